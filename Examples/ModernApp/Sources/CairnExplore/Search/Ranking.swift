import CairnCore

protocol Ranking {
  func sorted(_ huts: [Hut], from place: Coordinate) -> [Hut]
}

/// Tags of rankings.
enum Nearest {}
enum Highest {}

struct DistanceRanking: Ranking {
  func sorted(_ huts: [Hut], from place: Coordinate) -> [Hut] {
    huts.sorted { $0.position.distance(to: place) < $1.position.distance(to: place) }
  }
}

struct AltitudeRanking: Ranking {
  func sorted(_ huts: [Hut], from place: Coordinate) -> [Hut] {
    huts.sorted { $0.altitude > $1.altitude }
  }
}

import CairnCore

public final class HutComparison {
  public let first: Hut?
  public let second: Hut?
  private let ranking: any Ranking

  init(first: Hut.ID, second: Hut.ID, repository: any HutRepository, ranking: any Ranking) {
    self.first = repository.hut(first)
    self.second = repository.hut(second)
    self.ranking = ranking
  }

  public var winner: Hut? {
    let both = [first, second].compactMap { $0 }
    return ranking.sorted(both, from: Coordinate(latitude: 0, longitude: 0)).first
  }
}

import CairnCore

final class SearchInteractor {
  private let repository: any HutRepository
  private let nearest: any Ranking
  private let highest: any Ranking

  init(repository: any HutRepository, nearest: any Ranking, highest: any Ranking) {
    self.repository = repository
    self.nearest = nearest
    self.highest = highest
  }

  func huts(near place: Coordinate) -> [Hut] {
    nearest.sorted(repository.huts, from: place)
  }

  var highestHuts: [Hut] {
    highest.sorted(repository.huts, from: Coordinate(latitude: 0, longitude: 0))
  }
}

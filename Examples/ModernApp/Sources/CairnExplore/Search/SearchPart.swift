import DITranquillity

final class SearchPart: DIPart {
  static func load(container: DIContainer) {
    container.register { DistanceRanking() }.as(Ranking.self, tag: Nearest.self)
    container.register { AltitudeRanking() }.as(Ranking.self, tag: Highest.self)

    container.register(SearchController.self)
      .as(check: SearchView.self) { $0 }
      .injection(\.viewModel)
      .postInit { $0.title = "Find a hut" }
      .lifetime(.objectGraph)
      .root()
    container.register(SearchViewModel.init(interactor:))
      .injection(cycle: true, \.view)
      .injection(cycle: true, \.router)
      .lifetime(.objectGraph)
    container.register {
      SearchInteractor(
        repository: $0, nearest: by(tag: Nearest.self, on: $1),
        highest: by(tag: Highest.self, on: $2))
    }
  }
}

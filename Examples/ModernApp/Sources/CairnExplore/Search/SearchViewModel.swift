import CairnCore

public final class SearchViewModel {
  private let interactor: SearchInteractor
  weak var view: (any SearchView)?
  public internal(set) var router: ExploreRouter!
  public private(set) var results: [Hut] = []

  init(interactor: SearchInteractor) {
    self.interactor = interactor
  }

  public func search(near place: Coordinate) {
    show(interactor.huts(near: place))
  }

  public func searchHighest() {
    show(interactor.highestHuts)
  }

  public func open(_ index: Int) -> HutViewModel {
    router.open(results[index].id)
  }

  private func show(_ huts: [Hut]) {
    results = huts
    view?.show(huts)
  }
}

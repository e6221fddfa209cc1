import CairnExplore

protocol LinkHandler: AnyObject {
  func open(_ steps: [String]) -> String?
}

final class HutLinks: LinkHandler {
  private let router: ExploreRouter

  init(router: ExploreRouter) {
    self.router = router
  }

  func open(_ steps: [String]) -> String? {
    guard steps.count == 2, steps[0] == "huts" else { return nil }
    return router.open(steps[1]).hut?.name
  }
}

final class SearchLinks: LinkHandler {
  private let router: ExploreRouter

  init(router: ExploreRouter) {
    self.router = router
  }

  func open(_ steps: [String]) -> String? {
    guard steps == ["highest"] else { return nil }
    let viewModel = router.openSearch()
    viewModel.searchHighest()
    return viewModel.results.first?.name
  }
}

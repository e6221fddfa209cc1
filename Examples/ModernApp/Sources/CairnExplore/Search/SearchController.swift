import CairnCore

public final class SearchController: Controller, SearchView {
  public internal(set) var viewModel: SearchViewModel!
  public private(set) var names: [String] = []

  public override func viewDidLoad() {
    viewModel.search(near: Coordinate(latitude: 46.2, longitude: 11.3))
  }

  func show(_ huts: [Hut]) {
    names = huts.map(\.name)
  }
}

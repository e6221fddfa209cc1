import Core

public final class SearchViewController: Screen, SearchView {
  public private(set) var rows: [String] = []
  private let presenter: SearchPresenter

  init(presenter: SearchPresenter) {
    self.presenter = presenter
  }

  public override var title: String {
    return "Search"
  }

  /// Whether the three parts of this screen refer to each other.
  public var isWired: Bool {
    return presenter.view === self && presenter.interactor.output === presenter
  }

  public func tapSearch(from: String, to: String) {
    presenter.search(from: from, to: to)
  }

  func show(rows: [String]) {
    self.rows = rows
  }
}

import Core

protocol SearchView: AnyObject {
  func show(rows: [String])
}

final class SearchPresenter: SearchOutput {
  weak var view: SearchView?
  let interactor: SearchInteractor
  private let tracker: Tracker

  init(interactor: SearchInteractor, tracker: Tracker) {
    self.interactor = interactor
    self.tracker = tracker
  }

  func search(from: String, to: String) {
    tracker.note("search \(from)-\(to)")
    interactor.search(from: Port(name: from), to: Port(name: to))
  }

  func found(_ crossings: [Crossing]) {
    view?.show(rows: crossings.map { "\($0.from.name) - \($0.to.name) \($0.clockText)" })
  }

  func failed(_ error: Error) {
    view?.show(rows: ["No connection"])
  }
}

extension Crossing {
  /// The time as the board shows it.
  public var clockText: String {
    return [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

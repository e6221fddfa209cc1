import FerryCore

public final class TimetablePresenter {
  public internal(set) weak var view: TimetableView?
  public internal(set) var router: TimetableRouter!
  public let interactor: TimetableInteractor
  private let formatter: TimeFormatter

  init(interactor: TimetableInteractor, formatter: TimeFormatter) {
    self.interactor = interactor
    self.formatter = formatter
  }

  func load() {
    view?.show(interactor.departures().map(text))
  }

  func select(_ row: Int) {
    router.openBooking(for: interactor.departures()[row])
  }

  private func text(for crossing: Crossing) -> String {
    return formatter.text(crossing.departure) + " " + crossing.to.name
  }
}

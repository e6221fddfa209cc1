import FerryCore

public final class BookingPresenter {
  public internal(set) weak var view: BookingViewController?
  public internal(set) var router: BookingRouter!
  public let interactor: BookingInteractor
  public let crossing: Crossing
  public private(set) var forms: [PassengerForm] = []

  init(crossing: Crossing, interactor: BookingInteractor) {
    self.crossing = crossing
    self.interactor = interactor
  }

  public func add(_ form: PassengerForm) {
    forms.append(form)
  }

  @discardableResult
  public func book(payBy method: String) -> Ticket? {
    let passengers = forms.compactMap { $0.passenger }
    guard !passengers.isEmpty else {
      view?.message = "nobody to book for"
      return nil
    }
    let ticket = interactor.book(crossing, for: passengers, payBy: method)
    view?.message = interactor.receipt
    router.close()
    return ticket
  }
}

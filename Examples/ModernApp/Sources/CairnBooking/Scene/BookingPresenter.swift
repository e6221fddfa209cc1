import CairnCore

public final class BookingPresenter: BookingInteractorOutput {
  weak var view: BookingView?
  public let interactor: BookingInteractor
  public let router: BookingRouter

  init(interactor: BookingInteractor, router: BookingRouter) {
    self.interactor = interactor
    self.router = router
  }

  public func choose(_ stay: Stay) {
    interactor.choose(stay)
  }

  public func confirm() {
    interactor.pay()
  }

  func didQuote(_ price: String) {
    view?.show(price: price)
  }

  func didBook(_ booking: Booking) {
    view?.show(receipt: router.openReceipt(of: booking))
  }

  func didFail(_ reason: String) {
    view?.show(problem: reason)
  }
}

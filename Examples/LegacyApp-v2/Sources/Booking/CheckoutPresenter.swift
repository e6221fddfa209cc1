import Core

protocol CheckoutView: AnyObject {
  func show(total: String)
  func show(tickets: [Int])
  func show(problem: String)
}

final class CheckoutPresenter {
  weak var view: CheckoutView?
  var coordinator: CheckoutCoordinator!
  var gateways: [PaymentKind: PaymentGateway] = [:]
  private let booking: BookingService

  init(booking: BookingService) {
    self.booking = booking
  }

  func start() {
    view?.show(total: booking.totalText)
  }

  func pay(by kind: PaymentKind) {
    guard let gateway = gateways[kind] else {
      view?.show(problem: "Not offered here")
      return
    }
    do {
      view?.show(tickets: try booking.book(by: gateway))
      coordinator.finished()
    } catch {
      view?.show(problem: "Please log in")
    }
  }
}

/// Coordinates the screens after a checkout.
final class CheckoutCoordinator {
  static private(set) var created = 0

  weak var presenter: CheckoutPresenter?
  private(set) var isFinished = false

  init() {
    CheckoutCoordinator.created += 1
  }

  func finished() {
    isFinished = true
  }
}

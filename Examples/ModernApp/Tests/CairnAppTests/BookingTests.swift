import CairnApp
import CairnBooking
import CairnCore
import CairnNetwork
import DITranquillity
import Testing

private final class StoppedClock: Clock {
  let tonight = Night(100)
}

private final class GenerousGateway: PaymentGateway {
  private(set) var charges: [Int] = []

  func charge(_ cents: Int) -> Bool {
    charges.append(cents)
    return true
  }
}

extension CairnTests {
  @Suite("The booking of a stay")
  struct BookingTests {
    private let app = AppDelegate()

    @Test("with two doubles and the rest of the app as it is")
    func doubles() throws {
      let gateway = GenerousGateway()
      app.container.register(StoppedClock.init).as(Clock.self).test()
      app.container.register { gateway }.as(PaymentGateway.self).test()

      let session = try signIn()
      let controller = BookingController()
      session.prepare(controller)
      // More guests than the real gateway would pay for, tomorrow by the stopped clock.
      controller.presenter.choose(Stay(hut: "larch", first: Night(101), nights: 1, guests: 100))
      controller.presenter.confirm()
      #expect(controller.receipt != nil)
      #expect(gateway.charges.count == 1)
    }

    @Test("an expired token is renewed, and a busy server is asked again, but three times only")
    func server() throws {
      let backend: Backend = app.container.resolve()
      let session = try signIn()
      let controller = BookingController()
      session.prepare(controller)
      func book() {
        controller.presenter.choose(
          Stay(hut: "larch", first: Night(7 * 30_000), nights: 2, guests: 2))
        controller.presenter.confirm()
      }
      backend.expireTokens()
      book()
      backend.fail(times: 2)
      book()
      #expect(session.home.bookings.bookings.count == 2)
      backend.fail(times: 3)
      book()
      #expect(controller.problem == "The hut is not available.")
    }

    @Test("the scene's parts find each other, and leave nothing behind")
    func scene() throws {
      let session = try signIn()
      weak var gone: BookingPresenter?
      do {
        let controller = BookingController()
        session.prepare(controller)
        let presenter: BookingPresenter = controller.presenter
        #expect(presenter.interactor.hasOutput)
        #expect(presenter.router.controller === controller)
        #expect(presenter.interactor.basket === session.home.basket)
        gone = presenter
      }
      #expect(gone == nil)
    }

    @Test("a session's container ends with it, and the next member finds nothing of the last")
    func sessions() throws {
      weak var gone: DIContainer?
      do {
        let ada = try signIn()
        ada.home.favourites.add("raven")
        #expect(ada.home.welcome.text == "Good morning, Ada!")
        gone = ada.container
      }
      app.launch().sessions.signOut()
      #expect(gone == nil)
      #expect(try signIn("Ben").home.favourites.huts == [])
    }

    private func signIn(_ name: String = "Ada") throws -> Session {
      let sessions = app.launch().sessions
      return try #require(sessions.signIn(name: name, password: "edelweiss"))
    }
  }
}

import CairnApp
import CairnBooking
import CairnCore
import DITranquillity

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

/// The app in a test: two services are replaced, all others are real.
struct DoubleChecks {
  let stage: Stage
  var list: Checklist { stage.list }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    let container = stage.anotherContainer()
    let gateway = GenerousGateway()
    container.register(StoppedClock.init).as(Clock.self).test()
    container.register { gateway }.as(PaymentGateway.self).test()

    let calendar: StayCalendar = container.resolve()
    list.check(calendar.clock is StoppedClock, "a double takes the place of the original")
    let stay = Stay(hut: "larch", first: Night(101), nights: 1, guests: 100)
    list.check(calendar.canBook(stay), "and the app goes by it")
    list.equal(calendar.reminder(for: stay), Night(100), "everywhere")
    let real: StayCalendar = stage.container.resolve()
    list.check(!(real.clock is StoppedClock), "the app itself is not touched")

    let desk: PaymentDesk = container.resolve()
    list.check(desk.gateway === gateway, "a double is preferred in its users' framework, too")
    list.equal(
      (container.resolveMany() as [any PaymentGateway]).count, 2, "the original is still there")

    let coordinator: AppCoordinator = container.resolve()
    guard let session = coordinator.sessions.signIn(name: "Eve", password: "edelweiss") else {
      return list.check(false, "Eve can sign in")
    }
    let controller = BookingController()
    session.prepare(controller)
    controller.presenter.choose(stay)
    controller.presenter.confirm()
    list.equal(gateway.charges.count, 1, "a whole scene works with the doubles")
    list.check(controller.receipt != nil, "to its end")
    coordinator.sessions.signOut()
  }
}

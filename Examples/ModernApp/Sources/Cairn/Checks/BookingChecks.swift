import CairnApp
import CairnBooking
import CairnCore
import CairnNetwork
import DITranquillity

struct BookingChecks {
  let stage: Stage
  var list: Checklist { stage.list }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    guard let session = stage.coordinator.sessions.signIn(name: "Ada", password: "edelweiss")
    else { return list.check(false, "Ada can sign in") }
    let controller = BookingController()
    session.prepare(controller)
    ring(around: controller)
    list.check(
      controller.presenter.interactor.basket === session.home.basket,
      "the scene has the basket of the session")

    quotes(controller)
    booking(controller, session)
    problems(controller)
    papers(controller)
    list.check(usedScene(session).isGone, "a scene leaves nothing behind")
    stage.coordinator.sessions.signOut()
  }

  private func ring(around controller: BookingController) {
    let presenter: BookingPresenter = controller.presenter
    list.equal(controller.title, "Book", "the scene is prepared")
    list.check(presenter.interactor.hasOutput, "the interactor has found its presenter")
    list.check(presenter.router.controller === controller, "the router has found the controller")

    let other = BookingController()
    stage.coordinator.sessions.session?.prepare(other)
    list.check(other.presenter !== presenter, "another scene has other parts")
    list.check(
      other.presenter.interactor.basket === presenter.interactor.basket, "but the same basket")
  }

  private func quotes(_ controller: BookingController) {
    controller.presenter.confirm()
    list.equal(controller.problem, "Nothing is chosen.", "an empty basket is not paid for")
    controller.presenter.choose(stage.stay(guests: 2))
    list.equal(controller.price, "€85.00", "midweek, then the club's five euros")
    controller.presenter.choose(stage.stay(guests: 8))
    list.equal(controller.price, "€310.00", "midweek, then the group, then the club")
    controller.presenter.choose(stage.stay(guests: 2, nights: 5))
    list.equal(controller.price, "€245.00", "no midweek at the weekend")
    let past = Stay(hut: "larch", first: Night(3), nights: 1, guests: 1)
    controller.presenter.choose(past)
    list.equal(controller.problem, "That night is over.", "the calendar was connected")
  }

  private func booking(_ controller: BookingController, _ session: Session) {
    let stay = stage.stay(guests: 2)
    controller.presenter.choose(stay)
    list.check(session.home.basket.quote?.stay == stay, "the basket holds what was chosen")
    controller.presenter.confirm()
    list.equal(controller.receipt?.text, "No. 1001, Ada: €85.00", "the receipt has its arguments")
    list.check(session.home.basket.quote == nil, "the basket is empty again")
    list.equal(session.home.bookings.bookings.map(\.number), [1001], "the booking is kept")

    let reminders: Reminders = stage.container.resolve()
    list.equal(reminders.evenings, [stay.first.later(by: -2)], "a reminder is set, once")

    stage.backend.expireTokens()
    controller.presenter.choose(stay)
    controller.presenter.confirm()
    list.equal(
      session.home.bookings.bookings.map(\.number), [1001, 1002],
      "the client has the authenticator renew the token")
  }

  private func problems(_ controller: BookingController) {
    controller.presenter.choose(stage.stay(guests: 50))
    controller.presenter.confirm()
    list.equal(controller.problem, "The payment was refused.", "the gateway has its limit")
    let desk = controller.presenter.interactor.desk
    list.equal(
      desk.retry.attempts, 1, "a framework prefers its own policy to the default of another")
    stage.backend.fail(times: 3)
    controller.presenter.choose(stage.stay(guests: 1))
    controller.presenter.confirm()
    list.equal(controller.problem, "The hut is not available.", "three attempts are all")
  }

  private func papers(_ controller: BookingController) {
    let summary = controller.presenter.router.openSummary(of: stage.stay(guests: 2))
    list.equal(summary.text, "2 nights, €85.00", "an argument reaches an object further down")
    list.check(summary.images is RemoteImages, "this framework imports the network's images")
    list.equal(summary.image, "larch.jpeg", "which can be shown")
  }

  private func usedScene(_ session: Session) -> WeakReference {
    let controller = BookingController()
    session.prepare(controller)
    return WeakReference(object: controller.presenter)
  }
}

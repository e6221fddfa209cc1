import CairnApp
import CairnBooking
import CairnCore
import CairnStorage
import DITranquillity

struct AccountChecks {
  let stage: Stage
  var list: Checklist { stage.list }
  var sessions: SessionManager { stage.coordinator.sessions }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    list.check(sessions.signIn(name: "Ada", password: "wrong") == nil, "a password is checked")
    list.check(sessions.session == nil, "nobody is signed in")
    guest()
    let container = firstSession()
    list.check(container.isGone, "the container of a session ends with it")
    secondSession()
  }

  private func guest() {
    let controller = BookingController()
    stage.app.prepare(controller)
    list.check(
      controller.presenter.interactor.basket.owner === Member.guest,
      "without a session the basket is a guest's")
  }

  private func firstSession() -> WeakReference {
    guard let session = sessions.signIn(name: "Ada", password: "edelweiss") else {
      list.check(false, "Ada can sign in")
      return WeakReference()
    }
    list.equal(stage.support.lines.last, "event: signedIn(\"Ada\")", "signing in is noted")
    list.check(sessions.session === session, "the session is there")
    let home = session.home
    list.check(home === session.home, "a member has one home")
    list.equal(home.welcome.text, "Good morning, Ada!", "the greeting knows the member")
    list.check(home.basket.owner === session.member, "the guest's basket is gone")
    list.check(home.favourites.owner === session.member, "favourites are the member's")
    list.check(
      (home.bookings as? StoredBookings)?.owner === session.member, "bookings are the member's")
    home.favourites.add("raven")
    home.favourites.add("larch")
    list.equal(home.favourites.huts, ["larch", "raven"], "favourites are stored")

    let shared: any HutRepository = session.container.resolve()
    list.check(
      shared === stage.container.resolve() as any HutRepository,
      "what doesn't depend on the member is shared with the app")
    let greeting: Welcome = stage.container.resolve()
    list.equal(greeting.text, "Good morning, guest!", "no data of the member reaches the app")
    list.check(greeting !== home.welcome, "the session has its own greeting")
    list.check(
      session.container.resolve() as DIContainer === session.container, "a container knows itself")

    let container = WeakReference(object: session.container)
    sessions.signOut()
    list.check(sessions.session == nil, "the session is over")
    return container
  }

  private func secondSession() {
    guard let ada = sessions.signIn(name: "Ada", password: "edelweiss") else {
      return list.check(false, "Ada can sign in again")
    }
    let home = ada.home
    list.equal(home.favourites.huts, ["larch", "raven"], "stored favourites are still there")
    guard let ben = sessions.signIn(name: "Ben", password: "edelweiss") else {
      return list.check(false, "Ben can sign in")
    }
    list.check(ben.home !== home, "each session has its own home")
    list.check(ben.home.basket !== home.basket, "and a basket")
    list.equal(ben.home.favourites.huts, [], "and favourites")
    sessions.signOut()
  }
}

import DITranquillity
import FerryCore
import FerryFeatures

/// Each login has a scope with objects of its own.
struct SessionChecks {
  private let list: Checklist
  private let app: AppDelegate

  init(_ list: Checklist) throws {
    self.list = list
    app = try AppDelegate()
  }

  func run() throws {
    let store: SessionStore = *!app.container
    list.check(store.session == nil, "nobody is logged in")
    let ada = app.logIn("Ada")
    list.check(*!ada as SessionStore === store, "the store is the same for all")
    let session: Session = *!ada
    list.check(store.session === session, "and knows the session")
    list.check(session.tickets === *!ada as TicketRepository, "the session has its tickets")
    list.check(session.basket === *!ada as Basket, "and its basket")
    list.check(session.basket !== *!app.container as Basket, "which isn't the app's one")
    list.check(session.tickets.database === *!app.container as Database, "the database is")
    list.check(session.analytics.events == ["session"], "closures ran once, in their order")

    let profile = app.show("Profile") as! ProfileViewController
    list.check(profile.title == "Ada", "the profile is hers")
    list.check(
      profile.presenter.interactor.favourites === session.favourites, "with her favourites")
    session.favourites.toggle(Port(code: "TUR", name: "Turku"))
    session.favourites.toggle(Port(code: "OSL", name: "Oslo"))
    session.favourites.toggle(Port(code: "TUR", name: "Turku"))
    list.check(session.favourites.ports.map { $0.code } == ["OSL"], "she likes Oslo")

    let weakSession = WeakReference(session)
    app.logOut()
    list.check(store.session == nil, "she logged out")
    list.check(weakSession.object != nil, "who still holds the session keeps it")

    let ben = app.logIn("Ben")
    list.check(*!ben as Session !== session, "the next one has another session")
    list.check((*!ben as FavouritesRepository).ports.isEmpty, "and other favourites")
    list.check((*!ben as Session).analytics === session.analytics, "analytics are one for all")
    list.check(session.analytics.events.count == 2, "and have seen both")

    let guest = WeakReference(*!app.container.newLifeTimeScope() as Session)
    list.check(guest.object == nil, "a released scope releases its objects")
    let child = ben.newLifeTimeScope()
    list.check(*!child as Basket !== *!ben as Basket, "a nested scope shares no objects")
  }
}

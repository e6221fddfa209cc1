import Account
import Booking
import Core
import DITranquillity

extension Scenario {
  func login() throws {
    var news: [String] = []
    try container.resolve(EventBus.self).listen { news.append($0) }

    router.beginSession()
    let login = try router.show(LoginViewController.self)
    checks.isTrue("the presenter speaks to its screen", login.isWired)
    login.tapLogin(user: "ada", pin: "1234")
    checks.equal("a wrong number", login.problem, "Name or number are wrong")
    checks.equal("is a failure", try container.resolve(FailureCounter.self).failures, 1)
    login.tapLogin(user: "ada", pin: "1815")
    checks.isTrue("the right one", login.problem == nil && login.isClosed)
    checks.equal("all listeners are informed", news, ["login ada"])
    checks.equal("the vault has her token", try container.resolve(TokenVault.self).users, ["ada"])

    let session: SessionProvider = try *router.session
    checks.isTrue("the session is open", session.isOpen)
    checks.same(
      "the client of the session makes requests on her behalf",
      try router.session.resolve(ApiClient.self).session, session)
    let profile = try router.show(ProfileViewController.self)
    checks.equal("the server knows her", profile.greeting, "Hello, Ada")
    checks.isTrue("profiles are read", !profile.isEditable)
    let editor = try router.session.resolve(ProfileViewController.self, arg: true)
    checks.isTrue("or edited, if the argument says so", editor.isEditable)
  }

  func sessions() throws {
    let ada = router.session
    let other = container.newLifeTimeScope()
    let first: SessionProvider = try *ada
    checks.isTrue("a guest is still a guest", !(try container.resolve(SessionProvider.self).isOpen))
    checks.different("a new session shares nothing", first, try other.resolve(SessionProvider.self))
    checks.different(
      "with its own cart", try ada.resolve(Cart.self), try other.resolve(Cart.self))
    checks.same(
      "the same cart within a session", try ada.resolve(Cart.self), try ada.resolve(Cart.self))
    checks.same(
      "singles are everybody's", try ada.resolve(EventBus.self), try other.resolve(EventBus.self))
    checks.same(
      "lazy ones too", try ada.resolve(Tracker.self), try container.resolve(Tracker.self))

    let window = router.secondWindow()
    checks.same(
      "a second window has the session's cart", try window.resolve(Cart.self),
      try ada.resolve(Cart.self))
    checks.same("and its passenger", try window.resolve(SessionProvider.self), first)
    let tabs: TabBarController = try *window
    checks.same("what the window makes first", tabs, try ada.resolve(TabBarController.self))
    tabs.loadIfNeeded()
    checks.equal(
      "three dependencies in one closure", tabs.tabs.map { $0.title },
      ["Search", "Wallet", "Profile"])

    let grace = container.newLifeTimeScope()
    try grace.resolve(LoginViewController.self).tapLogin(user: "grace", pin: "1906")
    checks.equal(
      "two passengers at once",
      [
        try ada.resolve(ProfileRepository.self).passengerName(),
        try grace.resolve(ProfileRepository.self).passengerName(),
      ], ["Ada", "Grace"])
    let guest: ProfileViewController = try *container
    guest.loadIfNeeded()
    checks.equal("and a guest has no name", guest.greeting, "Hello, guest")
  }

  func logout() throws {
    let alive = Cart.alive
    var session: DIContainer? = container.newLifeTimeScope()
    let cart = Watch(try session?.resolve(Cart.self))
    let service = Watch(try session?.resolve(BookingService.self))
    let login = Watch(try session?.resolve(LoginViewController.self))
    checks.isTrue("screens live as long as they are shown", !login.isAlive)
    checks.isTrue("a session keeps its objects", cart.isAlive && service.isAlive)
    session = nil
    checks.isTrue("and releases them when it ends", !cart.isAlive && !service.isAlive)
    checks.equal("so carts don't pile up", Cart.alive, alive)

    router.endSession()
    checks.isTrue("nobody is left", router.isGuest && router.stack.screens.isEmpty)
  }
}

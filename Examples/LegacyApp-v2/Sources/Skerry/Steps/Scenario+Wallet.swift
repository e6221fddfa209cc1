import Booking
import Core
import DITranquillity
import Wallet

extension Scenario {
  func wallet() throws {
    let session = router.session
    // The wallet existed before Ada had tickets.
    let wallet: WalletViewController = try *session
    checks.same("screen and presenter found each other", wallet.presenter.screen!, wallet)
    checks.same(
      "for the whole session", wallet.presenter, try session.resolve(WalletPresenter.self))
    let window = container.newLifeTimeScope()
    let presenter: WalletPresenter = try *window
    checks.same("also when the presenter comes first", presenter.screen!.presenter, presenter)

    let ticket = try router.showTicket(101)
    checks.equal("made out of a number", ticket.title, "Lindo - Vastra")
    checks.equal("paid by", ticket.ticket?.receipt, "card-1")
    checks.equal("the renderer was requested by name", ticket.barcode, "|101|")
    checks.equal("the colour is the wallet's", ticket.palette.accent, "amber")
    checks.equal("no such ticket", try router.showTicket(7).title, "No such ticket")
    router.stack.pop()

    checks.equal("all tickets share the pictures", BarcodeCache.created, 1)
    checks.same(
      "as long as one is there", ticket.cache, try container.resolve(BarcodeCache.self))
    ticket.cache = nil
    checks.isTrue("then they go", try container.resolve(BarcodeCache?.self) != nil)
    checks.equal("and are made again", BarcodeCache.created, 2)

    checks.same(
      "renderers by name", try container.resolve(BarcodeRenderer.self, name: "boat"),
      try session.resolve(BarcodeRenderer.self, name: "boat"))
    checks.different(
      "one registration, two names, two objects",
      try container.resolve(BarcodeRenderer.self, name: "boat"),
      try container.resolve(BarcodeRenderer.self, name: "stripes"))
    checks.fails("no such name", try container.resolve(BarcodeRenderer.self, name: "dots")) {
      guard case .typeForNameNotFound(let type, let name, let infos) = $0 else { return false }
      return type == BarcodeRenderer.self && name == "dots" && infos.count == 2
    }

    checks.fails("a banner needs a season", try container.resolve(WalletBanner.self)) {
      guard case .initialMethodNotFound(let info, let signature) = $0 else { return false }
      return info.type == WalletBanner.self && "\(signature)" == "(DIContainer) throws -> Any"
    }
    checks.fails("not only a year", try container.resolve(WalletBanner.self, arg: 2017)) {
      guard case .initialMethodNotFound(_, let signature) = $0 else { return false }
      return "\(signature)" == "(DIContainer, Int) throws -> Any"
    }
    let banner = try container.resolve(WalletBanner.self, arg: "summer", 2017)
    checks.equal("two arguments", banner.text, "Have a nice summer 2017")
    checks.same(
      "kept: other arguments come late", banner,
      try session.resolve(WalletBanner.self, arg: "autumn"))
    let lockScreen: WalletBanner = try session.resolve(name: "lock screen", arg: "autumn")
    checks.equal("a name has its own", lockScreen.text, "Have a nice autumn")
  }

  func help() throws {
    HelpStoryboard.install()
    let session = router.session
    let tickets = try session.resolve(UIStoryboard.self, name: "tickets")
    let booking = try session.resolve(UIStoryboard.self, name: "booking")
    func lines(_ storyboard: UIStoryboard) -> [String] {
      let frame = storyboard.instantiateInitialViewController() as? UINavigationController
      let screen = frame?.topViewController as? HelpViewController
      screen?.loadViewIfNeeded()
      return screen?.lines ?? []
    }
    checks.equal(
      "the wallet's help is the wallet's", lines(tickets), ["How to show a ticket (amber)"])
    checks.equal("the booking's is its own", lines(booking), ["How to pay (teal)"])
    checks.equal("whichever was shown last", lines(tickets), ["How to show a ticket (amber)"])
    let screen = HelpViewController()
    checks.fails("from outside, both are meant", try session.resolve(screen)) {
      guard case .ambiguousType(let type, _) = $0 else { return false }
      return type == HelpViewController.self
    }
    try session.resolve(screen, from: BookingModule.self)
    checks.equal("unless the module is named", screen.topic, "How to pay")
  }

  func settings() throws {
    let screen: Screen = SettingsViewController()
    try router.session.resolve(screen)
    let settings = screen as! SettingsViewController
    settings.loadIfNeeded()
    checks.equal("injected by its class, not by its static type", settings.timesWired, 1)
    checks.isTrue("all three", settings.store != nil && settings.journal != nil)
    checks.isTrue("the session is Ada's", settings.session.isOpen)
    settings.tapRemember(port: "Lindo")
    checks.equal(
      "the store is the one on disk",
      try container.resolve(KeyValueStore.self, tag: StoreKind.disk).string(forKey: "home port"),
      "Lindo")
    checks.same(
      "the session knows the screen now",
      try router.session.resolve(SettingsViewController.self), settings)
    checks.fails("others don't", try container.resolve(SettingsViewController.self)) {
      guard case .initialMethodNotFound(let info, _) = $0 else { return false }
      return info.type == SettingsViewController.self
    }
    let second = SettingsViewController()
    try router.session.resolve(second)
    checks.same(
      "a second one takes its place", try router.session.resolve(byTypeOf: settings), second)
    checks.fails("a screen of an unregistered class", try container.resolve(Screen())) {
      guard case .typeNotFound(let type) = $0 else { return false }
      return type == Screen.self
    }
  }
}

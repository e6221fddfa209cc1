import Booking
import Core
import DITranquillity

extension Scenario {
  /// The same app on a kiosk machine: one passenger after another.
  func kiosk() throws {
    let buses = EventBus.created
    let builder = DIContainerBuilder()
    let lines = DIContainerBuilder()
    lines.register { Tug() }
    DISetting.defaultLifeTime = .lazySingle
    builder.register(module: AppModule())
    lines.register { Anchor() }
      .injection { $0.chain = $1 }
    DISetting.defaultLifeTime = .perDependency
    lines.register { Chain() }
    DISetting.defaultLifeTime = .perScope

    let kiosk = try builder.build()
    checks.equal("another build makes its own singles", EventBus.created, buses + 1)
    checks.different(
      "not shared", try kiosk.resolve(EventBus.self), try container.resolve(EventBus.self))
    let next = kiosk.newLifeTimeScope()
    checks.same(
      "what names no lifetime has the one of the settings",
      try kiosk.resolve(BookingService.self), try next.resolve(BookingService.self))
    checks.different(
      "what names one keeps it", try kiosk.resolve(Cart.self), try next.resolve(Cart.self))
    checks.different(
      "scopes of two builds can't be one",
      try kiosk.newLifeTimeScope().useScope(from: container).resolve(Cart.self),
      try container.resolve(Cart.self))

    let harbour = try lines.build()
    let far = harbour.newLifeTimeScope()
    checks.different(
      "before the change: per scope", try harbour.resolve(Tug.self), try far.resolve(Tug.self))
    checks.same(
      "then: a lazy single", try harbour.resolve(Anchor.self), try far.resolve(Anchor.self))
    checks.different(
      "then: a new one each time", try far.resolve(Chain.self), try far.resolve(Chain.self))

    let closed = DIContainerBuilder()
    closed.register(module: TerminalModule())
    checks.fails("components are internal", try closed.build().resolve(Lookout.self)) {
      guard case .noAccess(_, let modules) = $0 else { return false }
      return modules.map { $0.1 } == [["HarbourModule"]]
    }
    let open = DIContainerBuilder()
    DISetting.defaultComponentScope = .public
    open.register(module: TerminalModule())
    DISetting.defaultComponentScope = .internal
    checks.equal(
      "unless the settings say otherwise", try open.build().resolve(Lookout.self).vessel.name,
      "barge")
  }
}

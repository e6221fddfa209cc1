import DIEngine
import TestSupport
import Testing

@Suite("External instances", .keepingTaskInstances)
struct ExternalInjectionTests {
  final class Screen {
    var title: Title?
    var runs = 0
  }
  final class Title {
    let screen: Screen
    init(_ screen: Screen) { self.screen = screen }
  }

  /// Registration lines that no other test uses, so that process-wide instances aren't shared.
  static let lines = Counter()
  static let kept: [LifetimeKind] = [
    .graph, .scope, .scopeUntilCleaned, .engine, .process, .perTask,
  ]

  private func container(
    _ style: RawContainer.Style, _ lifetime: Lifetime, line: Int = lines.add()
  ) -> RawContainer {
    let c = RawContainer(style)
    let component = Component(
      of: Screen.self, file: "ExternalInstancePolicy", line: line, behaviour: style.behaviour,
      lifetime: lifetime, factory: .missing(Screen.self))
    c.add(component, style).inject { (screen: Screen, title: Title) in
      screen.title = title
      screen.runs += 1
    }
    c.declare(style, Title.init)
    return c
  }

  @Test(
    "V2-51 V3-84 the object's own injections find it in place of the one that it replaces",
    arguments: [RawContainer.Style.withdrawing, .immediate], kept)
  func replacedBeforeInjections(style: RawContainer.Style, kept: LifetimeKind) throws {
    let c = container(style, Lifetime(kept))
    let first = Screen()
    try c.inject(first)
    // Requested twice, so that readers find it without a lock.
    for _ in 0..<2 where kept != .graph { #expect(try c.get(Screen.self) === first) }
    let second = Screen()
    try c.inject(second)
    #expect(second.title?.screen === second)
  }

  @Test(
    "V3-84 V1-43 the object's own injections find it", arguments: kept,
    RawContainer.Style.allCases)
  func foundByInjections(kept: LifetimeKind, style: RawContainer.Style) throws {
    let c = container(style, Lifetime(kept))
    let screen = Screen()
    try c.inject(screen)
    #expect(screen.title?.screen === screen)
    #expect(screen.runs == 1)
  }

  @Test("V1-43 an object that isn't cached is still the root that cycles lead back to")
  func unkeptRoot() throws {
    for style in CycleTests.deferring {
      let c = container(style, Lifetime(.nowhere))
      let screen = Screen()
      try c.inject(screen)
      #expect(screen.title?.screen === screen)
    }
  }

  @Test(
    "V2-51 V3-83 the others cache the last object, and don't inject a cached one again",
    arguments: [RawContainer.Style.withdrawing, .immediate],
    [LifetimeKind.scope, .scopeUntilCleaned, .engine, .process, .perTask])
  func replace(style: RawContainer.Style, kept: LifetimeKind) throws {
    let c = container(style, Lifetime(kept))
    let first = Screen()
    let second = Screen()
    try c.inject(first)
    try c.inject(first)
    // Requested twice, so that the instance is cached and found without a lock.
    for _ in 0..<2 { #expect(try c.get(Screen.self) === first) }
    try c.inject(second)
    for _ in 0..<2 { #expect(try c.get(Screen.self) === second) }
    #expect(first.runs == 1)
    #expect(second.runs == 1)
    try c.inject(first)
    #expect(try c.get(Screen.self) === first)
    #expect(first.runs == 2)
  }

  protocol Titled: AnyObject {}
  final class Made: Titled {}

  @Test(
    "V3-83 a replaced object is replaced under every type and for every owner",
    arguments: [LifetimeKind.scope, .engine])
  func replacedEverywhere(kept: LifetimeKind) throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(kept)) { Made() }.offered(as: (any Titled).self)
    c.declare(.immediate) { (one: any Titled, two: Made) in [one, two] }
    for _ in 0..<2 { _ = try c.get([any Titled].self) }
    let object = Made()
    try c.inject(object)
    #expect(try c.get(Made.self) === object)
    #expect(try c.get((any Titled).self) === object)
    #expect(try c.get((any Titled)?.self) === object)
    #expect(try c.get([any Titled].self).allSatisfy { $0 === object })
    #expect(try RawContainer(viewing: c.scope).get(Made.self) === object)
  }

  @Test("a replaced process-wide object is found after the release of its engine")
  func processOutlivesEngine() throws {
    let lifetime = Lifetime(.process)
    let line = Self.lines.add()
    let far = container(.immediate, lifetime, line: line)
    do {
      let c = container(.immediate, lifetime, line: line)
      try c.inject(Screen())
      for _ in 0..<2 { _ = try c.get(Screen.self) }
    }
    let second = Screen()
    try far.inject(second)
    #expect(try far.get(Screen.self) === second)
  }

  @Test("a failed injection caches nothing", arguments: RawContainer.Style.allCases)
  func failed(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let calls = Counter()
    c.declare(style, kept: Lifetime(.scope)) { Screen() }.run { _, screen in
      screen.runs += 1
      if calls.add() == 1 { throw Refusal() }
    }
    let screen = Screen()
    #expect(try failure { try c.inject(screen) }.kind.name == "user")
    let made = try c.get(Screen.self)
    #expect(made !== screen)
    #expect(made.runs == 1)
  }
}

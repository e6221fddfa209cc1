import DIEngine
import TestSupport
import Testing

@Suite("Memory")
struct MemoryTests {
  final class Thing: Counted {
    var other: Other?
    var all: [Thing] = []
  }
  final class Other: Counted {
    var thing: Thing?
  }

  @Test(
    "objects of a cycle are released once it is broken", arguments: RawContainer.Style.allCases,
    [Lifetime(.graph), Lifetime(.engine, .weak)])
  func cycle(style: RawContainer.Style, lifetime: Lifetime) throws {
    let c = RawContainer(style)
    let living = Counter()
    c.declare(style, kept: lifetime) { Thing(living) }.inject(later: true) { $0.other = $1 }
    c.declare(style, kept: lifetime) { Other(living) }.inject(later: true) { $0.thing = $1 }
    do {
      let thing = try c.get(Thing.self)
      #expect(thing.other?.thing === thing)
      thing.other?.thing = nil
      #expect(living.value == 2)
    }
    #expect(living.value == 0)
  }

  @Test(
    "shared objects are released with their cache",
    arguments: [LifetimeKind.scope, .scopeUntilCleaned, .engine])
  func kept(kept: LifetimeKind) throws {
    let living = Counter()
    var engine: Engine? = Engine()
    var c: RawContainer? = RawContainer(.immediate, engine: try #require(engine))
    c?.declare(.immediate, kept: Lifetime(kept)) { Thing(living) }
      .offered(as: Counted.self).run(later: true) { _, _ in }
    for _ in 0..<2 {
      _ = try c?.get(Thing.self)
      _ = try c?.get(Counted.self)
    }
    #expect(living.value == 1)
    c = nil
    #expect(living.value == (kept == .engine ? 1 : 0))
    engine = nil
    #expect(living.value == 0)
    withExtendedLifetime((c, engine)) {}
  }

  @Test("a replaced object is released with its scope at the latest")
  func replaced() throws {
    let living = Counter()
    do {
      let c = RawContainer(.immediate)
      c.declare(.immediate, kept: Lifetime(.scope)) { Thing(living) }.offered(as: Counted.self)
      for _ in 0..<2 {
        _ = try c.get(Thing.self)
        _ = try c.get(Counted.self)
      }
      try c.inject(Thing(living))
      _ = try c.get(Counted.self)
      #expect(living.value >= 1)
    }
    #expect(living.value == 0)
  }

  /// Releases an engine after a use, and returns the number of surviving objects that its closures
  /// captured.
  private func leftBehind(_ use: (RawContainer, Counted) throws -> Void) throws -> Int {
    let living = Counter()
    weak var engine: Engine?
    weak var registry: Registry?
    weak var scope: Scope?
    do {
      let c = RawContainer(.immediate)
      (engine, registry, scope) = (c.scope.engine, c.scope.engine.registry, c.scope)
      try use(c, Counted(living))
    }
    #expect(engine == nil)
    #expect(registry == nil)
    #expect(scope == nil)
    return living.value
  }

  @Test("an engine and the captures of its closures are released")
  func engine() throws {
    let left = try leftBehind { c, captured in
      c.declare(.immediate, kept: Lifetime(.graph)) { () -> Hub in
        withExtendedLifetime(captured) {}
        return Hub()
      }
      .inject(later: true) { (hub: Hub, rim: Rim?) in withExtendedLifetime(captured) {} }
      c.declare(.immediate, kept: Lifetime(.graph), Rim.init)
      _ = try c.get(Rim.self)
      _ = try c.get(Hub?.self)
      _ = try? c.get(Int.self)
    }
    #expect(left == 0)
  }

  @Test("an engine whose initializers depend on each other is released")
  func initializerCycle() throws {
    let left = try leftBehind { c, captured in
      c.declare(.immediate, Ring1.init)
      c.declare(.immediate, Ring2.init)
      c.declare(.immediate) { (_: Ring1) in
        withExtendedLifetime(captured) {}
        return Ring3()
      }
      _ = try failure { _ = try c.get(Ring1.self) }
    }
    #expect(left == 0)
  }

  @Test("an engine with an object that receives all of its kind is released")
  func manyWithOwner() throws {
    for kept in [LifetimeKind.nowhere, .engine] {
      let left = try leftBehind { c, captured in
        c.declare(.immediate, kept: Lifetime(kept)) { (_: All<Hub?>) in
          withExtendedLifetime(captured) {}
          return Hub()
        }
        .inject(later: true) { (_: Hub, _: All<Hub>) in }
        _ = try c.get(Hub.self)
        _ = try c.scope.resolveMany(Hub.self, omittingRefused: false, for: c)
      }
      #expect(left == 0)
    }
  }

  @Test("an engine with deferred requests in a ring is released")
  func delayedRing() throws {
    final class One {
      let two: Later<Two>
      init(_ two: Later<Two>) { self.two = two }
    }
    final class Two {
      init(_ one: Later<One>) {}
    }
    let left = try leftBehind { c, captured in
      c.declare(.immediate, One.init)
      c.declare(.immediate) { (one: Later<One>) in
        withExtendedLifetime(captured) {}
        return Two(one)
      }
      _ = try c.get(One.self).two.value()
    }
    #expect(left == 0)
  }

  @Test("an engine registered in between is released")
  func recompiled() throws {
    let left = try leftBehind { c, captured in
      for line in 0..<5 {
        c.declare(.immediate, kept: Lifetime(.scope), line: line) { () -> Hub in
          withExtendedLifetime(captured) {}
          return Hub()
        }
        _ = try? c.get(Hub.self)
      }
    }
    #expect(left == 0)
  }
}

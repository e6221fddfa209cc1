import DIEngine
import TestSupport
import Testing

@Suite("Lifetimes", .keepingTaskInstances)
struct LifetimeTests {
  final class Thing {
    var other: Thing?
  }
  struct Value: Equatable {
    var number: Int
  }

  /// Compares an object of one container with objects of the same container, of another container of
  /// the same engine, and of another engine.
  private func sameness(
    _ lifetime: Lifetime, line: Int
  ) throws -> (container: Bool, engine: Bool, process: Bool) {
    let engine = Engine()
    let one = RawContainer(.immediate, engine: engine)
    let two = RawContainer(.immediate, engine: engine)
    let far = RawContainer(.immediate)
    for c in [one, far] { c.declare(.immediate, kept: lifetime, line: line) { Thing() } }
    let first = try one.get(Thing.self)
    return (
      try one.get(Thing.self) === first, try two.get(Thing.self) === first,
      try far.get(Thing.self) === first
    )
  }

  @Test(
    "V1-40 V1-41 V2-44 V3-60 V3-61 the requests that share an object",
    arguments: [Lifetime.Strength.strong, .weak])
  func whoShares(strength: Lifetime.Strength) throws {
    let line = strength == .strong ? 1 : 2
    let nowhere = try sameness(Lifetime(.nowhere, strength), line: line)
    #expect(nowhere == (false, false, false))
    let graph = try sameness(Lifetime(.graph, strength), line: line)
    #expect(graph == (false, false, false))
    let scope = try sameness(Lifetime(.scope, strength), line: line)
    #expect(scope == (true, false, false))
    let cleaned = try sameness(Lifetime(.scopeUntilCleaned, strength), line: line)
    #expect(cleaned == (true, false, false))
    let engine = try sameness(Lifetime(.engine, strength), line: line)
    #expect(engine == (true, true, false))
    let process = try sameness(Lifetime(.process, strength), line: line)
    #expect(process == (true, true, true))
  }

  @Test("V3-60 another line is another process-wide object")
  func otherLine() throws {
    let one = RawContainer(.immediate)
    let two = RawContainer(.immediate)
    one.declare(.immediate, kept: Lifetime(.process), line: 11) { Thing() }
    two.declare(.immediate, kept: Lifetime(.process), line: 12) { Thing() }
    #expect(try one.get(Thing.self) !== two.get(Thing.self))
  }

  static let shared: [LifetimeKind] = [
    .scope, .scopeUntilCleaned, .engine, .process, .perTask,
  ]

  @Test("V3-62 V2-44 a weak object is released and created again", arguments: shared)
  func weakDies(kept: LifetimeKind) throws {
    let c = RawContainer(.immediate)
    let made = Counter()
    c.declare(.immediate, kept: Lifetime(kept, .weak), line: 100) { () -> Thing in
      made.add()
      return Thing()
    }
    var thing: Thing? = try c.get()
    #expect(try c.get(Thing.self) === thing)
    #expect(made.value == 1)
    weak let watched = thing
    thing = nil
    #expect(watched == nil)
    thing = try c.get()
    #expect(made.value == 2)
    withExtendedLifetime(thing) {}
  }

  @Test("V2-44 a weak object first requested as an Optional is not lost", arguments: shared)
  func weakThroughOptional(kept: LifetimeKind) throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(kept, .weak), line: 110) { Thing() }
    let thing = try #require(try c.get(Thing?.self))
    #expect(try c.get(Thing.self) === thing)
    let twice = try c.get(Thing??.self)
    #expect(twice.flatMap { $0 } === thing)
  }

  @Test(
    "V3-62 an object graph has the same weak object in all its branches", arguments: shared,
    RawContainer.Style.allCases)
  func weakInOneGraph(kept: LifetimeKind, style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let made = Counter()
    // A separate line for each style: process-wide instances are identified by their registration
    // line.
    let line = 120 + RawContainer.Style.allCases.firstIndex(of: style)!
    c.declare(style, kept: Lifetime(kept, .weak), line: line) { () -> Thing in
      made.add()
      return Thing()
    }
    // The first branch releases the object before the second one requests it.
    c.declare(style) { (_: Thing) in Value(number: 0) }
    c.declare(style) { (_: Value, _: Thing) in [1] }.inject { (_: [Int], _: Thing) in }
    _ = try c.get([Int].self)
    #expect(made.value == 1)
  }

  @Test(
    "V3-62 a weak object that was finished before stays the same in all branches of an object graph",
    arguments: shared, RawContainer.Style.allCases)
  func finishedWeakInOneGraph(kept: LifetimeKind, style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let made = Counter()
    let line = 140 + RawContainer.Style.allCases.firstIndex(of: style)!
    c.declare(style, kept: Lifetime(kept, .weak), line: line) { () -> Thing in
      made.add()
      return Thing()
    }
    let held = Guarded<Thing?>(try c.get())
    // The first branch releases the last reference to the object before the second one requests it.
    c.declare(style) { (_: Thing) in
      held.value = nil
      return Value(number: 0)
    }
    c.declare(style) { (_: Value, _: Thing) in [1] }.inject { (_: [Int], _: Thing) in }
    _ = try c.get([Int].self)
    #expect(made.value == 1)
  }

  @Test("V3-61 cleaning replaces the objects of the scope and no others")
  func clean() throws {
    let c = RawContainer(.immediate)
    let lifetimes: [LifetimeKind] = [.scopeUntilCleaned, .scope, .engine]
    for (index, kept) in lifetimes.enumerated() {
      c.declare(.immediate, kept: Lifetime(kept), line: 200 + index) { Thing() }
        .named("cleaned \(index)")
    }
    let other = RawContainer(.immediate, engine: c.scope.engine)
    let before = try (0..<3).map { try c.get(Thing.self, name: "cleaned \($0)") }
    let untouched = try other.get(Thing.self, name: "cleaned 0")
    c.scope.clean()
    let after = try (0..<3).map { try c.get(Thing.self, name: "cleaned \($0)") }
    #expect(zip(before, after).map { $0 === $1 } == [false, true, true])
    #expect(try c.get(Thing.self, name: "cleaned 0") === after[0])
    #expect(try other.get(Thing.self, name: "cleaned 0") === untouched)
  }

  @Test("V3-62 values are cached strongly, and never weakly", arguments: shared)
  func values(kept: LifetimeKind) throws {
    for strength in [Lifetime.Strength.strong, .weak] {
      let c = RawContainer(.immediate)
      let made = Counter()
      c.declare(.immediate, kept: Lifetime(kept, strength), line: 300) {
        Value(number: made.add())
      }
      #expect(try c.get(Value.self).number == 1)
      #expect(try c.get(Value.self).number == (strength == .strong ? 1 : 2))
    }
  }

  @Test(
    "V3-12 nil from a factory is never cached",
    arguments: [
      LifetimeKind.nowhere, .graph, .scope, .scopeUntilCleaned, .engine, .process, .perTask,
    ])
  func nilIsNotKept(kept: LifetimeKind) throws {
    let c = RawContainer(.immediate)
    let calls = Counter()
    c.declare(.immediate, kept: Lifetime(kept), line: 400) { () -> Thing? in
      calls.add() < 3 ? nil : Thing()
    }
    #expect(try c.get(Thing?.self) == nil)
    #expect(try failure { _ = try c.get(Thing.self) }.kind.name == "nilFactory")
    let thing = try c.get(Thing.self)
    #expect(calls.value == 3)
    let isShared = Lifetime(kept).isShared
    #expect((try c.get(Thing?.self) === thing) == isShared)
    #expect(calls.value == (isShared ? 3 : 4))
  }

  @Test("V1-32 V3-63 an object is cached after the initializer and the immediate injections")
  func entersAfterInjections() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(.scope)) { Thing() }.run { c, _ in
      let failure = try failure { _ = try c.get(Thing.self) }
      #expect(failure.kind.name == "recursion")
    }
    .run(later: true) { c, thing in
      let same = try c.get(Thing.self)
      #expect(same === thing)
      thing.other = thing
    }
    let thing = try c.get(Thing.self)
    #expect(thing.other === thing)
    thing.other = nil
  }

  @Test("V1-38 V3-59 an object can be created before any request, once")
  func eager() throws {
    let c = RawContainer(.deferring)
    let made = Counter()
    let thing = c.declare(.deferring, kept: Lifetime(.engine, isEager: true)) { () -> Thing in
      made.add()
      return Thing()
    }
    .named("eager")
    .run { _, _ in made.add(10) }
    for _ in 0..<2 { try c.scope.createEagerly(thing.component, for: c) }
    _ = try c.get(Thing.self)
    #expect(made.value == 11)
    let name = QualifierInterner.shared.name("eager")
    try c.scope.createEagerly(thing.component, name, for: c)
    _ = try c.get(Thing.self, name: "eager")
    #expect(made.value == 22)
  }
}

import DIEngine
import TestSupport
import Testing

@Suite("Order of initializers and injections")
struct OrderTests {
  final class Root {
    init(_ left: Left, _ right: Right) {}
  }
  final class Left {}
  final class Right {}
  final class Late {}

  private func register(
    in c: RawContainer, _ style: RawContainer.Style, _ lifetime: Lifetime, _ log: Received<String>
  ) {
    c.closure(style, kept: lifetime) { c in
      let root = Root(try c.get(), try c.get())
      log("root.init")
      return root
    }
    .run { c, _ in
      log("root.dep1")
      _ = try c.get(Late.self)
    }
    .run { _, _ in log("root.dep2") }
    c.closure(style, kept: lifetime) { _ -> Left in
      log("l.init")
      return Left()
    }
    .run { _, _ in log("l.dep") }
    c.closure(style, kept: lifetime) { _ -> Right in
      log("r.init")
      return Right()
    }
    .run { _, _ in log("r.dep") }
    c.closure(style, kept: lifetime) { _ -> Late in
      log("late.init")
      return Late()
    }
    .run { _, _ in log("late.dep") }
  }

  @Test(
    "V1-29 V2-34 injections wait for the root object, then run owner first",
    arguments: [RawContainer.Style.deferring, .withdrawing],
    [Lifetime(.nowhere), Lifetime(.scope), Lifetime(.engine, .weak)])
  func ownerFirst(style: RawContainer.Style, lifetime: Lifetime) throws {
    let c = RawContainer(style)
    let log = Received<String>()
    register(in: c, style, lifetime, log)
    let root = try c.get(Root.self)
    #expect(
      log.all == [
        "l.init", "r.init", "root.init", "root.dep1", "late.init", "root.dep2", "l.dep", "r.dep",
        "late.dep",
      ])
    withExtendedLifetime(root) {}
  }

  final class X {
    init(p: P, q: Q) {}
  }
  final class P {
    init(one: P1) {}
  }
  final class P1 {}
  final class Q {}

  @Test(
    "V2-34 pre-order over three levels, siblings in order of their requests",
    arguments: [RawContainer.Style.deferring, .withdrawing])
  func preOrder(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let log = Received<String>()
    c.declare(style, X.init).run { _, _ in log("X") }
    c.declare(style, P.init).run { _, _ in log("P") }
    c.declare(style) { P1() }.run { _, _ in log("P1") }
    c.declare(style) { Q() }.run { _, _ in log("Q") }
    _ = try c.get(X.self)
    #expect(log.all == ["X", "P", "P1", "Q"])
  }

  @Test(
    "V2-33 V3-74 injections in order of declaration, then post-init",
    arguments: RawContainer.Style.allCases)
  func lastAction(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let log = Received<String>()
    c.declare(style) { () -> Late in
      log("init")
      return Late()
    }
    .finally { _, _ in log("last") }
    .run { _, _ in log("1") }
    .run { _, _ in log("2") }
    _ = try c.get(Late.self)
    #expect(log.all == ["init", "1", "2", "last"])
  }

  @Test("V3-74 parameters left to right, injections before the requester continues")
  func atOnce() throws {
    let c = RawContainer(.immediate)
    let log = Received<String>()
    register(in: c, .immediate, Lifetime(.nowhere), log)
    _ = try c.get(Root.self)
    #expect(
      log.all == [
        "l.init", "l.dep", "r.init", "r.dep", "root.init", "root.dep1", "late.init", "late.dep",
        "root.dep2",
      ])
  }

  final class Outer {
    init(_ inner: Inner) {}
  }
  final class Inner {}

  @Test("V3-75 deferred work runs after all creations: inner objects first, new ones last")
  func innerFirst() throws {
    let c = RawContainer(.immediate)
    let log = Received<String>()
    c.declare(.immediate, Outer.init)
      .run(later: true) { c, _ in
        log("outer 1")
        _ = try c.get(Late.self)
      }
      .run(later: true) { _, _ in log("outer 2") }
    c.declare(.immediate) { Inner() }.run(later: true) { _, _ in log("inner") }
    c.declare(.immediate) { Late() }.run(later: true) { _, _ in log("late") }
    _ = try c.get(Outer.self)
    #expect(log.all == ["inner", "outer 1", "outer 2", "late"])
  }

  @Test("V3-76 post-init is deferred exactly if an injection of the same object is")
  func lastActionWaits() throws {
    let c = RawContainer(.immediate)
    let log = Received<String>()
    c.declare(.immediate) { Left() }.run { _, _ in log("left now") }
      .finally { _, _ in log("left last") }
    c.declare(.immediate) { (_: Left) in Right() }
      .run(later: true) { _, _ in log("right later") }
      .run { _, _ in log("right now") }
      .finally { _, _ in log("right last") }
    _ = try c.get(Right.self)
    #expect(log.all == ["left now", "left last", "right now", "right later", "right last"])
  }

  @Test("V3-67 V1-30 a nested request leaves deferred injections to the outer one")
  func nestedDrainsNothing() throws {
    let c = RawContainer(.immediate)
    let log = Received<String>()
    c.closure(.immediate) { c in
      let inner = try c.get(Inner.self)
      log("outer made")
      return Outer(inner)
    }
    c.declare(.immediate) { Inner() }.run(later: true) { _, _ in log("inner injected") }
    _ = try c.get(Outer.self)
    #expect(log.all == ["outer made", "inner injected"])
  }

  @Test(
    "V1-28 V2-42 V3-64 each injection runs once for each created object, and never for a cached one",
    arguments: RawContainer.Style.allCases, [true, false])
  func onceForEachObject(style: RawContainer.Style, isKept: Bool) throws {
    let c = RawContainer(style)
    let runs = Counter()
    c.declare(style, kept: Lifetime(isKept ? .scope : .nowhere)) { Late() }
      .run { _, _ in runs.add() }
      .run(later: true) { _, _ in runs.add(10) }
    for _ in 0..<3 { _ = try c.get(Late.self) }
    #expect(runs.value == (isKept ? 11 : 33))
  }
}

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

  final class Outer {
    init(_ inner: Inner) {}
  }
  final class Inner {}

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
}

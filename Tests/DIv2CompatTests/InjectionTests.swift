import DIv2Compat
import TestSupport
import Testing

@Suite("Injection")
struct InjectionTests {
  let b = DIContainerBuilder()

  /// The events, in order.
  final class Log {
    var lines: [String] = []
  }

  @Test("V2-33 injections run in the order of the source, postInit last regardless of its position")
  func order() throws {
    b.register { Saw() }
    b.register { Bench() }.postInit { _, x in x.n *= 10 }.injection { $0.n = 1 }
      .injection { $0.n += 1 }
      .injection { $0.saw = $1 }.injection(.optional) { $0.axe = $1 }
    let x: Bench = try *b.build()
    #expect(x.n == 20)
    #expect(x.saw != nil)
    #expect(x.axe == nil)
  }

  class Part {}
  final class P1: Part {}
  final class P: Part { init(_ p1: P1) {} }
  final class Q: Part {}
  final class X: Part { init(_ p: P, _ q: Q) {} }
  final class Late: Part {}

  @Test("V2-34 the requester precedes its initial's dependencies, then objects of injections")
  func orderBetweenObjects() throws {
    let log = Log()
    func note<T>(_ name: String) -> (T) -> Void { { _ in log.lines.append(name) } }
    b.register { (p: P, q: Q) in
      log.lines.append("made")
      return X(p, q)
    }.injection { (_, _: Late) in log.lines.append("X") }.lifetime(.perDependency)
    b.register(type: P.init).injection(note("P")).lifetime(.lazySingle)
    b.register { P1() }.injection(note("P1"))
    b.register { Q() }.injection(note("Q")).lifetime(.perDependency)
    b.register { Late() }.injection(note("Late"))
    let c = try b.build()
    _ = try c.resolve(X.self)
    #expect(log.lines == ["made", "X", "P", "P1", "Q", "Late"])
    log.lines = []
    _ = try c.resolve(X.self)
    #expect(log.lines == ["made", "X", "Q"])
  }

  @Test("V2-34 a nested request is injected with the outermost one")
  func nestedOrder() throws {
    let log = Log()
    b.register { (k: DIContainer) -> P in
      _ = try k.resolve(Q.self)
      log.lines.append("P made")
      return P(P1())
    }.injection { _ in log.lines.append("P") }
    b.register { Q() }.injection { _ in log.lines.append("Q") }
    _ = try b.build().resolve(P.self)
    #expect(log.lines == ["P made", "P", "Q"])
  }

  final class Table {
    var saw: Saw!
    var axe: Axe?
    var n = 0
    func set(a: Saw, b: Axe) {
      saw = a
      axe = b
    }
  }

  @Test("V2-35 properties, methods and values; Optionals are mandatory")
  func spellings() throws {
    let ways: [(DIRegistrationBuilder<Table>) -> Void] = [
      { $0.injection { $0.saw = $1 }.injection { $0.axe = $1 } },
      { $0.injection { table, saw in table.saw = saw }.injection { t, axe in t.axe = axe } },
      { $0.injection { $0.set(a: $1, b: $2) } },
    ]
    for way in ways {
      let b = DIContainerBuilder()
      b.register { Saw() }
      b.register { Axe() }
      way(b.register { Table() }.injection { $0.n = 7 })
      let c = try b.build()
      let table = try c.resolve(Table.self)
      #expect(try table.saw === c.resolve(Saw.self))
      #expect(try table.axe === c.resolve(Axe.self))
      #expect(table.n == 7)
    }
    let without = DIContainerBuilder()
    without.register { Table() }.injection { $0.axe = $1 }
    expectNotFound(Axe?.self) { try without.build().resolve(Table.self) }
  }

  @Test("V2-36 optional: nil for any failure, and the rest continues", arguments: 0..<4)
  func optional(reason: Int) throws {
    switch reason {
    case 0: break
    case 1:
      b.register { Axe() }
      b.register { Axe() }
    case 2: b.register { () throws -> Axe in throw Broken() }
    default: b.register { try Axe(needing: *$0) }
    }
    b.register { Saw() }
    b.register { Table() }
      .injection(.optional) { table, axe in
        table.n = 1
        table.axe = axe
      }
      .injection { $0.saw = $1 }
      .lifetime(.perDependency)
    let c = try b.build()
    for _ in 0..<2 {
      let table = try c.resolve(Table.self)
      #expect(table.axe == nil)
      #expect(table.n == 1)
      #expect(try table.saw === c.resolve(Saw.self))
    }
  }

  @Test("V2-36 the optional closure receives the available values, and its own error is rethrown")
  func optionalClosure() throws {
    b.register { Axe() }
    b.register { Table() }.injection(.optional) { $0.axe = $1 }
    b.register { Bench() }.injection(.optional) { (_, axe: Axe?) in throw Broken(reason: 9) }
    let c = try b.build()
    #expect(try c.resolve(Table.self).axe === c.resolve(Axe.self))
    #expect(throws: Broken(reason: 9)) { try c.resolve(Bench.self) }
  }

  @Test("V2-37 injections by container receive the requesting container")
  func manual() throws {
    final class Outer {
      let k: DIContainer
      let bench: Bench
      init(_ k: DIContainer, _ bench: Bench) {
        self.k = k
        self.bench = bench
      }
    }
    b.register { Saw() }
    b.register { Axe() }
    b.register { Bench() }
      .injection(.manual) { k, bench in bench.axe = *?k }
      .injection { k, bench in try bench.saw = *k }
      .postInit { k, bench in bench.n = try k.resolve(Saw.self) === bench.saw ? 1 : 0 }
    b.register { (k: DIContainer) -> Outer in
      let child = k.newLifeTimeScope()
      return Outer(child, try child.resolve())
    }
    let c = try b.build()
    let outer = try c.resolve(Outer.self)
    #expect(try outer.bench.axe === outer.k.resolve(Axe.self))
    #expect(try outer.bench.saw === outer.k.resolve(Saw.self))
    #expect(outer.bench.n == 1)
    #expect(try outer.bench.saw !== c.resolve(Saw.self))
  }

  @Test(
    "V2-38 the error of a failed injection is rethrown unchanged, without lasting effect",
    arguments: [
      DILifeTime.perScope, .lazySingle, .weakSingle, .perDependency,
    ])
  func failedInjection(lifetime: DILifeTime) throws {
    let rounds = Counter()
    let others = Counter()
    b.register { Bench() }.lifetime(lifetime)
      .injection { $0.saw = $1 }
      .injection { _ in if rounds.add() == 1 { throw Broken(reason: 5) } }
      .injection { $0.n += 1 }
    b.register { Saw() }
    b.register { Axe() }.injection { _ in others.add() }.lifetime(.perDependency)
    let c = try b.build()
    #expect(throws: Broken(reason: 5)) { try c.resolve(Bench.self) }
    _ = try c.resolve(Axe.self)
    #expect(rounds.value == 1)
    #expect(others.value == 1)
    let bench = try c.resolve(Bench.self)
    #expect(rounds.value == 2)
    #expect(bench.n == 1)
    #expect(try bench.saw === c.resolve(Saw.self))
  }

  @Test("V2-38 a missing dependency of an injection fails the whole request")
  func missingDependency() throws {
    b.register { Bench() }.injection { (_, _: Jig) in }
    b.register { try Table(holding: $0.resolve(Bench.self)) }
    let c = try b.build()
    for _ in 0..<2 { expectNotFound(Jig.self) { try c.resolve(Table.self) } }
  }

  struct Value {
    var n = 0
  }

  @Test("V2-39 an injection can't change a value type")
  func values() throws {
    let log = Log()
    b.register { Value(n: 3) }.injection { value in
      var copy = value
      copy.n = 4
      log.lines.append("\(copy.n)")
    }
    #expect(try b.build().resolve(Value.self).n == 3)
    #expect(log.lines == ["4"])
  }
}

extension Axe {
  convenience init(needing other: Axe) { self.init() }
}

extension InjectionTests.Table {
  convenience init(holding bench: Bench) { self.init() }
}

import DIv2Compat
import Testing

@Suite("Injection")
struct InjectionTests {
  let b = DIContainerBuilder()

  /// The events, in order.
  final class Log {
    var lines: [String] = []
  }

  @Test("V2-34 a nested request is injected with the outermost one")
  func nestedOrder() throws {
    let log = Log()
    b.register { (k: DIContainer) -> Bench in
      _ = try k.resolve(Saw.self)
      log.lines.append("bench made")
      return Bench()
    }.injection { _ in log.lines.append("bench") }
    b.register { Saw() }.injection { _ in log.lines.append("saw") }
    _ = try b.build().resolve(Bench.self)
    #expect(log.lines == ["bench made", "bench", "saw"])
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

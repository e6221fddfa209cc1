import DIv3
import TestSupport
import Testing

@Suite("Many")
struct ManyTests {
  final class C: P {}

  final class Main: P {
    var all: [any P]
    init(all: [any P]) { self.all = all }
  }

  final class Sorrow: P {
    init(missing: ChoiceTests) {}
  }

  let c = DIContainer()

  @Test("V3-31 with Optional elements, nil factories give nil, failing components nothing")
  func optionalElements() {
    c.register(A.init).as((any P).self)
    c.register(Sorrow.init).as((any P).self)
    c.register { () -> (any P)? in nil }
    c.register(B.init).as((any P).self)
    let all: [(any P)?] = many(*c)
    #expect(all.map { $0.map { "\(type(of: $0))" } } == ["A", nil, "B"])
  }

  @Test(
    "V3-31 V3-12 a nil below layers of Optional is a nil, too",
    arguments: [DILifeTime.prototype, .objectGraph, .perContainer(.strong), .single])
  func nestedNil(_ lifetime: DILifeTime) {
    let calls = Counter()
    c.register { "a" }
    c.register { () -> String?? in
      calls.add()
      return .some(nil)
    }.lifetime(lifetime)
    c.register { () -> String??? in .some(.some("b")) }.lifetime(lifetime)
    let optional: [String?] = many(*c)
    #expect(optional == ["a", nil, "b"])
    #expect(calls.value == 1)
    #expect((many(*c) as [String]) == ["a", "b"])
    #expect(calls.value == 2)
    let deep: [String??] = many(*c)
    #expect(deep.map { $0 ?? "layer" } == ["a", nil, "b"])
  }

  private func registerTwo() {
    c.register(A.init).as((any P).self)
    c.register(B.init).as((any P).self)
  }

  @Test("V3-32 and also during its ordinary injections")
  func ordinaryInjection() {
    registerTwo()
    c.register { Main(all: []) }.as((any P).self).injection(\.all) { many($0) }
    #expect(types((c.resolve() as Main).all) == ["A", "B"])
  }

  final class Needy: P {
    let main: Main
    init(main: Main) { self.main = main }
  }

  @Test(
    "V3-31 V3-32 many of an initializer omits an element that needs the object under construction")
  func needsOwner() {
    c.register(A.init).as((any P).self)
    c.register(Needy.init).as((any P).self)
    c.register { Main(all: many($0)) }.lifetime(.objectGraph)
    // The validation accepts such a cycle, so a request must not end the process.
    #expect(c.makeGraph().checkIsValid())
    #expect(types((c.resolve() as Main).all) == ["A"])
    #expect(types((c.resolve() as Needy).main.all) == ["A"])
    #expect(types(c.resolveMany() as [any P]) == ["A", "Needy"])
  }

  @Test("V3-32 in an injection of a cycle, many includes a nested owner, but not the outermost one")
  func cycleInjection() {
    final class Outer {
      let main: Main
      init(main: Main) { self.main = main }
    }
    registerTwo()
    c.register { Main(all: []) }.as((any P).self).lifetime(.objectGraph)
      .injection(cycle: true, \.all) { many($0) }
    c.register(Outer.init)
    let outer: Outer = c.resolve()
    #expect(types(outer.main.all) == ["A", "B", "Main"])
    #expect(outer.main.all[2] === outer.main)
    outer.main.all = []
    let main: Main = c.resolve()
    #expect(types(main.all) == ["A", "B"])
  }

  @Test("V3-33 many ignores priorities, even those of tests")
  func priorities() {
    c.register(A.init).as((any P).self).test()
    c.register(B.init).as((any P).self).default()
    c.register(C.init).as((any P).self)
    #expect(types(many(*c) as [any P]) == ["A", "B", "C"])
  }

  @Test("V3-34 many with tags")
  func tags() {
    c.register(A.init).as((any P).self, tag: T1.self)
    c.register(B.init).as((any P).self, tag: T2.self).as((any P).self, tag: T1.self)
    c.register(C.init).as((any P).self)
    #expect(types(many(by(tag: T1.self, on: *c)) as [any P]) == ["A", "B"])
    #expect(types(many(by(tags: T1.self, T2.self, on: *c)) as [any P]) == ["B"])
    c.register { Main(all: many(by(tag: T1.self, on: $0))) }
    #expect(types((c.resolve() as Main).all) == ["A", "B"])
  }

  @Test("V3-37 an array without many is a component of its own")
  func arrays() {
    registerTwo()
    c.register(Main.init)
    #expect(c.resolve() as Main? == nil)
    c.register { [A()] as [any P] }
    #expect(types((c.resolve() as Main).all) == ["A"])
    #expect(types(c.resolve() as [any P]) == ["A"])
  }
}

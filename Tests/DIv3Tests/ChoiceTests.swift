import DIv3
import Testing

@Suite("Choice of the component")
struct ChoiceTests {
  final class C: P {}
  final class D: P {}

  let c = DIContainer()

  @Test("V3-19 a plain request sees neither tagged nor named services, many sees all")
  func candidates() {
    c.register(A.init).as((any P).self)
    c.register(B.init).as((any P).self, tag: T1.self)
    c.register(C.init).as((any P).self, name: "c")
    #expect(c.resolve() as any P is A)
    #expect(c.resolve(tag: T1.self) as any P is B)
    #expect(c.resolve(name: "c") as any P is C)
    #expect(types(c.resolveMany() as [any P]) == ["A", "B", "C"])
  }

  @Test("V3-19 one component under several services of a type is one candidate")
  func oneCandidate() {
    c.register(A.init).as((any P).self).as((any P).self, tag: T1.self).as((any P).self, name: "a")
    #expect(c.resolve() as any P is A)
    #expect(types(c.resolveMany() as [any P]) == ["A"])
  }

  @Test("V3-19 a test component takes precedence over defaults")
  func testBeatsDefault() {
    c.register(A.init).as((any P).self).default()
    c.register(B.init).as((any P).self).test()
    c.register(C.init).as((any P).self).default()
    #expect(c.resolve() as any P is B)
  }

  @Test("V3-19 several test components count as none")
  func severalTests() {
    c.register(A.init).as((any P).self).test()
    c.register(B.init).as((any P).self).test()
    #expect(c.resolve() as (any P)? == nil)
    c.register(C.init).as((any P).self)
    #expect(c.resolve() as (any P)? == nil)
    c.register(D.init).as((any P).self).default()
    #expect(c.resolve() as any P is D)
  }

  @Test("V3-19 priorities apply to named and tagged candidates, too")
  func priorityOfQualified() {
    c.register(A.init).as((any P).self, tag: T1.self).as((any P).self, name: "n")
    c.register(B.init).as((any P).self, tag: T1.self).as((any P).self, name: "n").default()
    c.register(C.init).as((any P).self).test()
    #expect(c.resolve(tag: T1.self) as any P is B)
    #expect(c.resolve(name: "n") as any P is B)
    #expect(c.resolve() as any P is C)
  }

  @Test("V3-20 a default applies to each of its types separately")
  func defaultsOfTypes() {
    c.register(A.init).as((any P).self).default()
    c.register(B.init).as((any P).self).as(AnyObject.self)
    #expect(c.resolve() as any P is A)
    #expect(c.resolve() as AnyObject is B)
  }

  @Test("V3-21 the last of default and test wins")
  func lastPriority() {
    c.register(A.init).as((any P).self).test().default()
    c.register(B.init).as((any P).self).default().test()
    #expect(c.resolve() as any P is B)
    let both = DIContainer()
    both.register(A.init).as((any P).self).test().default()
    both.register(B.init).as((any P).self).default()
    #expect(both.resolve() as (any P)? == nil)
  }
}

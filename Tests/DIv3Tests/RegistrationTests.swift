import DIv3
import TestSupport
import Testing

@Suite("Registration")
struct RegistrationTests {
  let c = DIContainer()

  @Test("V3-3 services are not checked, and a wrong one resolves to nothing")
  func wrongService() {
    c.register(A.init).as(Int.self)
    #expect(c.resolve() as Int? == nil)
    #expect(c.resolve() as A? != nil)
  }

  @Test("V3-3 the check closure of a service isn't called where a cast converts the object")
  func checkedService() {
    let checks = Counter()
    c.register(A.init)
      .as(check: (any P).self) {
        checks.add()
        return $0
      }
      .as(check: AnyObject.self, tag: T1.self) { $0 }
      .as(check: AnyObject.self, name: "a") { $0 }
    #expect(c.resolve() as any P is A)
    #expect(c.resolve(tag: T1.self) as AnyObject is A)
    #expect(c.resolve(name: "a") as AnyObject is A)
    #expect(c.resolve() as AnyObject? == nil)
    #expect(checks.value == 0)
  }

  @Test("V3-4 layers of Optional are not part of a service")
  func optionalLayers() {
    let maybe: (any P)? = B()
    c.register { maybe }
    #expect(c.resolve() as any P === maybe)
    let other = DIContainer()
    other.register(A.init).as((any P)?.self)
    #expect(other.resolve() as any P is A)
    #expect(other.resolve() as (any P)? is A)
    let deep = DIContainer()
    deep.register(A.init).as((any P)??.self)
    #expect(deep.resolve() as any P is A)
  }

  @Test("V3-5 a class and a protocol registered separately are two components")
  func apart() {
    c.register { A() }.lifetime(.perContainer(.strong))
    c.register { A() as any P }.lifetime(.perContainer(.strong))
    let a: A = c.resolve()
    let p: any P = c.resolve()
    #expect(a !== p)
    #expect(p is A)
  }

  @Test("V3-6 repeated registrations on one line are one: the first wins")
  func sameLine() {
    for i in 1...3 { c.register { Numbered(i) } }
    #expect((c.resolve() as Numbered).number == 1)
    #expect((c.resolveMany() as [Numbered]).count == 1)
  }

  @Test("V3-6 a repetition adds its services, and changes nothing else")
  func repetition() {
    for i in 1...2 {
      let builder = c.register { Numbered(i) }
      if i == 1 { builder.lifetime(.perContainer(.strong)) }
      if i == 2 {
        builder.as(AnyObject.self).lifetime(.prototype).injection { _ in Issue.record() }
      }
    }
    let first: Numbered = c.resolve()
    #expect(c.resolve() as Numbered === first)
    #expect(c.resolve() as AnyObject === first)
  }

  @Test("V3-6 an explicit line distinguishes components of one place")
  func explicitLine() {
    for i in 1...3 { c.register(line: i, { Numbered(i) }) }
    #expect(c.resolve() as Numbered? == nil)
    #expect((c.resolveMany() as [Numbered]).map(\.number) == [1, 2, 3])
    for i in 1...3 { c.register(file: "file \(i)", line: 1, { Numbered(i + 3) }) }
    #expect((c.resolveMany() as [Numbered]).map(\.number) == [1, 2, 3, 4, 5, 6])
  }

  @Test("V3-6 the same line in another container is another component")
  func otherContainer() {
    let containers = [DIContainer(), DIContainer()]
    for (i, c) in containers.enumerated() { c.register { Numbered(i) } }
    #expect(containers.map { ($0.resolve() as Numbered).number } == [0, 1])
  }

  @Test("V3-8 a component is visible while its builder is retained, and settings apply immediately")
  func heldBuilder() {
    let builder = c.register(A.init)
    let first: A? = c.resolve()
    #expect(first != nil)
    #expect(c.resolve() as (any P)? == nil)
    builder.as((any P).self)
    #expect(c.resolve() as (any P)? != nil)
    builder.lifetime(.perContainer(.strong))
    let kept: A = c.resolve()
    #expect(c.resolve() as A === kept)
    withExtendedLifetime(builder) {}
  }

  @Test("V3-8 a later default changes later requests")
  func laterDefault() {
    c.register(A.init).as((any P).self)
    let other = c.register(B.init)
    #expect(c.resolve() as any P is A)
    other.as((any P).self)
    #expect(c.resolve() as (any P)? == nil)
    other.default()
    #expect(c.resolve() as any P is B)
  }

  @Test("V3-9 a container offers itself")
  func itself() {
    final class Factory {
      let container: DIContainer
      init(container: DIContainer) { self.container = container }
    }
    c.register(Factory.init)
    #expect(c.resolve() as DIContainer === c)
    #expect((c.resolve() as Factory).container === c)
    #expect((c.resolveMany() as [DIContainer]).count == 1)
  }

  @Test("V3-9 a container doesn't retain itself")
  func noCycle() {
    weak var gone: DIContainer?
    do {
      let c = DIContainer()
      gone = c
      #expect(c.resolve() as DIContainer === c)
    }
    #expect(gone == nil)
  }

  @Test("V3-10 the default lifetime is read at registration")
  func defaultLifetime() async {
    // A separate process, because the setting is process-wide.
    await #expect(processExitsWith: .success) {
      let c = DIContainer()
      let before = c.register(A.init)
      DISetting.Defaults.lifeTime = .perContainer(.strong)
      c.register(B.init)
      let after = c.register { Numbered(1) }
      DISetting.Defaults.lifeTime = .prototype
      precondition(c.resolve() as A !== c.resolve() as A)
      precondition(c.resolve() as B === c.resolve() as B)
      precondition(c.resolve() as Numbered === c.resolve() as Numbered)
      after.lifetime(.objectGraph)
      precondition(c.resolve() as Numbered !== c.resolve() as Numbered)
      withExtendedLifetime(before) {}
    }
  }

  @Test("V3-11 default values never apply to an initializer reference")
  func defaultValues() {
    final class Y {
      let number: Int
      init(a: A, number: Int = 3) { self.number = number }
    }
    c.register(A.init)
    c.register(Y.init)
    #expect(c.resolve() as Y? == nil)
    c.register { 5 }
    #expect((c.resolve() as Y).number == 5)
    let other = DIContainer()
    other.register(A.init)
    other.register { Y(a: $0) }
    #expect((other.resolve() as Y).number == 3)
  }

  @Test("V3-12 a factory can return nil, which is never cached", arguments: [false, true])
  func nilFactory(isKept: Bool) {
    var value: (any P)?
    let made = Counter()
    c.register { () -> (any P)? in
      made.add()
      return value
    }
    .lifetime(isKept ? .perContainer(.strong) : .prototype)
    #expect(c.resolve() as (any P)? == nil)
    #expect(c.resolve() as (any P)? == nil)
    #expect(made.value == 2)
    value = B()
    #expect(c.resolve() as any P === value)
    #expect(c.resolve() as any P === value)
    #expect(made.value == (isKept ? 3 : 4))
  }

  @Test("V3-13 a component without a factory resolves to external instances only")
  func noFactory() {
    c.register(A.self).lifetime(.perContainer(.strong))
    #expect(c.resolve() as A? == nil)
    let a = A()
    c.inject(into: a)
    #expect(c.resolve() as A === a)
  }

  @Test("of two initializers, one of one to four parameters is preferred to one without any")
  func severalInitializers() {
    final class Plain {
      let number: Int?
      init() { number = nil }
      init(number: Int) { self.number = number }
    }
    c.register { 5 }
    c.register(Plain.init)
    #expect((c.resolve() as Plain).number == 5)
    c.register { Plain() }.default()
    #expect((c.resolve() as Plain).number == nil)
  }
}

import DIv3
import TestSupport
import Testing

@Suite("Lifetimes")
struct LifetimeTests {
  let c = DIContainer()
  let made = Counter()

  private func registerA(_ lifetime: DILifeTime, line: Int = #line) {
    let made = made
    c.register(line: line) { () -> A in
      made.add()
      return A()
    }
    .lifetime(lifetime)
  }

  @Test("V3-59 single is created eagerly, once, in order; perRun is not")
  func eager() {
    let journal = Received<String>()
    c.register { () -> A in
      journal("A")
      return A()
    }
    .lifetime(.perRun(.strong))
    c.register { () -> B in
      journal("B")
      return B()
    }
    .lifetime(.single)
    c.register { () -> Numbered in
      journal("Numbered")
      return Numbered(1)
    }
    .lifetime(.single).injection { _, other in journal("has \(type(of: other as B))") }
    #expect(journal.all == [])
    c.initializeSingletonObjects()
    #expect(journal.all == ["B", "Numbered", "has B"])
    c.initializeSingletonObjects()
    let b: B = c.resolve()
    #expect(b === c.resolve() as B)
    #expect(journal.all.count == 3)
  }

  @Test("V3-59 components that can't be created eagerly don't stop the others")
  func eagerFailure() {
    c.register { (_: ChoiceTests) in Numbered(1) }.lifetime(.single)
    registerA(.single)
    c.initializeSingletonObjects()
    #expect(made.value == 1)
  }

  @Test(
    "V3-60 a process-wide object belongs to its registration line",
    arguments: [DILifeTime.single, .perRun(.strong), .perRun(.weak)])
  func process(lifetime: DILifeTime) {
    func register(_ c: DIContainer) {
      c.register(A.init).as((any P).self, tag: T1.self).lifetime(lifetime)
      c.register(A.init).as((any P).self, tag: T2.self).lifetime(lifetime)
    }
    let other = DIContainer()
    register(c)
    register(other)
    let first: any P = c.resolve(tag: T1.self)
    let second: any P = c.resolve(tag: T2.self)
    #expect(first !== second)
    #expect(other.resolve(tag: T1.self) as any P === first)
    #expect(other.resolve(tag: T2.self) as any P === second)
  }

  @Test("V3-61 perContainer: one object in each container, until it is cleaned")
  func perContainer() {
    let scope = DIScope(name: "kept", storage: DICacheStorage())
    let containers = (0..<2).map { _ in DIContainer() }
    for c in containers {
      c.register(A.init).lifetime(.perContainer(.strong))
      c.register(B.init).lifetime(.custom(scope))
      c.register { Numbered(1) }.lifetime(.single)
    }
    let a: A = containers[0].resolve()
    let other: A = containers[1].resolve()
    #expect(a === containers[0].resolve() as A)
    #expect(a !== other)
    let b: B = containers[0].resolve()
    let single: Numbered = containers[0].resolve()
    containers[0].clean()
    #expect(a !== containers[0].resolve() as A)
    #expect(other === containers[1].resolve() as A)
    #expect(b === containers[0].resolve() as B)
    #expect(single === containers[0].resolve() as Numbered)
  }

  @Test(
    "V3-62 weak: the same object while it is referenced",
    arguments: [DILifeTime.perRun(.weak), .perContainer(.weak)])
  func weakly(lifetime: DILifeTime) {
    registerA(lifetime, line: lifetime == .perRun(.weak) ? 1001 : 1002)
    var a: A? = c.resolve()
    #expect(a === c.resolve() as A)
    #expect(made.value == 1)
    a = nil
    a = c.resolve()
    #expect(made.value == 2)
    #expect(a === c.resolve() as A)
    c.clean()
    #expect((a === c.resolve() as A) == (lifetime == .perRun(.weak)))
  }

  private struct Value {
    let number: Int
  }

  @Test("V3-62 values are never cached weakly, but strongly")
  func values() {
    let made = made
    c.register { Value(number: made.add()) }.lifetime(.perContainer(.weak))
    #expect((c.resolve() as Value).number == 1)
    #expect((c.resolve() as Value).number == 2)
    let strong = DIContainer()
    strong.register { Value(number: made.add()) }.lifetime(.perContainer(.strong))
    #expect((strong.resolve() as Value).number == 3)
    #expect((strong.resolve() as Value).number == 3)
  }

  @Test("V3-62 both branches of one request get the same weak object without other references")
  func branches() {
    final class Left {}
    final class Right {}
    final class Both {
      init(left: Left, right: Right) {}
    }
    let scope = DIScope(name: "weak", storage: DICacheStorage(), policy: .weak)
    for (line, lifetime) in [DILifeTime.perContainer(.weak), .custom(scope)].enumerated() {
      let c = DIContainer()
      let made = Counter()
      c.register(line: 2000 + line) { () -> A in
        made.add()
        return A()
      }
      .lifetime(lifetime)
      c.register { (_: A) in Left() }
      c.register { (_: A) in Right() }
      c.register(Both.init)
      _ = c.resolve() as Both
      #expect(made.value == 1)
      _ = c.resolve() as Both
      #expect(made.value == 2)
    }
  }

  @Test("V3-65 the objects of a scope are created eagerly, in order, once")
  func eagerScope() {
    let journal = Received<String>()
    let scope = DIScope(name: "mine", storage: DICacheStorage())
    let other = DIScope(name: "mine", storage: DICacheStorage())
    c.register { () -> A in
      journal("A")
      return A()
    }
    .lifetime(.custom(scope))
    c.register { () -> B in
      journal("B")
      return B()
    }
    .lifetime(.custom(other))
    c.register { () -> Numbered in
      journal("Numbered")
      return Numbered(1)
    }
    .lifetime(.custom(scope))
    c.initializeObjectsForScope(scope)
    #expect(journal.all == ["A", "Numbered"])
    c.initializeObjectsForScope(scope)
    _ = c.resolve() as A
    #expect(journal.all == ["A", "Numbered"])
    scope.clean()
    c.initializeObjectsForScope(scope)
    #expect(journal.all == ["A", "Numbered", "A", "Numbered"])
  }

  @Test("the description of a lifetime is its case; equality compares case, payload and scope")
  func description() {
    let scope = DIScope(name: "mine", storage: DICacheStorage())
    let all: [DILifeTime] = [
      .single, .perRun(.strong), .perRun(.weak), .perContainer(.strong), .perContainer(.weak),
      .objectGraph, .prototype, .custom(scope),
    ]
    #expect(
      all.map { "\($0)" } == [
        "single", "perRun(strong)", "perRun(weak)", "perContainer(strong)", "perContainer(weak)",
        "objectGraph", "prototype", "custom(mine)",
      ])
    for (i, left) in all.enumerated() {
      for (j, right) in all.enumerated() { #expect((left == right) == (i == j)) }
    }
    #expect(DILifeTime.custom(scope) != .custom(DIScope(name: "mine", storage: DICacheStorage())))
    #expect("\(scope)" == "<Scope. name: mine>")
  }

  @Test("5 lifetimes without a payload are strong")
  func withoutPayload() {
    c.register(A.init).lifetime(.perContainer)
    c.register(B.init).lifetime(.perRun)
    let kept = ObjectIdentifier(c.resolve() as A)
    #expect(kept == ObjectIdentifier(c.resolve() as A))
    #expect(DILifeTime.perContainer == .perContainer(.strong))
    #expect(DILifeTime.perRun == .perRun(.strong))
  }
}

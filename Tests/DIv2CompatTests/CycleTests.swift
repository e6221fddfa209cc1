import DIv2Compat
import TestSupport
import Testing

@Suite("Cycles")
struct CycleTests {
  let b = DIContainerBuilder()

  final class A {
    var b: B!
    var me: A?
    var injections = 0
    init() {}
    init(b: B) { self.b = b }
  }
  final class B {
    var a: A!
    var injections = 0
  }

  @Test("V2-40 V2-42 an initial and an injection, from both ends")
  func pair() throws {
    b.register(type: A.init(b:)).lifetime(.perDependency)
    b.register { B() }.lifetime(.perDependency).injection { $0.a = $1 }
      .injection { $0.injections += 1 }
    let c = try b.build()
    let a = try c.resolve(A.self)
    #expect(a.b.a === a)
    #expect(a.b.injections == 1)
    let other = try c.resolve(B.self)
    #expect(other.a.b === other)
    #expect(other !== a.b)
    #expect(other.a !== a)
    #expect(other.injections == 1)
  }

  final class R1 {
    let next: R2
    init(_ next: R2) { self.next = next }
  }
  final class R2 {
    let next: R3
    init(_ next: R3) { self.next = next }
  }
  final class R3 { var next: R1! }

  @Test("V2-40 V2-42 a ring of three closes from each start")
  func ring() throws {
    let injections = Counter()
    b.register(type: R1.init).lifetime(.perDependency)
    b.register { R2($0) }.lifetime(.perDependency)
    b.register { R3() }.lifetime(.perDependency).injection { $0.next = $1 }
      .postInit { _, _ in injections.add() }
    let c = try b.build()
    let r1 = try c.resolve(R1.self)
    #expect(r1.next.next.next === r1)
    let r2 = try c.resolve(R2.self)
    #expect(r2.next.next.next === r2)
    let r3 = try c.resolve(R3.self)
    #expect(r3.next.next.next === r3)
    #expect(injections.value == 3)
  }

  final class D {
    var x: E!
    var y: E!
    var f: F!
    var g: F!
  }
  final class E {
    let d: D
    init(d: D) { self.d = d }
  }
  final class F {}

  @Test("V2-40 two injections of one type create two objects; from the other end one")
  func separately() throws {
    b.register { D() }.lifetime(.perDependency).injection { $0.x = $1 }.injection { $0.y = $1 }
    b.register(type: E.init(d:)).lifetime(.perDependency)
    let c = try b.build()
    let d = try c.resolve(D.self)
    #expect(d.x !== d.y)
    #expect(d.x.d === d && d.y.d === d)
    let e = try c.resolve(E.self)
    #expect(e.d.x === e && e.d.y === e)
  }

  @Test(
    "V2-40 V2-41 one closure receives one object, if it closes a cycle", arguments: [true, false])
  func together(inPostInit: Bool) throws {
    let r = b.register { D() }.lifetime(.perDependency)
    if inPostInit {
      r.postInit { k, d in
        (d.x, d.y) = (try *k, try *k)
        (d.f, d.g) = (try *k, try *k)
      }
    } else {
      r.injection {
        $0.x = $1
        $0.y = $2
      }.injection {
        $0.f = $1
        $0.g = $2
      }
    }
    b.register { E(d: $0) }.lifetime(.perDependency)
    b.register { F() }.lifetime(.perDependency)
    let d = try b.build().resolve(D.self)
    #expect(d.x === d.y && d.x.d === d)
    #expect(d.f !== d.g)
  }

  @Test("V2-40 an object that injects itself", arguments: [DILifeTime.perDependency, .perScope])
  func oneself(lifetime: DILifeTime) throws {
    b.register { A() }.lifetime(lifetime).injection { $0.me = $1 }
    let a = try b.build().resolve(A.self)
    #expect(a.me === a)
  }

  @Test(
    "V2-40 V2-42 injections on both sides: two objects, closed, each injected once",
    arguments: [DILifeTime.perDependency, .perScope, .lazySingle, .weakSingle, .single])
  func injections(lifetime: DILifeTime) throws {
    let made = Counter()
    func count<T>(_ object: T) -> T {
      made.add()
      return object
    }
    b.register { count(A()) }.lifetime(lifetime).injection { $0.b = $1 }
      .injection { $0.injections += 1 }
    b.register { count(B()) }.lifetime(lifetime).injection { $0.a = $1 }
      .injection { $0.injections += 1 }
    let c = try b.build()
    let a = try c.resolve(A.self)
    #expect(a.b.a === a)
    #expect(a.injections == 1 && a.b.injections == 1)
    #expect(made.value == 2)
  }

  @Test("V2-40 a cycle entered by a name leads back to the nameless object")
  func named() throws {
    b.register { A(b: $0) }.set(name: "n")
    b.register { B() }.injection { $0.a = $1 }
    let c = try b.build()
    let a = try c.resolve(A.self, name: "n")
    #expect(a.b.a !== a)
    #expect(a.b.a.b === a.b)
    #expect(try a.b.a === c.resolve(A.self))
  }

  @Test("V2-7 a request by a wrong alias in a cycle is an error, not a crash")
  func untrueAlias() throws {
    b.register(line: 7) { A(b: $0) }.as(.self).as(F.self).unsafe().lifetime(.perDependency)
    b.register { B() }.lifetime(.perDependency).injection { (_, _: F) in }
    let c = try b.build()
    for _ in 0..<2 {
      expectFailure(
        .incorrectType(requestedType: F.self, realType: A.self, typeInfo: info(A.self, 7))
      ) { try c.resolve(A.self) }
    }
  }
}

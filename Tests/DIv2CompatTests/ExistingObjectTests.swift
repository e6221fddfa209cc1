import DIv2Compat
import TestSupport
import Testing

@Suite("External instances")
struct ExistingObjectTests {
  let b = DIContainerBuilder()
  class Fine: Saw {}

  @Test("V2-50 injections and postInit run, the initial doesn't")
  func injected() throws {
    b.register(type: Bench.self).initialNotNecessary().lifetime(.perDependency)
      .injection { $0.saw = $1 }.postInit { $1.n += 1 }
    b.register { Saw() }
    let c = try b.build()
    let bench = Bench()
    try c.resolve(bench)
    #expect(try bench.saw === c.resolve(Saw.self))
    #expect(bench.n == 1)
    try c.resolve(bench as Bench?)
    #expect(bench.n == 2)
  }

  @Test("V2-50 V2-18 the lookup uses the object's own class, or the protocol as which it is passed")
  func lookup() throws {
    let injected = Counter()
    let line = #line + 1
    b.register { Saw() }.injection { _ in injected.add() }
    b.register { Axe() }.as((any Tool).self) { $0 }.injection { _ in injected.add() }
    b.register { Jig(size: 1) }
    b.register { Jig(size: 2) }
    let c = try b.build()
    try c.resolve(Saw())
    #expect(injected.value == 1)
    expectNotFound(Fine.self) { try c.resolve(Fine() as Saw) }
    try c.resolve(Axe() as any Tool)
    #expect(injected.value == 2)
    expectNotFound(Axe.self) { try c.resolve(Axe()) }
    expectNotFound(Any.self) { try c.resolve(Saw() as Any) }
    expectFailure(
      .ambiguousType(
        type: Jig.self, typesInfo: [info(Jig.self, line + 2), info(Jig.self, line + 3)])
    ) { try c.resolve(Jig(size: 3)) }
    expectFailure(
      .incorrectType(
        requestedType: Axe.self, realType: Saw.self, typeInfo: info(Axe.self, line + 1))
    ) { try c.resolve(Saw() as any Tool) }
  }

  @Test(
    "V2-51 the object replaces the cached one, and is injected once",
    arguments: [
      DILifeTime.perScope, .lazySingle, .weakSingle, .single,
    ])
  func externalInstance(lifetime: DILifeTime) throws {
    b.register { Bench() }.lifetime(lifetime).injection { $0.n += 1 }
    let c = try b.build()
    let own = Bench()
    try c.resolve(own)
    try c.resolve(own)
    #expect(own.n == 1)
    #expect(try c.resolve(Bench.self) === own)
    let other = Bench()
    try c.resolve(other)
    #expect(other.n == 1)
    #expect(try c.resolve(Bench.self) === other)
    try c.resolve(own)
    #expect(own.n == 2)
    #expect(try c.resolve(Bench.self) === own)
    withExtendedLifetime((own, other)) {}
  }

  @Test("V2-51 a transient object is injected each time; names keep theirs")
  func notKept() throws {
    b.register { Bench() }.set(name: "n").injection { $0.n += 1 }
    b.register { Saw() }.lifetime(.perDependency).injection(.manual) { _, _ in }
    let c = try b.build()
    let named = try c.resolve(Bench.self, name: "n")
    let own = Bench()
    try c.resolve(own)
    #expect(try c.resolve(Bench.self, name: "n") === named)
    let saw = Saw()
    try c.resolve(saw)
    #expect(try c.resolve(Saw.self) !== saw)
  }

  @Test("V2-51 V2-38 an object whose injection fails is not cached")
  func failedInjection() throws {
    b.register { Bench() }.injection { $0.saw = $1 }
    b.register { () throws -> Saw in throw Broken() }
    let c = try b.build()
    let own = Bench()
    for _ in 0..<2 { #expect(throws: Broken()) { try c.resolve(own) } }
    #expect(throws: Broken()) { try c.resolve(Bench.self) }
  }

  @Test("V2-52 byTypeOf returns an object of the other one's class")
  func byTypeOf() throws {
    b.register { Saw() }
    b.register { Fine() }
    b.register { Axe() }.as((any Tool).self) { $0 }
    let c = try b.build()
    let fine = Fine()
    let resolved: Saw = try c.resolve(byTypeOf: fine as Saw)
    #expect(resolved is Fine && resolved !== fine)
    #expect(try resolved === c.resolve(Fine.self))
    #expect(try c.resolve(byTypeOf: Saw() as any Tool) is Axe)
    expectNotFound(Int.self) { try c.resolve(byTypeOf: 3) }
  }
}

import DIv2Compat
import TestSupport
import Testing

@Suite("Lifetimes and scopes")
struct LifetimeTests {
  let b = DIContainerBuilder()

  @Test("V2-43 the default is perScope, and is read at registration")
  func defaultLifetime() async throws {
    b.register { Saw() }
    let c = try b.build()
    #expect(try c.resolve(Saw.self) === c.resolve(Saw.self))
    #expect(try c.newLifeTimeScope().resolve(Saw.self) !== c.resolve(Saw.self))
    // The setting is process-wide, so a separate process changes it.
    await #expect(processExitsWith: .success) {
      let b = DIContainerBuilder()
      b.register { Saw() }
      DISetting.defaultLifeTime = .perDependency
      b.register { Axe() }
      DISetting.defaultLifeTime = .lazySingle
      let c = try b.build()
      try #require(try c.resolve(Saw.self) === c.resolve(Saw.self))
      try #require(try c.resolve(Axe.self) !== c.resolve(Axe.self))
    }
  }

  @Test("V2-45 errors of singles during build are rethrown unchanged")
  func eagerFailure() throws {
    let injected = Counter()
    b.register { Bench(saw: $0) }.lifetime(.single)
    expectNotFound(Saw.self) { try b.build() }
    b.register { () throws -> Saw in
      if injected.add() == 1 { throw Broken(reason: 6) }
      return Saw()
    }.injection { _ in injected.add() }
    #expect(throws: Broken(reason: 6)) { try b.build() }
    let c = try b.build()
    #expect(injected.value == 3)
    #expect(try c.resolve(Bench.self).saw === c.resolve(Saw.self))
  }

  @Test("V2-46 a single with arguments only, or without an initial, is not created eagerly")
  func eagerWithoutInitial() throws {
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }.lifetime(.single)
    b.register(type: Bench.self).initialNotNecessary().lifetime(.single)
    let c = try b.build()
    #expect(try c.resolve(Jig.self, arg: 2).size == 2)
    #expect(try c.newLifeTimeScope().resolve(Jig.self).size == 2)
  }

  @Test("V2-49 useScope shares objects in both directions from then on")
  func sharedScope() throws {
    b.register { Saw() }
    b.register { Axe() }
    b.register { Jig(size: 1) }.lifetime(.lazySingle)
    let c = try b.build()
    let saw = try c.resolve(Saw.self)
    let k = c.newLifeTimeScope()
    let forgotten = try k.resolve(Saw.self)
    let same = k.useScope(from: c)
    #expect(same === k)
    #expect(try k.resolve(Saw.self) === saw)
    #expect(forgotten !== saw)
    let axe = try k.resolve(Axe.self)
    #expect(try c.resolve(Axe.self) === axe)
    #expect(try k.newLifeTimeScope().resolve(Axe.self) !== axe)
    #expect(try k.resolve(Jig.self) === c.resolve(Jig.self))
  }

  @Test("V2-49 containers of different builds share nothing")
  func foreignScope() throws {
    b.register { Saw() }
    let c = try b.build()
    let saw = try c.resolve(Saw.self)
    let k = try b.build().useScope(from: c)
    #expect(try k.resolve(Saw.self) !== saw)
    #expect(try k.resolve(Saw.self) === k.resolve(Saw.self))
    #expect(try c.resolve(Saw.self) === saw)
  }
}

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

  @Test(
    "V2-44 the requests that share an object",
    arguments: [
      (DILifeTime.perDependency, false, false), (.perScope, true, false), (.lazySingle, true, true),
      (.weakSingle, true, true), (.single, true, true),
    ])
  func identity(lifetime: DILifeTime, inScope: Bool, acrossScopes: Bool) throws {
    b.register { Saw() }.lifetime(lifetime).set(name: "n")
    let c = try b.build()
    let saw = try c.resolve(Saw.self)
    let named = try c.resolve(Saw.self, name: "n")
    let k = c.newLifeTimeScope()
    #expect(try (c.resolve(Saw.self) === saw) == inScope)
    #expect(try (k.resolve(Saw.self) === saw) == acrossScopes)
    #expect(try (c.resolve(Saw.self, name: "n") === named) == inScope)
    #expect(try (k.resolve(Saw.self, name: "n") === named) == acrossScopes)
    #expect(named !== saw)
  }

  @Test("V2-44 lazySingle is created on first request, weakSingle again after its release")
  func whenMade() throws {
    let (lazy, weak) = (Counter(), Counter())
    b.register { () -> Saw in
      lazy.add()
      return Saw()
    }.lifetime(.lazySingle)
    b.register { () -> Axe in
      weak.add()
      return Axe()
    }.lifetime(.weakSingle)
      .as(.self).as((any Tool).self) { $0 }
    let c = try b.build()
    #expect(lazy.value == 0 && weak.value == 0)
    _ = try c.resolve(Saw.self)
    _ = try c.newLifeTimeScope().resolve(Saw.self)
    #expect(lazy.value == 1)
    do {
      let first = try c.resolve(Axe?.self)
      let second = try c.resolve(Axe.self)
      let third = try c.newLifeTimeScope().resolve((any Tool).self)
      #expect(first === second && second === third)
      #expect(weak.value == 1)
    }
    _ = try c.resolve(Axe.self)
    #expect(weak.value == 2)
  }

  @Test("V2-45 build creates the nameless object of each single, once, in order")
  func eager() throws {
    nonisolated(unsafe) var made: [String] = []
    func note<T>(_ object: T, _ name: String) -> T {
      made.append(name)
      return object
    }
    b.register { note(Axe(), "axe") }.lifetime(.single).set(name: "x").as((any Tool).self) { $0 }
    b.register { note(Saw(), "saw") }.lifetime(.single).set(name: "a").as(.self)
      .as((any Tool).self) { $0 }
    b.register { note(Jig(size: 1), "jig") }.lifetime(.lazySingle)
    let c = try b.build()
    #expect(made == ["axe", "saw"])
    _ = try c.resolve(Saw.self, name: "a")
    #expect(made == ["axe", "saw", "saw"])
    _ = try c.resolveMany((any Tool).self)
    _ = try c.newLifeTimeScope().resolve(Saw.self)
    #expect(made.count == 3)
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

  @Test("V2-47 a shared object belongs to the scope of the first request")
  func sharedDependencies() throws {
    b.register { Saw() }
    b.register { Bench(saw: $0) }.lifetime(.lazySingle)
    b.register { Axe() }
    b.register { Holding($0) }.lifetime(.single)
    let c = try b.build()
    let k = c.newLifeTimeScope()
    #expect(try k.resolve(Bench.self).saw === k.resolve(Saw.self))
    #expect(try c.resolve(Bench.self).saw !== c.resolve(Saw.self))
    #expect(try k.resolve(Holding.self).axe === c.resolve(Axe.self))
  }

  final class Holding {
    let axe: Axe
    init(_ axe: Axe) { self.axe = axe }
  }

  @Test("V2-48 scopes are independent of each other, even of the scope they came from")
  func scopes() throws {
    b.register { Saw() }.lifetime(.single)
    b.register { Bench() }.injection { $0.n += 1 }
    let c = try b.build()
    let k = c.newLifeTimeScope()
    let l = k.newLifeTimeScope()
    let benches = try [c, k, l].map { try $0.resolve(Bench.self) }
    #expect(Set(benches.map(ObjectIdentifier.init)).count == 3)
    #expect(benches.allSatisfy { $0.n == 1 })
    #expect(try l.resolve(Saw.self) === c.resolve(Saw.self))
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

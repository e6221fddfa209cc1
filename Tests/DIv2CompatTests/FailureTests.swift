import DIv2Compat
import TestSupport
import Testing

@Suite("After a failure")
struct FailureTests {
  let b = DIContainerBuilder()

  final class Rig {
    let saw: Saw
    var axe: Axe!
    var injections = 0
    init(_ saw: Saw) { self.saw = saw }
  }

  @Test(
    "V2-38 an initial that failed once succeeds the next time, with injections",
    arguments: [DILifeTime.perScope, .lazySingle, .weakSingle, .perDependency])
  func failedInitial(lifetime: DILifeTime) throws {
    let rounds = Counter()
    let injections = Counter()
    b.register { () throws -> Saw in
      if rounds.add() == 1 { throw Broken(reason: 1) }
      return Saw()
    }.lifetime(lifetime).injection { _ in injections.add() }
    b.register { Axe() }.lifetime(lifetime)
    b.register(type: Rig.init).lifetime(lifetime).injection { $0.axe = $1 }
      .injection { $0.injections += 1 }
    let c = try b.build()
    #expect(throws: Broken(reason: 1)) { try c.resolve(Rig.self) }
    #expect(injections.value == 0)
    let rig = try c.resolve(Rig.self)
    #expect(rig.axe != nil)
    #expect(rig.injections == 1)
    #expect(injections.value == 1)
  }

  @Test("V2-38 caught errors have no lasting effect either")
  func swallowed() throws {
    let line = #line + 1
    b.register { () throws -> Saw in throw Broken() }
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }
    b.register { Bench() }.injection { $0.n += 1 }
      .injection(.manual) { k, bench in
        let saw: Saw? = *?k
        bench.saw = saw
      }
    let c = try b.build()
    for _ in 0..<2 {
      let saw: Saw? = *?c
      #expect(saw == nil)
      #expect(throws: Broken()) { try c.resolveMany(Saw.self) }
      expectFailure(
        .initialMethodNotFound(
          typeInfo: info(Jig.self, line + 1), signature: ((DIContainer) throws -> Any).self)
      ) { try c.resolve(Jig.self) }
    }
    #expect(try c.resolve(Bench.self).n == 1)
    #expect(try c.newLifeTimeScope().resolve(Bench.self).n == 1)
  }

  @Test("V2-38 no object of the failed request is returned without its injections")
  func halfInjected() throws {
    let rounds = Counter()
    b.register { Saw() }
    b.register(type: Rig.init).injection { $0.axe = $1 }.injection { $0.injections += 1 }
    b.register { Axe() }
    b.register { (_: Rig) -> Bench in Bench() }
      .injection { _ in if rounds.add() == 1 { throw Broken() } }
    let c = try b.build()
    #expect(throws: Broken()) { try c.resolve(Bench.self) }
    let rig = try c.resolve(Rig.self)
    #expect(rig.axe != nil)
    #expect(rig.injections == 1)
    _ = try c.resolve(Bench.self)
  }

  @Test("V2-38 objects whose injections are pending when the request fails are released")
  func droppedQueue() throws {
    let (rounds, made, injected) = (Counter(), Counter(), Counter())
    b.register { () -> Saw in
      made.add()
      return Saw()
    }.lifetime(.lazySingle).injection { _ in injected.add() }
    b.register { Bench(saw: $0) }.injection { _ in if rounds.add() == 1 { throw Broken() } }
    let c = try b.build()
    #expect(throws: Broken()) { try c.resolve(Bench.self) }
    #expect(injected.value == 0)
    let saw = try c.resolve(Saw.self)
    #expect(made.value == 2)
    #expect(injected.value == 1)
    #expect(try c.resolve(Bench.self).saw === saw)
  }

  @Test("V2-14 a new container finds nothing of a released one")
  func deadContainers() throws {
    for _ in 0..<50 {
      let b = DIContainerBuilder()
      let made = Counter()
      b.register { () -> Saw in
        made.add()
        return Saw()
      }.lifetime(.lazySingle)
      _ = try b.build().resolve(Saw.self)
      #expect(made.value == 1)
    }
  }

  @Test("V2-44 a single lives as long as any container of its build")
  func singlesStay() throws {
    b.register { Saw() }.lifetime(.lazySingle)
    func scope() throws -> (DIContainer, ObjectIdentifier) {
      let c = try b.build()
      return (c.newLifeTimeScope(), ObjectIdentifier(try c.resolve(Saw.self)))
    }
    let (k, saw) = try scope()
    #expect(ObjectIdentifier(try k.resolve(Saw.self)) == saw)
  }

  enum Here { class Config {} }
  enum There { class Config {} }

  @Test("types of one name in two places are two types")
  func namesakes() throws {
    b.register(line: 1) { Here.Config() }
    b.register(line: 1) { There.Config() }
    let c = try b.build()
    _ = try c.resolve(Here.Config.self)
    _ = try c.resolve(There.Config.self)
  }

  @Test("the order of a composition doesn't change the type")
  func compositions() throws {
    b.register { Gauge() }.as((any Tool & Marked).self) { $0 }
    let c = try b.build()
    #expect(try c.resolve((any Marked & Tool).self) is Gauge)
  }

  final class Gauge: Tool, Marked {}
}

protocol Marked {}

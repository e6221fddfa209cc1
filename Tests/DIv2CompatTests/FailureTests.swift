import DIv2Compat
import Testing

@Suite("After a failure")
struct FailureTests {
  let b = DIContainerBuilder()

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

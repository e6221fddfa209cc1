import DIv2Compat
import TestSupport
import Testing

@Suite("Lookup")
struct LookupTests {
  let b = DIContainerBuilder()

  @Test("V2-15 requests use the static type")
  func spellings() throws {
    class Fine: Saw {}
    b.register { Saw() }
    let c = try b.build()
    let saw = try c.resolve(Saw.self)
    #expect(try c.resolve() as Saw === saw)
    let x: Saw = try c.resolve()
    let y: Saw = try *c
    let type: Saw.Type = Fine.self
    #expect(x === saw && y === saw)
    #expect(try c.resolve(type) === saw)
  }

  @Test("V2-16 the advice for an Optional request names the type that is missing or not offered")
  func adviceForOptional() throws {
    b.register { Saw() }.as((any Tool).self) { $0 }
    let c = try b.build()
    let missing = #expect(throws: DIError.self) { try c.resolve() as Axe? }
    #expect(
      "\(missing!)".hasSuffix(
        "To do: register Axe, or offer a registered component under that type: "
          + "as(Axe.self) { $0 }.\n\(codeLine("DIF001"))\n"))
    let hidden = #expect(throws: DIError.self) { try c.resolve() as Saw? }
    #expect(
      "\(hidden!)".hasSuffix(
        "To do: let Saw offer Saw: as(Saw.self) { $0 }; or register another component.\n\(codeLine("DIF001"))\n"
      ))
  }

  @Test("V2-16 layers of Optional are removed, and don't make failures optional")
  func optionals() throws {
    b.register { Saw() }
    b.register { Bench() }
    let c = try b.build()
    let saw = try c.resolve(Saw.self)
    #expect(try c.resolve(Saw?.self) === saw)
    #expect(try c.resolve(Saw??.self)! === saw)
    let bench = Bench()
    bench.saw = try *c
    #expect(bench.saw === saw)
    expectNotFound(Axe?.self) { try c.resolve(Axe?.self) }
    expectNotFound(Axe??.self) { try c.resolve(Axe??.self) }
    #expect((try? c.resolve(Axe?.self)) == nil)
  }

  @Test("V2-17 an unregistered type; an array is a type like any other")
  func notFound() throws {
    b.register { Saw() }.as((any Tool).self) { $0 }
    b.register { [1, 2] }
    let c = try b.build()
    expectNotFound(Int.self) { try c.resolve(Int.self) }
    expectNotFound([any Tool].self) {
      let tools: [any Tool] = try *c
      return tools
    }
    #expect(try c.resolve([Int].self) == [1, 2])
  }

  @Test("V2-18 the default is selected from several; otherwise the error lists them in order")
  func ambiguity() throws {
    let line = #line + 1
    b.register { Saw() }.as((any Tool).self) { $0 }
    b.register { Axe() }.as((any Tool).self) { $0 }
    let c = try b.build()
    expectFailure(
      .ambiguousType(
        type: (any Tool).self, typesInfo: [info(Saw.self, line), info(Axe.self, line + 1)])
    ) { try c.resolve((any Tool).self) }

    let d = DIContainerBuilder()
    d.register { Saw() }.as((any Tool).self) { $0 }
    d.register { Axe() }.as((any Tool).self) { $0 }.set(.default)
    #expect(try d.build().resolve((any Tool).self) is Axe)
  }

  @Test("V2-19 lookup by name")
  func names() throws {
    let line = #line + 1
    b.register { Saw() }.as((any Tool).self) { $0 }.set(name: "s")
    b.register { Axe() }.as((any Tool).self) { $0 }.set(.default)
    b.register { Bench() }.set(name: "only")
    let c = try b.build()
    #expect(try c.resolve((any Tool).self, name: "s") is Saw)
    #expect(try c.resolve(name: "s") as any Tool is Saw)
    _ = try c.resolve(Bench.self)
    _ = try c.resolve(Bench?.self, name: "only")
    let both = [info(Saw.self, line), info(Axe.self, line + 1)]
    for name in ["never said anywhere", "only"] {
      expectFailure(
        .typeForNameNotFound(type: (any Tool).self, name: name, typesInfo: both)
      ) { try c.resolve((any Tool).self, name: name) }
    }
    expectNotFound(Int.self) { try c.resolve(Int.self, name: "s") }
    expectNotFound(Int.self) { try c.resolve(Int.self, name: "also never said anywhere") }
  }

  final class Hub: Tool {
    let parts: [any Tool]
    init(parts: [any Tool]) { self.parts = parts }
  }

  final class Deep: Tool { init(_ hub: Hub) {} }

  @Test("V2-20 each name has an object of its own, and so has the nameless request")
  func namedObjects() throws {
    b.register { Saw() }.lifetime(.single).set(name: "a").set(name: "b")
    let c = try b.build()
    let first = try [c.resolve(Saw.self, name: "a"), c.resolve(name: "b"), c.resolve()]
    let second = try [c.resolve(Saw.self, name: "a"), c.resolve(name: "b"), c.resolve()]
    #expect(Set(first.map(ObjectIdentifier.init)).count == 3)
    #expect(first.map(ObjectIdentifier.init) == second.map(ObjectIdentifier.init))
  }

  @Test("V2-23 many omits recursive elements at any depth, but not other failures")
  func manyFailures() throws {
    b.register { try Hub(parts: **$0) }.as(.self).as((any Tool).self) { $0 }
    b.register { try Deep(*$0) }.as((any Tool).self) { $0 }
    b.register { Saw() }.as((any Tool).self) { $0 }
    b.register { Deep($0) }.as((any Tool).self) { $0 }
    let c = try b.build()
    #expect(try c.resolve(Hub.self).parts.map { type(of: $0) is Saw.Type } == [true])
    // An outermost request is not recursive: it creates the hub first, by itself.
    #expect(try c.resolveMany((any Tool).self).count == 4)

    b.register { () throws -> Axe in throw Broken() }.as((any Tool).self) { $0 }
    let failing = try b.build()
    #expect(throws: Broken()) { try failing.resolveMany((any Tool).self) }
  }

  @Test("V2-25 the operators")
  func operators() throws {
    b.register { Saw() }.as((any Tool).self) { $0 }
    b.register { () throws -> Bench in throw Broken() }
    let c = try b.build()
    let tool: any Tool = try *c
    let tools: [any Tool] = try **c
    #expect(tools.count == 1 && tools[0] === tool)
    let hidden: Saw? = *?c
    let broken: Bench? = *?c
    let there: (any Tool)? = *?c
    #expect(hidden == nil && broken == nil && there === tool)
  }
}

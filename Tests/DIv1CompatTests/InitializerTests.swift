import DIv1Compat
import Testing

@Suite("Initializers and arguments")
struct InitializerTests {
  let b = DIContainerBuilder()

  @Test(
    "V1-21 closures with and without the scope have the same signature; the order of types matters")
  func signatures() throws {
    b.register { Disc(tag: "plain") }.initializer { (_: DIScope) in Disc(tag: "scope") }
      .initializer { (_: DIScope, a: String, b: Int) in Disc(tag: "\(a), \(b)") }
      .initializer { (_: DIScope, a: Int, b: String) in Disc(tag: "\(a); \(b)") }
      .initializer { (_: DIScope, pair: (Int, String)) in Disc(tag: "pair \(pair.0)") }
    let s = try b.build()
    #expect(try s.resolve(Disc.self).tag == "scope")
    #expect(try s.resolve(Disc.self, arg: "a", 1).tag == "a, 1")
    #expect(try s.resolve(Disc.self, arg: 1, "a").tag == "1; a")
    #expect(try s.resolve(Disc.self, arg: (1, "a")).tag == "pair 1")
  }

  @Test("V1-24 a request without a matching signature fails")
  func notFound() throws {
    b.register(line: 1) { Disc(tag: $1) }
    b.register(Tile.self, line: 2).initializerDoesNotNeedToBe()
    let s = try b.build()
    let error = "initializationMethodWithSignatureIsNotFoundFor"
    #expect(thrown { try s.resolve(Disc.self) } == "\(error) Disc:1 (DIScope) -> Any")
    #expect(thrown { try s.resolve(Tile.self) } == "\(error) Tile:2 (DIScope) -> Any")
    #expect(thrown { try s.resolve(Disc.self, arg: 10) } == "\(error) Disc:1 (DIScope, Int) -> Any")
    #expect(
      thrown { try s.resolve(Disc.self, arg: "a", 1.5) }
        == "\(error) Disc:1 (DIScope, String, Double) -> Any")
    #expect(
      thrown { try s.resolve(Disc.self, arg: "a" as String?) }
        == "\(error) Disc:1 (DIScope, Optional<String>) -> Any")
  }

  @Test("V1-24 arguments are not converted")
  func conversions() throws {
    b.register { (_: DIScope, disc: Disc) in Group([disc]) }
    let s = try b.build()
    let sub = SubDisc()
    #expect(throws: DIError.self) { try s.resolve(Group.self, arg: sub) }
    #expect(try s.resolve(Group.self, arg: sub as Disc).inner.first === sub)
  }

  @Test("V1-26 the old spelling also declares a lifetime")
  func oldSpelling() throws {
    b.register { Disc(tag: $1) }.instancePerScope()
    let s = try b.build()
    #expect(try s.resolve(Disc.self, arg: "x") === s.resolve(Disc.self, arg: "y"))
  }

  @Test("V1-27 closures receive the requesting scope")
  func scope() throws {
    nonisolated(unsafe) var seen: [DIScope] = []
    b.register { (scope: DIScope) -> Disc in
      seen.append(scope)
      return Disc()
    }.dependency { scope, _ in seen.append(scope) }
    let s = try b.build()
    let child = s.newLifeTimeScope()
    _ = try child.resolve(Disc.self)
    #expect(seen.count == 2)
    #expect(seen.allSatisfy { $0 === child })
  }
}

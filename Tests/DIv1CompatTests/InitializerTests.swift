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

  @Test("V1-22 the last initializer of a signature wins")
  func replaced() throws {
    b.register(Disc.self).initializer { Disc(tag: "1") }.initializer { _ in Disc(tag: "2") }
    b.register { Tile() }.initializer { (_: DIScope, _: Int) in Tile() }
      .initializer { (_: DIScope, runs: Int) in
        let tile = Tile()
        tile.runs = runs
        return tile
      }
    let s = try b.build()
    #expect(try s.resolve(Disc.self).tag == "2")
    #expect(try s.resolve(Tile.self, arg: 3).runs == 3)
  }

  @Test("V1-23 initializers of different signatures coexist")
  func together() throws {
    b.register { Disc() }.lifetime(.perDependency).initializer { Disc(tag: $1) }
    let s = try b.build()
    #expect(try s.resolve(Disc.self).tag == "-")
    #expect(try s.resolve(Disc.self, arg: "x").tag == "x")
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

  @Test("V1-25 up to ten arguments, in all forms of a request")
  func tenArguments() throws {
    b.register { [$1, $2, $3, $4, $5, $6, $7, $8, $9, $10] as [Int] }.asName("n")
    let s = try b.build()
    let expected = Array(1...10)
    #expect(try s.resolve([Int].self, name: "n", arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) == expected)
    #expect(try s.resolve(name: "n", arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) == expected)
    let many: [[Int]] = try s.resolveMany(arg: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    #expect(many == [expected])
  }

  @Test(
    "V1-25 the label is optional if the type is explicit; with the label, the type can be inferred")
  func labels() throws {
    b.register { Disc(tag: $1) }
    let s = try b.build()
    #expect(try s.resolve(Disc.self, "x").tag == "x")
    let inferred: Disc = try s.resolve(arg: "y")
    #expect(inferred.tag == "y")
  }

  @Test(
    "V1-26 a declared lifetime keeps the first object, regardless of the arguments",
    arguments: [DILifeTime.perScope, .lazySingle, .single])
  func statedLifetime(lifetime: DILifeTime) throws {
    b.register { Disc(tag: $1) }.lifetime(lifetime)
    let s = try b.build()
    let x = try s.resolve(Disc.self, arg: "x")
    #expect(try s.resolve(Disc.self, arg: "y") === x)
    #expect(x.tag == "x")
  }

  @Test("V1-26 the old spelling also declares a lifetime")
  func oldSpelling() throws {
    b.register { Disc(tag: $1) }.instancePerScope()
    let s = try b.build()
    #expect(try s.resolve(Disc.self, arg: "x") === s.resolve(Disc.self, arg: "y"))
  }

  @Test("V1-26 without a declared lifetime, arguments create a transient object")
  func implicitLifetime() throws {
    b.register { Disc() }.initializer { Disc(tag: $1) }.asName("n").asDefault()
    let s = try b.build()
    let x = try s.resolve(Disc.self, arg: "x")
    #expect(try s.resolve(Disc.self, arg: "x") !== x)
    #expect(try s.resolve(Disc.self).tag == "-")
    #expect(try s.resolve(Disc.self) === s.resolve(Disc.self))
    let named = try s.resolve(Disc.self, name: "n", arg: "y")
    #expect(named.tag == "y")
    #expect(try s.resolve(Disc.self, name: "n") !== named)
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

  @Test("V1-27 errors of closures reach the caller unchanged")
  func throwing() throws {
    b.register { () -> Disc in throw Mishap(number: 1) }
    b.register { Group([try $0.resolve(Disc.self)]) }
    b.register { Tile() }.dependency { _, _ in throw Mishap(number: 2) }
    let s = try b.build()
    #expect(throws: Mishap(number: 1)) { try s.resolve(Disc.self) }
    #expect(throws: Mishap(number: 1)) { try s.resolve(Group.self) }
    #expect(throws: Mishap(number: 2)) { try s.resolve(Tile.self) }
  }

  @Test("the label short: of the first releases")
  func short() throws {
    b.register(short: { Disc(tag: "short") })
    #expect(try b.build().resolve(Disc.self).tag == "short")
  }

  @Test("the labels initializer: and method: are allowed")
  func written() throws {
    b.register(initializer: { Disc(tag: "a") }).asName("a")
    b.register(initializer: { (_: DIScope) in Disc(tag: "b") }).asName("b")
    b.register(initializer: { (_: DIScope, tag: String) in Disc(tag: tag) })
      .initializer(method: { (_: DIScope, number: Int) in Disc(tag: "\(number)") }).asName("c")
    let s = try b.build()
    #expect(try s.resolve(Disc.self, name: "a").tag == "a")
    #expect(try s.resolve(Disc.self, name: "b").tag == "b")
    #expect(try s.resolve(Disc.self, name: "c", arg: "x").tag == "x")
    #expect(try s.resolve(Disc.self, name: "c", arg: 1).tag == "1")
  }
}

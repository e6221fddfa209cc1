import DIv1Compat
import Testing

@Suite("Names and default")
struct NameTests {
  let b = DIContainerBuilder()

  @Test("V1-12 the error for an unknown name lists all components of the type")
  func unknownName() throws {
    b.register(line: 1) { Disc() }.asType((any Shape).self).asName("a")
    b.register(line: 2) { Tile() }.asType((any Shape).self)
    b.register(line: 3) { Group([]) }.asName("elsewhere")
    let s = try b.build()
    let all = "[Disc:1, Tile:2]"
    // Unknown, known for another type, and empty.
    for name in ["never said anywhere", "elsewhere", ""] {
      #expect(
        thrown { try s.resolve((any Shape).self, name: name) }
          == "typeIsNotFoundForName Shape '\(name)' \(all)")
    }
    #expect(thrown { try s.resolve((any Error).self, name: "a") } == "typeIsNotFound Error")
    #expect(thrown { try s.resolve((any Error).self, name: "unsaid") } == "typeIsNotFound Error")
    // A request by name needs no default.
    #expect(try s.resolve((any Shape).self, name: "a") is Disc)
  }

  @Test("V1-12 an explicit empty name is a name")
  func emptyName() throws {
    b.register { Disc() }.asName("").asDefault()
    let s = try b.build()
    #expect(try s.resolve(Disc.self, name: "") !== s.resolve(Disc.self))
  }

  @Test("V1-13 a component with names only is not found without a name")
  func namesOnly() throws {
    b.register(line: 1) { Disc() }.asName("a")
    let s = try b.build()
    #expect(thrown { try s.resolve(Disc.self) } == "typeIsNotFoundForName Disc '' [Disc:1]")
    #expect((*?s as Disc?) == nil)
  }

  @Test("V1-13 V1-17 many and injection into an external instance remain permissive")
  func permissive() throws {
    b.register { Tile() }.asName("a").dependency { $1.runs += 1 }
    let s = try b.build()
    let all = try s.resolveMany(Tile.self)
    #expect(all.count == 1)
    #expect(all.first !== (try s.resolve(Tile.self, name: "a")))
    let tile = Tile()
    try s.resolve(tile)
    #expect(tile.runs == 1)
  }

  @Test("V1-14 several components without a default: the request fails, not build")
  func ambiguous() throws {
    b.register(line: 1) { Disc() }.asType((any Shape).self).asName("a")
    b.register(line: 2) { Tile() }.asType((any Shape).self)
    let s = try b.build()
    #expect(
      thrown { try s.resolve((any Shape).self) }
        == "defaultTypeIsNotSpecified Shape [Disc:1, Tile:2]")
  }

  @Test("V1-16 a named default has a nameless object besides the named one")
  func namedDefault() throws {
    b.register { Disc() }.asName("n").asDefault()
    let s = try b.build()
    #expect(try s.resolve(Disc.self) !== s.resolve(Disc.self, name: "n"))
  }
}

import DIv1Compat
import Testing

@Suite("Validation by build")
struct ValidationTests {
  let b = DIContainerBuilder()

  @Test(
    "V1-48 build reports all problems together, by type and then by component, and creates nothing")
  func together() throws {
    nonisolated(unsafe) var made = 0
    b.register { made += 1 }.lifetime(.single)
    b.register(line: 1) { Disc() }.asType((any Shape).self).asName("x").asDefault()
    b.register(Int.self, line: 2).asSelf().asType((any Error).self).asDefault()
    b.register(line: 3) { Tile() }.asSelf().asType((any Shape).self).asName("x").asDefault()
    b.register(line: 4) { 1 }.asDefault()
    b.register(Group.self, line: 5)
    #expect(
      thrown { try b.build() } == "build: "
        + [
          "intersectionNamesForType Shape [\"x\"] [Disc:1, Tile:3]",
          "pluralSpecifiedDefaultType Shape [Disc:1, Tile:3]",
          "pluralSpecifiedDefaultType Int [Int:2, Int:4]",
          "notSpecifiedInitializationMethodFor Int:2",
          "notSpecifiedInitializationMethodFor Group:5",
        ].joined(separator: "; "))
    #expect(made == 0)
  }

  @Test("V1-49 one error for each type, with all shared names and all components of the type")
  func names() throws {
    b.register(line: 1) { Disc() }.asType((any Shape).self).asName("a").asName("b").asName("c")
    b.register(line: 2) { Tile() }.asType((any Shape).self)
    b.register(line: 3) { Group([]) }.asType((any Shape).self).asName("b").asName("a")
    #expect(
      thrown { try b.build() }
        == "build: intersectionNamesForType Shape [\"a\", \"b\"] [Disc:1, Tile:2, Group:3]")
  }

  @Test("V1-49 one name for different types is valid")
  func differentTypes() throws {
    b.register { Disc() }.asName("a")
    b.register { Tile() }.asName("a")
    try b.build()
  }

  @Test("V1-50 several defaults of a type are an error that lists only them")
  func defaults() throws {
    b.register(line: 1) { Disc() }.asType((any Shape).self).asDefault()
    b.register(line: 2) { Disc() }.asType((any Shape).self)
    b.register(line: 3) { Tile() }.asType((any Shape).self).asDefault()
    #expect(
      thrown { try b.build() } == "build: pluralSpecifiedDefaultType Shape [Disc:1, Tile:3]")
  }

  @Test("V1-47 V1-50 a type and its Optional are one type")
  func optionalTypes() throws {
    b.register(line: 1) { Disc() }.asType((any Shape)?.self).asDefault()
    b.register(line: 2) { Tile() }.asType((any Shape).self).asDefault()
    b.register(line: 3) { 1 as Int? }.asDefault()
    b.register(line: 4) { 2 }.asDefault()
    #expect(
      thrown { try b.build() } == "build: pluralSpecifiedDefaultType Shape [Disc:1, Tile:2]; "
        + "pluralSpecifiedDefaultType Int [Optional<Int>:3, Int:4]")
  }

  @Test("V1-51 a missing initializer is reported once, regardless of the component's types")
  func initializers() throws {
    b.register(Disc.self, line: 1).asSelf().asType((any Shape).self)
    b.register(Tile.self, line: 2).initializerDoesNotNeedToBe()
    b.register(vc: Group.self, line: 3)
    b.register(Int.self, line: 4).initializer { (_: DIScope, number: Int) in number }
    #expect(thrown { try b.build() } == "build: notSpecifiedInitializationMethodFor Disc:1")
  }

  @Test("V1-51 a component that requires no initializer may have one")
  func exempt() throws {
    b.register(Disc.self).initializerDoesNotNeedToBe().initializer { Disc(tag: "made") }
    #expect(try b.build().resolve(Disc.self).tag == "made")
  }

  @Test(
    "V1-52 build doesn't check for ambiguity, wrong types, repeated signatures, cycles and gaps")
  func unchecked() throws {
    b.register { Disc() }.asType((any Shape).self).asType((any Error).self)
    b.register { Tile() }.asType((any Shape).self)
    b.register { Group([*!$0 as Group]) }.initializer { Group([]) }
    b.register { Group([*!$0 as Group, *!$0 as SubDisc]) }
    try b.build()
  }
}

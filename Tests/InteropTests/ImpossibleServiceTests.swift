import DIv1Compat
import DIv2Compat
import DIv3
import Testing

/// No release checks the types of `asType` and `as` before a request; the findings of `DIGraphTools` do.
@Suite("Types that objects can't be of, in components of several generations")
struct ImpossibleServiceTests {
  struct Wheel {}

  @Test("V1-5 build() accepts a wrong asType, and the shared graph stays valid")
  func first() throws {
    let all = Generations()
    all.first.register { Wheel() }.asType((any Shape).self)
    let scope = try all.first.build()
    #expect(all.modern.makeGraph().checkIsValid())
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve() as any Shape }
  }

  @Test("V2-7 build() accepts a wrong alias, and the shared graph stays valid")
  func second() throws {
    let all = Generations()
    all.second.register { Wheel() }.as((any Shape).self).unsafe()
    let container = try all.second.build()
    #expect(all.modern.makeGraph().checkIsValid())
    #expect(throws: DIv2Compat.DIError.self) { try container.resolve() as any Shape }
  }

  @Test("V1-7 V2-8 a component may be declared as a supertype of its objects")
  func supertypes() throws {
    let all = Generations()
    all.first.register((any Shape).self).asType(Disc.self).initializer { Disc() }
    let scope = try all.first.build()
    _ = all.second.register(type: (any Shape).self).as(Tile.self).unsafe().initial { Tile() }
    let container = try all.second.build()
    #expect(all.modern.makeGraph().checkIsValid())
    _ = (try scope.resolve(), try container.resolve()) as (Disc, Tile)
  }
}

import DIv1Compat
import Testing

@Suite("Injection into external instances, and Optional types")
struct InjectionTests {
  let b = DIContainerBuilder()

  @Test("V1-43 the lookup uses the exact dynamic type, Optional or not")
  func dynamicType() throws {
    b.register(Disc.self).initializerDoesNotNeedToBe()
    b.register(Tile.self).initializerDoesNotNeedToBe().dependency { $1.runs += 1 }
    let s = try b.build()
    let tile = Tile()
    try s.resolve(tile as any Shape)
    try s.resolve(tile as Tile?)
    try s.resolve(tile as Tile??)
    try s.resolve(tile as AnyObject)
    #expect(tile.runs == 4)
    #expect(thrown { try s.resolve(SubDisc() as Disc) } == "typeIsNotFound SubDisc")
    #expect(thrown { try s.resolve(nil as Tile?) } == "typeIsNotFound Optional<Tile>")
  }

  @Test("V1-43 the default is selected from several components")
  func defaultComponent() throws {
    b.register(Tile.self, line: 1).initializerDoesNotNeedToBe().dependency { $1.runs += 1 }
    let second = b.register(Tile.self, line: 2).initializerDoesNotNeedToBe()
      .dependency { $1.runs += 10 }
    let ambiguous = try b.build()
    #expect(
      thrown { try ambiguous.resolve(Tile()) } == "defaultTypeIsNotSpecified Tile [Tile:1, Tile:2]")
    second.asDefault()
    let tile = Tile()
    try b.build().resolve(tile)
    #expect(tile.runs == 10)
  }

  @Test("V1-43 a hidden own type is not found")
  func hidden() throws {
    b.register { Tile() }.asType((any Shape).self)
    let s = try b.build()
    #expect(thrown { try s.resolve(Tile()) } == "typeIsNotFound Tile")
  }

  @Test("V1-44 instances with names are neither replaced nor an obstacle")
  func externalInstanceBesideNames() throws {
    b.register { Tile() }.asName("n").asDefault().dependency { $1.runs += 1 }
    let s = try b.build()
    let named = try s.resolve(Tile.self, name: "n")
    let given = Tile()
    try s.resolve(given)
    #expect(try s.resolve(Tile.self) === given)
    #expect(try s.resolve(Tile.self, name: "n") === named)
  }

  @Test("V1-44 the receiving scope caches an external instance, all scopes cache a single")
  func externalInstanceByScopes() throws {
    b.register { Tile() }
    b.register { Disc() }.lifetime(.lazySingle)
    let s = try b.build()
    let child = s.newLifeTimeScope()
    let (tile, disc) = (Tile(), Disc())
    try child.resolve(tile)
    try child.resolve(disc)
    #expect(try child.resolve(Tile.self) === tile)
    #expect(try s.resolve(Tile.self) !== tile)
    #expect(try s.resolve(Disc.self) === disc)
  }

  @Test("V1-45 a metatype is a type to resolve, not an object to inject into")
  func metatype() throws {
    b.register { Tile() }
    let s = try b.build()
    let tile = try s.resolve(Tile.self)
    #expect(tile.runs == 0)
  }

  // MARK: Optional types

  private final class Holder {
    var optional: Disc?
    var implicit: Disc!
  }

  @Test("V1-46 layers of Optional are removed in every kind of request")
  func optional() throws {
    b.register { Disc() }.asName("n").asDefault()
    b.register { Tile() }.initializer { (_: DIScope, runs: Int) in
      let tile = Tile()
      tile.runs = runs
      return tile
    }
    b.register { Holder() }.dependency {
      $1.optional = *!$0
      $1.implicit = *!$0
    }
    let s = try b.build()
    let disc = try s.resolve(Disc.self)
    let inferred: Disc? = try s.resolve()
    #expect(inferred === disc)
    var implicit: Disc! = nil
    implicit = try! s.resolve()
    #expect(implicit === disc)
    let twice = try s.resolve(Disc??.self)
    #expect(twice?.map(ObjectIdentifier.init) == ObjectIdentifier(disc))
    let named: Disc? = try s.resolve(name: "n")
    #expect(named === (try s.resolve(Disc.self, name: "n")))
    let many: [Disc?] = try s.resolveMany()
    #expect(many.count == 1)
    #expect(many[0] === disc)
    let made: Tile? = try s.resolve(arg: 5)
    #expect(made?.runs == 5)
    let holder = try s.resolve(Holder.self)
    #expect(holder.optional === disc)
    #expect(holder.implicit === disc)
    let tried: Disc? = try? s.resolve()
    #expect(tried === disc)
  }

  @Test("V1-47 an Optional request fails like any other, and the error names the requested type")
  func notSoft() throws {
    let s = try b.build()
    #expect(thrown { try s.resolve() as Disc? } == "typeIsNotFound Optional<Disc>")
    #expect(thrown { try s.resolve(name: "n") as Disc? } == "typeIsNotFound Optional<Disc>")
    #expect(thrown { try s.resolveMany(Disc?.self) } == "typeIsNotFound Optional<Disc>")
    #expect((*?s as Disc?) == nil)
  }

  @Test("V1-47 Optional is removed from registered types too")
  func optionalKeys() throws {
    b.register { Disc() as Disc? }
    b.register { Tile() }.asType((any Shape)?.self)
    let s = try b.build()
    #expect(try s.resolve(Disc.self) === s.resolve(Disc?.self))
    #expect(try s.resolve((any Shape).self) is Tile)
    let disc = Disc()
    try s.resolve(disc)
  }
}

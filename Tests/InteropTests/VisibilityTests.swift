import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("Visibility between generations")
struct VisibilityTests {
  private let all = Generations()

  @Test(
    "G-2 an old alternative type hides the own type from all generations, a modern one does not")
  func alternatives() throws {
    all.first.register { Disc() }.asType((any Shape).self).asName("disc")
    all.second.register { Tile() }.as((any Shape).self).check { $0 }.set(name: "tile")
    all.modern.register(Bar.init).as((any Shape).self, name: "bar")
    let scope = try all.first.build()
    let container = try all.second.build()
    #expect((*all.modern as Disc?) == nil)
    #expect((*all.modern as Tile?) == nil)
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Tile.self) }
    #expect(throws: DIv2Compat.DIError.self) { try container.resolve(Disc.self) }
    _ = (try scope.resolve(Bar.self), try container.resolve(Bar.self), *all.modern as Bar)
  }

  @Test(
    "G-3 a name is the same in all generations; the registering generation decides on an own object"
  )
  func names() throws {
    all.first.register { Disc() }.asType((any Shape).self).asName("old").asName("ancient")
    all.modern.register(Bar.init).as((any Shape).self, name: "new").as(
      (any Shape).self, name: "newest"
    ).lifetime(.perContainer(.strong))
    let scope = try all.first.build()
    let container = try all.second.build()
    for name in ["old", "ancient"] {
      #expect((all.modern.resolve(name: name) as any Shape) is Disc)
      #expect(try scope.resolve((any Shape).self, name: name) is Disc)
      #expect(try container.resolve((any Shape).self, name: name) is Disc)
    }
    let old = try scope.resolve((any Shape).self, name: "old")
    #expect(try scope.resolve((any Shape).self, name: "ancient") !== old)
    #expect(try scope.resolve((any Shape).self, name: "old") === old)
    let new = try scope.resolve((any Shape).self, name: "new")
    #expect(try scope.resolve((any Shape).self, name: "newest") === new)
    #expect(try scope.resolve(Bar.self) === new)
  }

  enum Tag {}

  @Test("G-3 a type as a tag is the same tag in release 2 and in the modern generation")
  func tags() throws {
    all.second.register { Tile() }.as((any Shape).self).check { $0 }.set(tag: Tag.self)
    all.modern.register(Bar.init).as(Bar.self, tag: Tag.self)
    let container = try all.second.build()
    #expect((all.modern.resolve(tag: Tag.self) as any Shape) is Tile)
    _ = try container.resolve(Bar.self, tag: Tag.self)
  }

  @Test("G-4 a release-1 component with names only is found by name only, by all generations")
  func namedOnly() throws {
    all.first.register { Disc() }.asName("disc")
    let scope = try all.first.build()
    let container = try all.second.build()
    #expect((*all.modern as Disc?) == nil)
    #expect(throws: DIv2Compat.DIError.self) { try container.resolve(Disc.self) }
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Disc.self) }
  }

  @Test("G-5 many returns components in the order of registration, across generations")
  func many() throws {
    all.first.register { Disc() }.asType((any Shape).self)
    all.modern.register(Bar.init).as((any Shape).self)
    let scope = try all.first.build()
    all.second.register { Tile() }.as((any Shape).self).check { $0 }
    let container = try all.second.build()
    // Old registrations join the graph at their build.
    let expected = ["Bar", "Disc", "Tile"]
    let asked: [[any Shape]] = [**!scope, try **container, DIv3.many(*all.modern)]
    for shapes in asked { #expect(shapes.map { "\(type(of: $0))" } == expected) }
    all.modern.register { Holder(DIv3.many($0)) }
    #expect(try scope.resolve(Holder.self).shapes.count == 3)
  }

  @Test("G-6 a default is a default for all, and a modern test replaces it for all")
  func defaults() throws {
    all.first.register { Disc() }.asType((any Shape).self).asDefault()
    all.modern.register(Bar.init).as((any Shape).self)
    let scope = try all.first.build()
    let container = try all.second.build()
    #expect((*all.modern as any Shape) is Disc)
    #expect(try container.resolve((any Shape).self) is Disc)
    all.modern.register(Tile.init).as((any Shape).self).test()
    #expect(try scope.resolve((any Shape).self) is Tile)
    #expect((*all.modern as any Shape) is Tile)
  }

  @Test("G-7 a build that claims a name or default twice fails, without losing anything")
  func conflicts() throws {
    all.modern.register(Bar.init).as((any Shape).self, name: "x").as((any Shape).self).default()
    all.first.register { Disc() }.asType((any Shape).self).asName("x")
    let error = #expect(throws: DIv1Compat.DIError.self) { try all.first.build() }
    guard case .build(let errors) = error,
      case .intersectionNamesForType(_, let names, let components) = errors.first
    else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(names == ["x"])
    #expect(components.map { "\($0.type)" } == ["Bar", "Disc"])
    // Components in the graph remain usable.
    #expect((*all.modern as any Shape) is Bar)
    all.second.register { Tile() }.as((any Shape).self).check { $0 }.set(.default)
    #expect(throws: DIv2Compat.DIError.self) { try all.second.build() }
    #expect((DIv3.many(*all.modern) as [any Shape]).count == 1)
  }

  @Test("G-8 a second build adds the new registrations, once")
  func builds() throws {
    all.first.register { Disc() }
    let scope = try all.first.build()
    all.first.register { Tile() }
    let second = try all.first.build()
    _ = (try scope.resolve(Tile.self), try second.resolve(Disc.self), *all.modern as Tile)
    #expect(try scope.resolveMany(Disc.self).count == 1)
    #expect(try scope.resolve(Disc.self) !== second.resolve(Disc.self))
  }
}

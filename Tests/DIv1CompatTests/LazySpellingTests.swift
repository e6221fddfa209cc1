import DIv1Compat
import Testing

private final class Owner {
  var lazy: DILazy<Disc>!
  var optional: DILazy<Disc>?
  var many: DILazy<[any Shape]>!
}

@Suite("Spellings of lazies")
struct LazySpellingTests {
  let scope: DIScope
  let disc: Disc

  init() throws {
    let b = DIContainerBuilder()
    b.register { Disc() }.asSelf().asType((any Shape).self)
    b.register { Tile() }.asType((any Shape).self)
    b.register { Owner() }.dependency {
      $1.lazy = *!$0
      $1.optional = *?$0
      $1.many = **!$0
    }
    scope = try b.build()
    disc = *!scope
  }

  @Test("V1-62 a request into a lazy variable returns the lazy form")
  func plain() throws {
    let a: DILazy<Disc> = *!scope
    let b: DILazy<Disc> = try scope.resolve()
    let c: DILazy<Disc> = try *scope
    let d: DILazy<Disc>? = *?scope
    let e = try scope.resolve(DILazy<Disc>.self)
    let f: DILazy<Disc>? = try? scope.resolve()
    for lazy in [a, b, c, d, e, f] { #expect(lazy?.value === disc) }
  }

  @Test("V1-62 V1-46 layers of Optional outside and inside a lazy are removed")
  func optionals() throws {
    let a: DILazy<Disc>? = try scope.resolve()
    var b: DILazy<Disc>! = nil
    b = *!scope
    let c: DILazy<Disc?> = try scope.resolve()
    let d: DILazy<Disc>?? = try scope.resolve()
    #expect(a?.value === disc)
    #expect(b.value === disc)
    #expect(c.value === disc)
    #expect(d??.value === disc)
    let missing: DILazy<Group>? = *?scope
    #expect(missing == nil)
    #expect(thrown { try scope.resolve(DILazy<Group>.self) } == "typeIsNotFound Group")
    #expect(
      thrown { try scope.resolve(DILazy<Group>?.self) }
        == "typeIsNotFound Optional<DILazy<Group>>")
  }

  @Test("V1-62 lazies can be injected into properties of every kind")
  func properties() throws {
    let owner: Owner = *!scope
    #expect(owner.lazy.value === disc)
    #expect(owner.optional?.value === disc)
    #expect(kinds(owner.many.value) == ["Disc", "Tile"])
  }

  @Test("V1-59 the lazy operators")
  func operators() throws {
    let a: DILazy<Disc> = try -*scope
    let b: DILazy<Disc> = -*!scope
    let c: DILazy<Disc>? = -*?scope
    #expect(a.value === disc && b.value === disc && c?.value === disc)
    #expect((-*!scope as DILazy<Disc>).value === disc)
    let missing: DILazy<Group>? = -*?scope
    #expect(missing == nil)
    #expect(thrown { try -*scope as DILazy<Group> } == "typeIsNotFound Group")
    let many: DILazy<[any Shape]> = -**scope
    #expect(kinds(many.value) == ["Disc", "Tile"])
  }

  @Test("V1-62 requests for many into a lazy variable")
  func many() throws {
    let a: DILazy<[any Shape]> = **!scope
    let b: DILazy<[any Shape]> = try **scope
    let c: DILazy<[any Shape]> = try scope.resolveMany()
    let d = scope.resolveMany(DILazy<any Shape>.self)
    for lazy in [a, b, c, d] { #expect(kinds(lazy.value) == ["Disc", "Tile"]) }
    // The forms without lazies keep their meaning.
    let shapes: [any Shape] = **!scope
    #expect(kinds(shapes) == ["Disc", "Tile"])
    #expect(kinds(try scope.resolveMany((any Shape).self)) == ["Disc", "Tile"])
  }

  @Test("V1-59 a lazy of a lazy; lazies have no runtime arguments")
  func corners() throws {
    let nested: DILazy<DILazy<Disc>> = try scope.resolve()
    #expect(nested.value.value === disc)
    #expect(
      thrown { try scope.resolve(DILazy<DILazy<Group>>.self) } == "typeIsNotFound Group")
    #expect(
      thrown { try scope.resolve(DILazy<Disc>.self, arg: 1) } == "typeIsNotFound DILazy<Disc>")
  }
}

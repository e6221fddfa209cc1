import DIv1Compat
import Testing

private final class Egg {
  let hen: DILazy<Hen>
  init(hen: DILazy<Hen>) { self.hen = hen }
}
private final class Hen {
  let egg: Egg
  init(egg: Egg) { self.egg = egg }
}

@Suite("Lazies")
struct LazyTests {
  let b = DIContainerBuilder()

  @Test("V1-59 nothing is created before the first access")
  func nothingMade() throws {
    nonisolated(unsafe) var count = 0
    b.register { () -> Disc in
      count += 1
      return Disc()
    }.asSelf().asType((any Shape).self)
    let s = try b.build()
    let one: DILazy<Disc> = try s.lazyResolve()
    let many: DILazy<[any Shape]> = s.lazyResolveMany()
    #expect(count == 0)
    #expect(try one.get() === many.get()[0])
    #expect(count == 1)
  }

  @Test("V1-59 inexpensive checks run when the lazy is created")
  func checked() throws {
    b.register(line: 1) { Disc() }.asType((any Shape).self)
    b.register(line: 2) { Tile() }.asType((any Shape).self).asSelf().asName("t")
    let s = try b.build()
    #expect(thrown { try s.lazyResolve() as DILazy<Disc> } == "typeIsNotFound Disc")
    #expect(
      thrown { try s.lazyResolve() as DILazy<any Shape> }
        == "defaultTypeIsNotSpecified Shape [Disc:1, Tile:2]")
    for name in ["t2", "a name that no test has"] {
      let error = "typeIsNotFoundForName Shape '\(name)' [Disc:1, Tile:2]"
      #expect(thrown { try s.lazyResolve(name: name) as DILazy<any Shape> } == error)
      #expect(thrown { try s.resolve(DILazy<any Shape>.self, name: name) } == error)
      #expect(thrown { try s.resolve(name: name) as DILazy<any Shape>? } == error)
      #expect(
        thrown { try s.lazyResolve(name: name) as DILazy<Disc> } == "typeIsNotFound Disc")
    }
    // The component has only names.
    #expect(
      thrown { try s.lazyResolve() as DILazy<Tile> } == "typeIsNotFoundForName Tile '' [Tile:2]")
    #expect(try (s.lazyResolve(name: "t") as DILazy<any Shape>).get() is Tile)
  }

  @Test("V1-59 all other failures surface on access, as errors")
  func laterErrors() throws {
    b.register(line: 1) { Tile() }.asType((any Error).self)
    b.register(Disc.self, line: 2).initializer { Disc(tag: $1 as String) }
    let s = try b.build()
    let many: DILazy<[any Shape]> = s.lazyResolveMany()
    #expect(thrown { try many.get() } == "typeIsNotFound Shape")
    let wrong: DILazy<any Error> = try s.lazyResolve()
    #expect(thrown { try wrong.get() } == "typeIsIncorrect Error Tile Tile:1")
    let disc: DILazy<Disc> = try s.lazyResolve()
    #expect(
      thrown { try disc.get() }
        == "initializationMethodWithSignatureIsNotFoundFor Disc:2 (DIScope) -> Any")
  }

  @Test("V1-60 a lazy caches its object; each lazy has its own")
  func keeps() throws {
    b.register { Disc() }.lifetime(.perDependency)
    let s = try b.build()
    let one: DILazy<Disc> = try s.lazyResolve()
    let two: DILazy<Disc> = try s.lazyResolve()
    #expect(try one.get() === one.get())
    #expect(try one.get() === one.value)
    #expect(one.value !== two.value)
    let many: DILazy<[Disc]> = s.lazyResolveMany()
    #expect(many.value[0] === many.value[0])
  }

  @Test("V1-60 an object whose injection failed isn't cached")
  func failedInjection() throws {
    nonisolated(unsafe) var fails = true
    b.register { Tile() }.lifetime(.perDependency).dependency {
      $1.runs += 1
      if fails { throw Mishap(number: 1) }
    }
    let tile: DILazy<Tile> = try b.build().lazyResolve()
    #expect(throws: Mishap(number: 1)) { try tile.get() }
    fails = false
    #expect(try tile.get().runs == 1)
  }

  @Test("V1-61 the lazy retains its scope and resolves on it")
  func holdsScope() throws {
    b.register { Disc() }
    weak var scope: DIScope?
    var lazy: DILazy<Disc>?
    var others: [Disc] = []
    do {
      let s = try b.build()
      let child = s.newLifeTimeScope()
      others = [try s.resolve()]
      scope = child
      lazy = try child.lazyResolve()
    }
    #expect(scope != nil)
    let disc = try #require(lazy?.value)
    #expect(disc !== others[0])
    #expect(try scope?.resolve(Disc.self) === disc)
    lazy = nil
    #expect(scope == nil)
  }

  @Test("V1-61 one lazy dependency breaks a cycle of initializers")
  func breaksCycle() throws {
    b.register { Egg(hen: -*!$0) }
    b.register { Hen(egg: *!$0) }
    let s = try b.build()
    let hen: Hen = *!s
    #expect(hen.egg.hen.value === hen)
    let egg: Egg = *!s.newLifeTimeScope()
    #expect(egg.hen.value.egg === egg)
  }

  @Test(
    "V1-61 an access inside the initializer that received the lazy is an ordinary request: recursion"
  )
  func usedTooEarly() throws {
    b.register(line: 1) { (s: DIScope) throws -> Egg in
      let egg = Egg(hen: -*!s)
      _ = try egg.hen.get()
      return egg
    }
    b.register(line: 2) { (s: DIScope) throws -> Hen in Hen(egg: try s.resolve()) }
    let s = try b.build()
    #expect(thrown { try s.resolve(Egg.self) } == "recursiveInitialization Egg:1")
    #expect(thrown { try s.resolve(Hen.self) } == "recursiveInitialization Hen:2")
  }

  @Test("V1-61 an access inside a closure joins the resolution: cycles lead back to the object")
  func joins() throws {
    final class Node {
      var lazy: DILazy<Node>!
      var other: Node!
      var otherWasInjected = false
    }
    b.register { Node() }.lifetime(.perDependency)
      .dependency { $1.lazy = -*!$0 }
      .dependency { $1.other = $1.lazy.value }
    let node: Node = *!(try b.build())
    #expect(node.other === node)
    #expect(node.lazy.value === node)
  }

  @Test("V1-61 an access outside is a resolution of its own")
  func ordinary() throws {
    final class Node {
      var lazy: DILazy<Node>!
    }
    b.register { Node() }.lifetime(.perDependency).dependency { $1.lazy = -*!$0 }
    let node: Node = *!(try b.build())
    #expect(node.lazy.value !== node)
    #expect(node.lazy.value.lazy.value !== node.lazy.value)
  }

  @Test("V1-61 each element of a lazy many is injected before the next is created")
  func manyIsOrdinary() throws {
    nonisolated(unsafe) var log: [String] = []
    for number in 1...2 {
      b.register { () -> Disc in
        log.append("init \(number)")
        return Disc()
      }.dependency { _, _ in log.append("dep \(number)") }
    }
    let discs: DILazy<[Disc]> = try b.build().lazyResolveMany()
    #expect(discs.value.count == 2)
    #expect(log == ["init 1", "dep 1", "init 2", "dep 2"])
  }
}

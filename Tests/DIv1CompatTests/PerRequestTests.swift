import DIv1Compat
import Dispatch
import Testing

private final class Screen {
  var presenter: Presenter!
  var other: Screen!
  var all: [Screen] = []
}
private final class Presenter {
  let screen: Screen
  init(screen: Screen) { self.screen = screen }
}

#if DITRANQUILLITY_1_2
private func several(_ type: String, _ line: Int, _ count: Int) -> String {
  "severalPerRequestObjectsFor \(type) \(count)"
}
#else
private func several(_ type: String, _ line: Int, _ count: Int) -> String {
  "defaultTypeIsNotSpecified \(type) [Tile:\(line)]"
}
#endif

@Suite("Remembered external instances")
struct PerRequestTests {
  private static let missing = "initializationMethodWithSignatureIsNotFoundFor"
  let b = DIContainerBuilder()

  @Test("V1-42 V1-51 no initializer is required; without an object, the creation error is reported")
  func none() throws {
    b.register(Tile.self, line: 1).instancePerRequest()
    let s = try b.build()
    #expect(thrown { try s.resolve(Tile.self) } == "\(Self.missing) Tile:1 (DIScope) -> Any")
    #expect(
      thrown { try s.resolve(Tile.self, arg: 1) } == "\(Self.missing) Tile:1 (DIScope, Int) -> Any")
    #expect(thrown { try s.resolveMany(Tile.self) } == "\(Self.missing) Tile:1 (DIScope) -> Any")
    #expect((*?s as Tile?) == nil)
  }

  @Test("V1-51 the last lifetime wins: only this one requires no initializer")
  func lastLifetime() throws {
    b.register(Tile.self, line: 1).instancePerRequest().instancePerScope()
    #expect(thrown { try b.build() } == "build: notSpecifiedInitializationMethodFor Tile:1")
    b.register(vc: Disc.self).lifetime(.perScope).instancePerRequest()
    let other = DIContainerBuilder()
    other.register(Tile.self).instancePerScope().instancePerRequest()
    try other.build()
  }

  @Test("V1-42 the only external instance is found by all types and forms of a request")
  func one() throws {
    b.register(Tile.self).asSelf().asType((any Shape).self).instancePerRequest()
      .dependency { $1.runs += 1 }
    let s = try b.build()
    let tile = Tile()
    try s.resolve(tile)
    #expect(tile.runs == 1)
    #expect(try s.resolve(Tile.self) === tile)
    #expect(try s.resolve((any Shape).self) === tile)
    #expect(try s.resolve() as Tile? === tile)
    #expect(try s.resolve(Tile.self, arg: 1) === tile)
    #expect(
      try s.resolveMany((any Shape).self).map(ObjectIdentifier.init) == [ObjectIdentifier(tile)])
    let lazy: DILazy<Tile> = *!s
    #expect(lazy.value === tile)
    // A request doesn't inject an existing object again; passing it as an external instance does.
    #expect(tile.runs == 1)
    try s.resolve(tile)
    #expect(tile.runs == 2)
    #expect(try s.resolve(Tile.self) === tile)
  }

  @Test(
    "V1-42 several instances are an error that names the requested type; many returns all of them")
  func severalObjects() throws {
    b.register(Tile.self, line: 1).asSelf().asType((any Shape).self).instancePerRequest()
    b.register { Disc() }.asType((any Shape).self).asName("n")
    b.register(line: 3) { Group(**!$0) }
    let s = try b.build()
    let (first, second) = (Tile(), Tile())
    try s.resolve(first)
    try s.resolve(second)
    #expect(thrown { try s.resolve(Tile.self) } == several("Tile", 1, 2))
    #expect(thrown { try s.resolve(Tile?.self) } == several("Optional<Tile>", 1, 2))
    #expect(thrown { try s.resolve(Tile.self, arg: 1) } == several("Tile", 1, 2))
    let tiles = try s.resolveMany(Tile.self)
    #expect(tiles.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    let optionals = try s.resolveMany(Tile?.self)
    #expect(
      optionals.compactMap(\.self).map(ObjectIdentifier.init) == tiles.map(ObjectIdentifier.init))
    // External instances take the position of their component.
    #expect(kinds(try s.resolveMany((any Shape).self)) == ["Tile", "Tile", "Disc"])
    #expect(kinds(try s.resolve(Group.self).inner) == ["Tile", "Tile", "Disc"])
    b.register { Disc() }.asType((any Shape).self).asName("m")
    let lone = DIContainerBuilder()
    lone.register(Tile.self, line: 7).asType((any Shape).self).asSelf().instancePerRequest()
    let l = try lone.build()
    try l.resolve(first)
    try l.resolve(second)
    #expect(thrown { try l.resolve((any Shape).self) } == several("Shape", 7, 2))
  }

  @Test("V1-42 the old name of the error matches only this error")
  func oldName() throws {
    b.register(Tile.self).instancePerRequest()
    b.register { Disc() }
    b.register { Disc() }
    let s = try b.build()
    let tiles = [Tile(), Tile()]
    for tile in tiles { try s.resolve(tile) }
    func kind(_ body: () throws -> Any) -> String {
      do {
        _ = try body()
        return "none"
      } catch DIError.notFoundDefaultForMultyRegisterType {
        return "ambiguous"
      } catch DIError.multyPerRequestObjectsForType {
        return "several"
      } catch {
        return "\(error)"
      }
    }
    #expect(kind { try s.resolve(Tile.self) } == "several")
    #expect(kind { try s.resolve(Disc.self) } == "ambiguous")
    withExtendedLifetime(tiles) {}
  }

  @Test(
    "V1-42 a component with an initializer creates a new object, injects and doesn't remember it")
  func made() throws {
    nonisolated(unsafe) var discs: [String] = []
    b.register { Tile() }.instancePerRequest().dependency { $1.runs += 1 }
    b.register { Disc(tag: $1) }.instancePerRequest().dependency { discs.append($1.tag) }
    let s = try b.build()
    let tile = try s.resolve(Tile.self)
    #expect(tile.runs == 1)
    #expect(try s.resolve(Tile.self) !== tile)
    #expect(try s.resolve(Disc.self, arg: "a").tag == "a")
    #expect(try s.resolve(Disc.self, arg: "b").tag == "b")
    #expect(discs == ["a", "b"])
  }

  @Test("V1-42 a new object counts besides external instances, if its initializer matches")
  func madeBesideGiven() throws {
    b.register(line: 1) { Tile() }.instancePerRequest().dependency { $1.runs += 1 }
    let s = try b.build()
    let tile = Tile()
    try s.resolve(tile)
    #expect(thrown { try s.resolve(Tile.self) } == several("Tile", 1, 2))
    // No initializer accepts these arguments: only the external instance remains.
    #expect(try s.resolve(Tile.self, arg: 1) === tile)
    let all = try s.resolveMany(Tile.self)
    #expect(all.count == 2)
    #expect(all[0] !== tile)
    #expect(all[0].runs == 1)
    #expect(all[1] === tile)
    #expect(tile.runs == 1)
  }

  @Test("V1-42 an initializer that returns an external instance adds none")
  func returnsGiven() throws {
    let tile = Tile()
    b.register { tile }.instancePerRequest()
    let s = try b.build()
    try s.resolve(tile)
    #expect(try s.resolve(Tile.self) === tile)
    #expect(try s.resolveMany(Tile.self).count == 1)
  }

  @Test("V1-42 external instances are referenced weakly")
  func weakly() throws {
    b.register(Tile.self, line: 1).instancePerRequest()
    let s = try b.build()
    weak var gone: Tile?
    do {
      let tile = Tile()
      gone = tile
      try s.resolve(tile)
      #expect(try s.resolve(Tile.self) === tile)
    }
    #expect(gone == nil)
    #expect(thrown { try s.resolve(Tile.self) } == "\(Self.missing) Tile:1 (DIScope) -> Any")
    // Released instances don't count.
    for _ in 1...3 { try s.resolve(Tile()) }
    let tile = Tile()
    try s.resolve(tile)
    #expect(try s.resolve(Tile.self) === tile)
  }

  @Test("V1-42 each scope has external instances of its own")
  func scopes() throws {
    b.register(Tile.self, line: 1).instancePerRequest()
    let s = try b.build()
    let child = s.newLifeTimeScope()
    let (own, other) = (Tile(), Tile())
    try s.resolve(own)
    #expect(thrown { try child.resolve(Tile.self) } == "\(Self.missing) Tile:1 (DIScope) -> Any")
    try child.resolve(other)
    #expect(try s.resolve(Tile.self) === own)
    #expect(try child.resolve(Tile.self) === other)
  }

  @Test("V1-42 each name has instances of its own: an external instance has no name")
  func names() throws {
    b.register(Tile.self, line: 1).asName("n").asDefault().instancePerRequest()
    let s = try b.build()
    let tile = Tile()
    try s.resolve(tile)
    #expect(try s.resolve(Tile.self) === tile)
    #expect(
      thrown { try s.resolve(Tile.self, name: "n") } == "\(Self.missing) Tile:1 (DIScope) -> Any")
  }

  @Test("V1-42 V1-43 cycles lead back to the object under injection, regardless of other instances")
  func cycle() throws {
    b.register(Screen.self).instancePerRequest().dependency {
      $1.presenter = *!$0
      $1.other = *!$0
      $1.all = **!$0
    }
    b.register { Presenter(screen: *!$0) }.lifetime(.perDependency)
    let s = try b.build()
    let (first, second) = (Screen(), Screen())
    try s.resolve(first)
    try s.resolve(second)
    for screen in [first, second] {
      #expect(screen.presenter.screen === screen)
      #expect(screen.other === screen)
    }
    #expect(first.all.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
    #expect(second.all.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
  }

  @Test("V1-42 the rest of the same resolution finds an external instance")
  func sameResolution() throws {
    nonisolated(unsafe) var runsWhenFound = -1
    b.register(Tile.self).instancePerRequest().dependency { $1.runs += 1 }
    b.register { Group([]) }
      .dependency { s, group in
        let tile = Tile()
        group.all.append(tile)
        try s.resolve(tile)
      }
      .dependency { s, group in
        let tile = try s.resolve(Tile.self)
        runsWhenFound = tile.runs
        group.all.append(tile)
      }
    let s = try b.build()
    let group = try s.resolve(Group.self)
    #expect(group.all[0] === group.all[1])
    // V1-30: closures are deferred until the running one has returned.
    #expect(runsWhenFound == 0)
    #expect((group.all[0] as? Tile)?.runs == 1)
    #expect(try s.resolve(Tile.self) === group.all[0])
  }

  @Test(
    "V1-42 V1-35 during creation, requests find external instances; otherwise it is a recursion")
  func whileMaking() throws {
    nonisolated(unsafe) var inner = ""
    nonisolated(unsafe) var found: Tile?
    b.register(line: 1) { (s: DIScope) -> Tile in
      inner = thrown { found = try s.resolve(Tile.self) }
      return Tile()
    }.instancePerRequest()
    let s = try b.build()
    _ = try s.resolve(Tile.self)
    #expect(inner == "recursiveInitialization Tile:1")
    let tile = Tile()
    try s.resolve(tile)
    #expect(thrown { try s.resolve(Tile.self) } == several("Tile", 1, 2))
    #expect(inner == "nothing")
    #expect(found === tile)
  }

  @Test("V1-42 an object whose closure failed isn't remembered")
  func failedInjection() throws {
    nonisolated(unsafe) var fails = true
    b.register(Tile.self, line: 1).instancePerRequest().dependency { _, _ in
      if fails { throw Mishap(number: 1) }
    }
    let s = try b.build()
    let tile = Tile()
    #expect(throws: Mishap(number: 1)) { try s.resolve(tile) }
    #expect(thrown { try s.resolve(Tile.self) } == "\(Self.missing) Tile:1 (DIScope) -> Any")
    fails = false
    try s.resolve(tile)
    #expect(try s.resolve(Tile.self) === tile)
  }

  @Test("V1-42 a wrong type is reported as usual")
  func wrongType() throws {
    b.register(Tile.self, line: 1).asSelf().asType((any Error).self).instancePerRequest()
    let s = try b.build()
    let tile = Tile()
    try s.resolve(tile)
    #expect(thrown { try s.resolve((any Error).self) } == "typeIsIncorrect Error Tile Tile:1")
    #expect(thrown { try s.resolveMany((any Error).self) } == "typeIsIncorrect Error Tile Tile:1")
  }

  @Test("V1-42 a request without an object has no lasting effect")
  func noTrace() throws {
    b.register(Screen.self).instancePerRequest().dependency { $1.presenter = *!$0 }
    b.register { Presenter(screen: try $0.resolve()) }
    b.register { Tile() }.dependency { $1.runs += 1 }
    let s = try b.build()
    #expect(throws: DIError.self) { try s.resolve(Screen.self) }
    #expect(throws: DIError.self) { try s.resolve(Presenter.self) }
    #expect(try s.resolve(Tile.self).runs == 1)
    let screen = Screen()
    try s.resolve(screen)
    #expect(screen.presenter.screen === screen)
    #expect(try s.resolve(Presenter.self) === screen.presenter)
  }

  @Test("V1-42 V1-63 threads inject external instances and resolve concurrently")
  func threads() throws {
    b.register(Tile.self).instancePerRequest().dependency { $1.runs += 1 }
    let s = try b.build()
    nonisolated(unsafe) var bad = [Int](repeating: 0, count: 8)
    bad.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let counts = buffer
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        for _ in 1...200 {
          let tile = Tile()
          do { try s.resolve(tile) } catch { counts[index] += 1 }
          guard let all = try? s.resolveMany(Tile.self) else {
            counts[index] += 1
            continue
          }
          // It contains the thread's own tile, and all tiles are complete.
          if !all.contains(where: { $0 === tile }) || all.contains(where: { $0.runs != 1 }) {
            counts[index] += 1
          }
        }
      }
    }
    #expect(bad == [Int](repeating: 0, count: 8))
  }
}

import DIv1Compat
import Testing

@Suite("Closures after creation")
struct DependencyTests {
  let b = DIContainerBuilder()

  @Test(
    "V1-28 each closure runs once for each created object, in order",
    arguments: [DILifeTime.perScope, .lazySingle, .single])
  func once(lifetime: DILifeTime) throws {
    b.register { Tile() }.lifetime(lifetime)
      .dependency { $1.runs += 1 }
      .dependency { $1.runs *= 10 }
    let s = try b.build()
    _ = try s.resolve(Tile.self)
    #expect(try s.resolve(Tile.self).runs == 10)
  }

  @Test("V1-28 each transient object runs its closures")
  func eachObject() throws {
    b.register { Tile() }.lifetime(.perDependency).dependency { $1.runs += 1 }
    let s = try b.build()
    #expect(try s.resolve(Tile.self).runs == 1)
    #expect(try s.resolve(Tile.self).runs == 1)
  }

  private final class Part {}
  private final class Late {}
  private final class Root {
    let left: Part
    let right: Part
    init(left: Part, right: Part) {
      self.left = left
      self.right = right
    }
  }

  @Test("V1-29 owners precede the dependencies of their initializers; objects of closures follow")
  func order() throws {
    nonisolated(unsafe) var log: [String] = []
    nonisolated(unsafe) var parts = ["r", "l"]
    nonisolated(unsafe) var names: [ObjectIdentifier: String] = [:]
    b.register { () -> Part in
      let part = Part()
      let name = parts.removeLast()
      names[ObjectIdentifier(part)] = name
      log.append("\(name).init")
      return part
    }.lifetime(.perDependency)
      .dependency { log.append("\(names[ObjectIdentifier($1)]!).dep") }
    b.register { (s: DIScope) -> Root in
      let root = Root(left: *!s, right: *!s)
      log.append("root.init")
      return root
    }
    .dependency { s, _ in
      log.append("root.dep1")
      _ = *!s as Late
    }
    .dependency { _, _ in log.append("root.dep2") }
    b.register { () -> Late in
      log.append("late.init")
      return Late()
    }.dependency { _, _ in log.append("late.dep") }
    _ = try b.build().resolve(Root.self)
    #expect(
      log == [
        "l.init", "r.init", "root.init", "root.dep1", "late.init", "root.dep2", "l.dep", "r.dep",
        "late.dep",
      ])
  }

  @Test(
    "V1-30 an initializer receives objects before their injection; the result is fully injected")
  func whileRunning() throws {
    nonisolated(unsafe) var runsInside = -1
    b.register { Tile() }.dependency { $1.runs += 1 }
    b.register { (s: DIScope) -> Group in
      let tile: Tile = *!s
      runsInside = tile.runs
      return Group([tile])
    }
    let s = try b.build()
    let group = try s.resolve(Group.self)
    #expect(runsInside == 0)
    #expect((group.inner[0] as? Tile)?.runs == 1)
  }

  @Test("V1-30 after a failed request, created objects are kept and injected")
  func afterFailure() throws {
    nonisolated(unsafe) var made: Tile?
    nonisolated(unsafe) var runsBefore = -1
    b.register { Tile() }.dependency { $1.runs += 1 }
    b.register { (s: DIScope) -> Group in
      made = *!s
      runsBefore = made!.runs
      throw Mishap(number: 1)
    }
    let s = try b.build()
    #expect(throws: Mishap(number: 1)) { try s.resolve(Group.self) }
    #expect(runsBefore == 0)
    #expect(made?.runs == 1)
    #expect(try s.resolve(Tile.self) === made)
    #expect(made?.runs == 1)
  }

  @Test("V1-30 a failing closure doesn't stop the others, and its error is reported")
  func failingClosure() throws {
    b.register { Tile() }.dependency { $1.runs += 1 }
    b.register { Group([*!$0 as Tile]) }.dependency { _, _ in throw Mishap(number: 1) }
    let s = try b.build()
    #expect(throws: Mishap(number: 1)) { try s.resolve(Group.self) }
    #expect(try s.resolve(Tile.self).runs == 1)
  }

  @Test("V1-30 a failure has no lasting effect")
  func noTrace() throws {
    nonisolated(unsafe) var fails = true
    b.register { Tile() }.dependency { $1.runs += 1 }
    b.register(Disc.self).initializerDoesNotNeedToBe()
    b.register { (s: DIScope) -> Group in
      if fails { _ = try s.resolve(Disc.self) }
      return Group([*!s as Tile])
    }.dependency { $1.all.append(*!$0 as Tile) }
    let s = try b.build()
    #expect((try? s.resolve(Tile.self, arg: 1)) == nil)
    #expect((try? s.resolve(Tile.self, name: "unknown")) == nil)
    #expect(throws: DIError.self) { try s.resolve(Group.self) }
    #expect(throws: DIError.self) { try s.resolve(Disc.self) }
    fails = false
    let group = try s.resolve(Group.self)
    #expect(group.all.count == 1)
    #expect((group.inner[0] as? Tile)?.runs == 1)
  }

  @Test("V1-28 equal values are not treated as one object")
  func equalValues() throws {
    nonisolated(unsafe) var runs = 0
    b.register { 7 }.lifetime(.perDependency).dependency { _, _ in runs += 1 }
    b.register { [*!$0, *!$0, *!$0] as [Int] }
    #expect(try b.build().resolve([Int].self) == [7, 7, 7])
    #expect(runs == 3)
  }
}

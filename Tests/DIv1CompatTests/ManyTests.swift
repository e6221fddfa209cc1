import DIv1Compat
import Testing

@Suite("Many")
struct ManyTests {
  let b = DIContainerBuilder()

  @Test("V1-17 many returns one object of each component, in the order of registration")
  func order() throws {
    b.register { Disc() }.asType((any Shape).self)
    b.register { Tile() }.asType((any Shape).self).asName("named only")
    b.register { Disc() }.asType((any Shape).self).asDefault()
    let s = try b.build()
    let shapes = try s.resolveMany((any Shape).self)
    #expect(kinds(shapes) == ["Disc", "Tile", "Disc"])
    #expect(shapes[0] !== shapes[2])
    let again: [any Shape] = try s.resolveMany()
    #expect(again[0] === shapes[0])
    // The instance without a name.
    #expect(shapes[1] !== (try s.resolve((any Shape).self, name: "named only")))
    let operators: [any Shape] = **!s
    #expect(operators[1] === shapes[1])
  }

  @Test("V1-17 many respects lifetimes")
  func lifetimes() throws {
    b.register { Disc() }.asType((any Shape).self).lifetime(.perDependency)
    b.register { Tile() }.asType((any Shape).self).lifetime(.single)
    let s = try b.build()
    let first = try s.resolveMany((any Shape).self)
    let second = try s.newLifeTimeScope().resolveMany((any Shape).self)
    #expect(first[0] !== second[0])
    #expect(first[1] === second[1])
  }

  @Test("V1-18 no component is an error, one is enough, and no default is required")
  func count() throws {
    b.register { Disc() }
    let s = try b.build()
    #expect(thrown { try s.resolveMany(Tile.self) } == "typeIsNotFound Tile")
    #expect(thrown { try **s as [Tile] } == "typeIsNotFound Tile")
    #expect(try s.resolveMany(Disc.self).count == 1)
  }

  @Test(
    "V1-19 an initializer omits its own component, a closure doesn't",
    arguments: [DILifeTime.perScope, .perDependency, .lazySingle, .single])
  func selfExclusion(lifetime: DILifeTime) throws {
    b.register { Disc() }.asType((any Shape).self)
    b.register { Group(**!$0) }.asType((any Shape).self).asDefault().lifetime(lifetime)
      .dependency { $1.all = **!$0 }
    let s = try b.build()
    let group = try #require(try s.resolve((any Shape).self) as? Group)
    #expect(kinds(group.inner) == ["Disc"])
    #expect(kinds(group.all) == ["Disc", "Group"])
    #expect(group.all[1] === group)
  }

  @Test("V1-19 a cached object is never omitted")
  func keptIsIncluded() throws {
    final class Asker {
      let shapes: [any Shape]
      init(_ shapes: [any Shape]) { self.shapes = shapes }
    }
    b.register { Group([]) }.asType((any Shape).self)
    b.register { Asker(**!$0) }
    let s = try b.build()
    let group = try s.resolve((any Shape).self)
    #expect(try s.resolve(Asker.self).shapes.first === group)
  }

  @Test("V1-19 not even while another object of its component is being created")
  func keptWhileMaking() throws {
    b.register { Group([]) }.asType((any Shape).self).asSelf()
      .initializer { (s: DIScope, _: Int) in Group(**!s) }
    b.register { Disc() }.asType((any Shape).self)
    let s = try b.build()
    #expect(kinds(try s.resolve(Group.self, arg: 1).inner) == ["Disc"])
    let kept = try s.resolve(Group.self)
    let group = try s.resolve(Group.self, arg: 1)
    #expect(group !== kept)
    #expect(kinds(group.inner) == ["Group", "Disc"])
    #expect(group.inner.first === kept)
  }

  @Test("V1-20 any other failure ends the request")
  func failure() throws {
    b.register { Disc() }.asType((any Shape).self)
    b.register(line: 2) { () -> Tile in throw Mishap(number: 4) }.asType((any Shape).self)
    let s = try b.build()
    #expect(thrown { try s.resolveMany((any Shape).self) } == "Mishap(number: 4)")
  }

  @Test("V1-20 with arguments, every component must accept them")
  func arguments() throws {
    b.register(line: 1) { Disc(tag: $1) }.asType((any Shape).self)
    b.register(line: 2) { (_, name: String) in Group([Disc(tag: name)]) }.asType((any Shape).self)
    b.register(line: 3) { (_, _: Int, _: Int) in 4 }
    b.register(line: 4) { (_, a: Int, b: Int) in a + b }
    let s = try b.build()
    let shapes = try s.resolveMany((any Shape).self, arg: "x")
    #expect(kinds(shapes) == ["Disc", "Group"])
    #expect((shapes[0] as? Disc)?.tag == "x")
    let numbers: [Int] = try s.resolveMany(arg: 1, 2)
    #expect(numbers == [4, 3])
    #expect(
      thrown { try s.resolveMany((any Shape).self, arg: 1) }
        == "initializationMethodWithSignatureIsNotFoundFor Disc:1 (DIScope, Int) -> Any")
  }

  @Test("V1-20 each element is an object graph of its own")
  func graphs() throws {
    nonisolated(unsafe) var log: [String] = []
    b.register { () -> Disc in
      log.append("disc")
      return Disc()
    }.asType((any Shape).self).dependency { _, _ in log.append("disc injected") }
    b.register { () -> Tile in
      log.append("tile")
      return Tile()
    }.asType((any Shape).self).dependency { _, _ in log.append("tile injected") }
    _ = try b.build().resolveMany((any Shape).self)
    #expect(log == ["disc", "disc injected", "tile", "tile injected"])
  }
}

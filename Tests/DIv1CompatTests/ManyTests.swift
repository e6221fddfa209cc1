import DIv1Compat
import Testing

@Suite("Many")
struct ManyTests {
  let b = DIContainerBuilder()

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
}

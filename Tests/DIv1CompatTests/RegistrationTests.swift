import DIv1Compat
import Testing

@Suite("Registration")
struct RegistrationTests {
  let b = DIContainerBuilder()

  @Test("V1-2 register(vc:) keeps the class as a key")
  func viewController() throws {
    b.register(vc: Disc.self).asType((any Shape).self).initializer { Disc() }
    let s = try b.build()
    #expect(try s.resolve((any Shape).self) === s.resolve(Disc.self))
  }

  enum Left { final class Node {} }
  enum Right { final class Node {} }

  @Test("V1-3 types of the same name are different")
  func sameName() throws {
    b.register { Left.Node() }
    b.register { Right.Node() }
    b.register { "\($1)" as String }
      .initializer { (_: DIScope, _: Left.Node) in "left" }
      .initializer { (_: DIScope, _: Right.Node) in "right" }
    let s = try b.build()
    #expect(try s.resolve(String.self, arg: s.resolve(Left.Node.self)) == "left")
    #expect(try s.resolve(String.self, arg: s.resolve(Right.Node.self)) == "right")
  }

  @Test(
    "V1-5 the request reports a wrong type, even for a cached object",
    arguments: [DILifeTime.perDependency, .perScope, .lazySingle])
  func wrongType(lifetime: DILifeTime) throws {
    b.register(line: 1) { Tile() }.asSelf().asType((any Error).self).lifetime(lifetime)
      .dependency { $1.runs += 1 }
    let s = try b.build()
    for _ in 1...2 {
      #expect(thrown { try s.resolve() as any Error } == "typeIsIncorrect Error Tile Tile:1")
    }
    let tile = try s.resolve(Tile.self)
    #expect(tile.runs == 1)
    #expect(thrown { try s.resolve() as any Error } == "typeIsIncorrect Error Tile Tile:1")
    #expect((try s.resolve(Tile.self) === tile) == (lifetime != .perDependency))
    #expect(thrown { try s.resolveMany((any Error).self) } == "typeIsIncorrect Error Tile Tile:1")
    #expect((*?s as (any Error)?) == nil)
  }

  @Test("V1-5 the object determines the actual type")
  func realType() throws {
    b.register(line: 1) { SubDisc() as Disc }.asType(Tile.self)
    let s = try b.build()
    #expect(thrown { try s.resolve(Tile.self) } == "typeIsIncorrect Tile SubDisc Disc:1")
  }

  @Test("V1-6 repeated modifiers have no additional effect, and the last lifetime wins")
  func repeatedModifiers() throws {
    b.register(Disc.self)
      .asName("a").asName("a").asSelf().asType((any Shape).self).asDefault()
      .lifetime(.single).lifetime(.perDependency)
      .initializer { Disc() }
      .asSelf().asType((any Shape).self).asDefault()
    let s = try b.build()
    #expect(try s.resolveMany((any Shape).self).count == 1)
    #expect(try s.resolveMany(Disc.self).count == 1)
    #expect(try s.resolve(Disc.self) !== s.resolve(Disc.self))
  }

  private struct Size {
    var width = 1
    mutating func grow() { width += 1 }
  }

  @Test("V1-7 closures receive copies of values: their changes are lost")
  func copies() throws {
    nonisolated(unsafe) var seen: [Int] = []
    func change(_ size: inout Size) {
      seen.append(size.width)
      size.grow()
    }
    b.register { Size() }
      .dependency { _, size in
        var size = size
        change(&size)
      }
      .dependency { _, size in seen.append(size.width) }
    let s = try b.build()
    #expect(try s.resolve(Size.self).width == 1)
    #expect(seen == [1, 1])
  }

  @Test("V1-8 a chain stored in a variable applies until build")
  func heldChain() throws {
    let r = b.register { Disc() }
    let first = try b.build()
    _ = try first.resolve(Disc.self)
    r.asType((any Shape).self).asName("a").lifetime(.perDependency).asDefault()
    let second = try b.build()
    _ = try second.resolve((any Shape).self, name: "a")
    #expect(thrown { try second.resolve(Disc.self) } == "typeIsNotFound Disc")
    // The earlier build is unchanged.
    #expect(try first.resolve(Disc.self) === first.resolve(Disc.self))
    #expect(thrown { try first.resolve((any Shape).self) } == "typeIsNotFound Shape")
  }

  @Test("V1-9 scopes don't require their builder")
  func goneBuilder() throws {
    weak var gone: DIContainerBuilder?
    func build() throws -> DIScope {
      let builder = DIContainerBuilder()
      gone = builder
      builder.register { Tile() }.dependency { $1.runs += 1 }
      builder.register { Disc(tag: $1) }
      return try builder.build()
    }
    let s = try build()
    #expect(gone == nil)
    #expect(try s.resolve(Tile.self).runs == 1)
    #expect(try s.newLifeTimeScope().resolve(Disc.self, arg: "x").tag == "x")
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

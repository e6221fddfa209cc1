import DIv3
import Foundation
import Testing

private protocol Shape: AnyObject {}
private final class Disc: Shape {}
private final class Tile: Shape {}
private final class User {
  let shape: any Shape
  init(_ shape: any Shape) { self.shape = shape }
}
private final class Visitor {
  let user: User
  var shape: (any Shape)?
  init(_ user: User) { self.user = user }
}
private final class Wall {
  let all: [any Shape]
  init(all: [any Shape]) { self.all = all }
}

private class Discs: DIFramework {
  static func load(container: DIContainer) {
    container.register(Disc.init).as((any Shape).self)
    container.register(User.init)
  }
}
private class Tiles: DIFramework {
  static func load(container: DIContainer) {
    container.register(Tile.init).as((any Shape).self).default()
    container.register(Visitor.init)
  }
}

@Suite("Parts and frameworks")
struct FrameworkTests {
  private let c = DIContainer()

  @Test(
    "V3-22 V3-25 the own framework's component takes precedence over a foreign default; from: concerns the request only"
  )
  func ownFirst() {
    c.append(framework: Discs.self).append(framework: Tiles.self)
    #expect((c.resolve() as User).shape is Disc)
    #expect((c.resolve() as any Shape) is Tile)
    #expect((c.resolve(from: Discs.self) as any Shape) is Disc)
    #expect((c.resolve(from: Tiles.self) as User).shape is Disc)
    let visitor: Visitor = c.resolve(from: Discs.self)
    #expect(visitor.user.shape is Disc)
  }

  private class Importing: DIFramework {
    static func load(container: DIContainer) {
      container.import(Discs.self)
      container.register(Wall.init(all:))
      container.register { Visitor($0) }.injection { $0.shape = $1 }
      container.register { Int(($0 as any Shape) is Disc ? 1 : 0) }
    }
  }
  private class Further: DIFramework {
    static func load(container: DIContainer) {
      container.import(Importing.self)
      container.register { Int8(($0 as any Shape) is Disc ? 1 : 0) }
    }
  }

  @Test(
    "V3-23 imports apply one level deep, and only if the framework itself doesn't have exactly one")
  func imports() {
    c.append(framework: Discs.self)
    c.append(framework: Tiles.self)
    c.append(framework: Importing.self)
    c.append(framework: Further.self)
    #expect((c.resolve() as Int) == 1)
    #expect((c.resolve() as Int8) == 0)
  }

  private class Appending: DIFramework {
    static func load(container: DIContainer) {
      container.append(framework: Discs.self)
      container.register { Int16(($0 as any Shape) is Disc ? 1 : 0) }
    }
  }

  @Test("V3-23 a framework imports everything that its load appends, even if it was loaded before")
  func appended() {
    c.append(framework: Tiles.self)
    c.append(framework: Discs.self)
    c.append(framework: Appending.self)
    #expect((c.resolve() as Int16) == 1)
  }

  private class Counting: DIPart {
    static func load(container: DIContainer) {
      container.append(part: Counting.self)
      container.register { [1] }
      container.append(part: Inner.self)
    }
  }
  private class Inner: DIPart {
    static func load(container: DIContainer) {
      container.append(part: Counting.self)
      container.append(framework: Tiles.self)
      container.register { Disc() }
    }
  }

  @Test("V3-38 a part is loaded once for each container; parts can append each other")
  func once() {
    c.append(part: Counting.self).append(part: Counting.self)
    #expect((c.resolveMany() as [[Int]]).count == 1)
    #expect((c.resolve() as any Shape) is Tile)
    let other = DIContainer()
    other.append(part: Counting.self)
    #expect((other.resolveMany() as [[Int]]).count == 1)
  }

  @Test("V3-40 an import loads nothing")
  func importLoadsNothing() {
    c.append(framework: Importing.self)
    #expect((c.resolve() as (any Shape)?) == nil)
    #expect((c.resolve() as Int?) == nil)
  }

  private class Many: DIFramework {
    static func load(container: DIContainer) {
      container.register(Disc.init).as((any Shape).self)
      container.register(Tile.init).as((any Shape).self).default()
      container.register(line: 1) { Wall(all: manyInFramework($0)) }
      container.register { (all: DIMany<any Shape>) in many(all).count }
    }
  }

  @Test("V3-36 manyInFramework resolves all components of the own framework, in order")
  func manyOfFramework() {
    c.register(Tile.init).as((any Shape).self)
    c.append(framework: Many.self)
    #expect((c.resolve() as Wall).all.map { $0 is Disc } == [true, false])
    #expect((c.resolve() as Int) == 3)
    let all: [any Shape] = manyInFramework(c.resolve(from: Many.self))
    #expect(all.count == 2)
  }

  @Test("V3-36 without a framework, manyInFramework is many")
  func manyWithoutFramework() {
    c.append(framework: Many.self)
    c.register(Tile.init).as((any Shape).self)
    c.register(line: 2) { Double((manyInFramework($0) as [any Shape]).count) }
    #expect((c.resolve() as Double) == 3)
  }

  private class Late: DIFramework {
    static func load(container: DIContainer) {
      container.register(Disc.init).as((any Shape).self)
      container.register { Visitor($0) }.injection(cycle: true) { $0.shape = $1 }
      container.register { () -> String in "\(type(of: container.resolve() as any Shape))" }
    }
  }

  @Test(
    "V3-80 a deferred injection and a closure with the container request for the framework")
  func nested() {
    c.append(framework: Discs.self).append(framework: Tiles.self)
    c.append(framework: Late.self)
    let visitor: Visitor? = c.resolve(from: Late.self)
    #expect(visitor?.shape is Disc)
    #expect((c.resolve() as String) == "Disc")
    let holder = DIContainer()
    holder.append(framework: Late.self)
    holder.register(Tile.init).as((any Shape).self).default()
    holder.register(User.init)
    // The outermost component belongs to no framework; the injection of its dependency does.
    holder.register { [$0 as Visitor] }
    #expect((holder.resolve() as [Visitor])[0].shape is Disc)
    #expect((holder.resolve() as [Visitor])[0].user.shape is Tile)
  }

  @Test("V3-39 concurrent registrations of other threads belong to no framework")
  func perThread() async {
    final class Slow: DIFramework {
      static func load(container: DIContainer) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          container.register { Tile() }.as((any Shape).self)
          done.signal()
        }
        done.wait()
        container.register(Disc.init).as((any Shape).self)
        container.register(User.init)
      }
    }
    c.append(framework: Slow.self)
    #expect((c.resolve() as User).shape is Disc)
  }
}

extension LogTests {
  @Test("V3-40 an import outside load has no effect, with a warning")
  func importOutside() {
    let c = DIContainer()
    c.append(framework: Tiles.self)
    let logged = logged(.warning) { c.import(Discs.self) }
    #expect(logged.map(\.level) == [.warning])
    #expect(logged.first(contains: "Discs", "outside"))
  }
}

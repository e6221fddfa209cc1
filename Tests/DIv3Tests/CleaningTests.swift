import DIv3
import Foundation
import TestSupport
import Testing

/// Objects that `clean()` drops while a request runs that has them.
@Suite("Cleaning inside a request")
struct CleaningTests {
  final class Part: P {}

  final class Left {
    let part: Part
    var late: Part?
    init(_ part: Part) { self.part = part }
  }

  final class Right {
    let part: any P
    init(_ part: any P) { self.part = part }
  }

  final class Both {
    let left: Left
    let right: Right
    var again: Part?
    init(_ left: Left, _ right: Right) {
      self.left = left
      self.right = right
    }
    var parts: [any P] {
      [left.part, right.part] + [left.late, again].compactMap { $0 }
    }
  }

  enum Keeping: CaseIterable {
    case container, weakContainer, scope, weakScope

    /// A lifetime for one test.
    var lifetime: DILifeTime {
      switch self {
      case .container: .perContainer(.strong)
      case .weakContainer: .perContainer(.weak)
      case .scope: .custom(DIScope(name: "strong", storage: DICacheStorage()))
      case .weakScope: .custom(DIScope(name: "weak", storage: DICacheStorage(), policy: .weak))
      }
    }
  }

  /// Drops what a lifetime keeps.
  private func clean(_ lifetime: DILifeTime, _ containers: [DIContainer]) {
    if case .custom(let scope) = lifetime { return scope.clean() }
    for c in containers { c.clean() }
  }

  private func register(
    _ lifetime: DILifeTime, in c: DIContainer, _ made: Counter
  ) {
    c.register { () -> Part in
      made.add()
      return Part()
    }.as((any P).self).lifetime(lifetime)
  }

  @Test(
    "V3-61 V3-62 a request that cleans in an initializer or injection goes on with its own object",
    arguments: Keeping.allCases, [false, true])
  func sameContainer(keeping: Keeping, inInjection: Bool) {
    let lifetime = keeping.lifetime
    let c = DIContainer()
    let made = Counter()
    register(lifetime, in: c, made)
    c.register { [unowned c] (part: Part) -> Left in
      if !inInjection { clean(lifetime, [c]) }
      return Left(part)
    }
    .injection { [unowned c] in
      if inInjection { clean(lifetime, [c]) }
      $0.late = c.resolve()
    }
    c.register(Right.init)
    c.register(Both.init).injection(cycle: true) { [unowned c] in
      clean(lifetime, [c])
      $0.again = $1
    }
    let both: Both = c.resolve()
    #expect(both.parts.count == 4)
    #expect(both.parts.allSatisfy { $0 === both.left.part })
    #expect(made.value == 1)
    // The request is over: the object was dropped.
    let next: Part = c.resolve()
    #expect(next !== both.left.part)
    #expect(c.resolve() as any P === next)
  }

  @Test(
    "V3-62 a weak object that existed before stays the same in a request that cleans",
    arguments: [.weakContainer, .weakScope] as [Keeping])
  func existing(keeping: Keeping) {
    let lifetime = keeping.lifetime
    let c = DIContainer()
    let made = Counter()
    register(lifetime, in: c, made)
    c.register { [unowned c] (part: Part) -> Left in
      clean(lifetime, [c])
      return Left(part)
    }
    c.register(Right.init)
    c.register(Both.init)
    let before: Part = c.resolve()
    let both: Both = c.resolve()
    #expect(both.parts.allSatisfy { $0 === before })
    #expect(made.value == 1)
    #expect(c.resolve() as Part !== before)
  }

  @Test(
    "V3-46 V3-62 a request of a child or its parent goes on with the parent's object",
    arguments: Keeping.allCases, [false, true])
  func family(keeping: Keeping, childAsks: Bool) {
    let lifetime = keeping.lifetime
    let parent = DIContainer()
    let child = DIContainer(parent: parent)
    let made = Counter()
    register(lifetime, in: parent, made)
    let (asked, other) = childAsks ? (child, parent) : (parent, child)
    asked.register { [unowned child, unowned parent, unowned other] (part: Part) -> Left in
      clean(lifetime, [child, parent])
      let left = Left(part)
      left.late = other.resolve()
      return left
    }
    asked.register(Right.init)
    asked.register(Both.init)
    let both: Both = asked.resolve()
    #expect(both.parts.count == 3)
    #expect(both.parts.allSatisfy { $0 === both.left.part })
    #expect(made.value == 1)
    #expect(child.resolve() as Part !== both.left.part)
    #expect(child.resolve() as Part === parent.resolve() as Part)
  }

  @Test(
    "V3-61 V3-62 a request goes on with its weak objects, and with those of a scope, when another thread cleans",
    arguments: [.weakContainer, .scope, .weakScope] as [Keeping])
  func otherThread(keeping: Keeping) {
    let lifetime = keeping.lifetime
    let c = DIContainer()
    let made = Counter()
    register(lifetime, in: c, made)
    c.register { [unowned c] (part: Part) -> Left in
      onThreads(1) { _ in clean(lifetime, [c]) }
      return Left(part)
    }
    c.register(Right.init)
    c.register(Both.init)
    let both: Both = c.resolve()
    #expect(both.parts.allSatisfy { $0 === both.left.part })
    #expect(made.value == 1)
  }

  @Test("V3-61 inside a request, cleaning drops what the request has not made")
  func earlier() {
    let c = DIContainer()
    c.register { Part() }.lifetime(.perContainer(.strong))
    c.register { [unowned c] () -> Left in
      c.clean()
      return Left(c.resolve())
    }
    let before: Part = c.resolve()
    let left: Left = c.resolve()
    #expect(left.part !== before)
    #expect(c.resolve() as Part === left.part)
  }

  @Test("V3-61 V3-62 a thousand objects, ten times")
  func crowd() {
    final class Item {}
    let c = DIContainer()
    for line in 0..<1000 {
      c.register(line: line) { Item() }.as(Item.self, name: "cleaned item \(line)")
        .lifetime(.perContainer(.strong))
    }
    c.register { [unowned c] () -> [Item] in
      let names = (0..<1000).map { "cleaned item \($0)" }
      let first: [Item] = names.map { c.resolve(name: $0) }
      return (0..<10).flatMap { _ -> [Item] in
        c.clean()
        let again: [Item] = names.map { c.resolve(name: $0) }
        return zip(first, again).filter { $0 !== $1 }.map { $1 }
      }
    }
    #expect((c.resolve() as [Item]).isEmpty)
  }
}

import DIv3Async
import Foundation
import Testing

/// Objects that `clean()` drops while an asynchronous request runs that has made them.
@Suite("Cleaning inside an asynchronous request")
struct AsyncCleaningTests {
  final class Part: Sendable {}
  final class Left: Sendable {
    let part: Part
    init(_ part: Part) { self.part = part }
  }
  final class Right: Sendable {
    let part: Part
    init(_ part: Part) { self.part = part }
  }
  final class Both: Sendable {
    let parts: [Part]
    init(_ parts: Part...) { self.parts = parts }
  }

  enum Keeping: CaseIterable { case container, weakContainer, scope, weakScope }

  private func lifetime(
    _ keeping: Keeping
  ) -> (DILifeTime, clean: @Sendable (DIContainer) -> Void) {
    let isWeak = keeping == .weakContainer || keeping == .weakScope
    let policy = isWeak ? DILifeTime.ReferenceCounting.weak : .strong
    guard keeping == .scope || keeping == .weakScope else {
      return (.perContainer(policy), { $0.clean() })
    }
    let scope = DIScope(name: "s", storage: DICacheStorage(), policy: policy)
    return (.custom(scope), { _ in scope.clean() })
  }

  @Test(
    "V3-61 V3-62 a request that cleans goes on with its own object",
    arguments: Keeping.allCases, [false, true])
  func closures(keeping: Keeping, isAsync: Bool) async {
    let container = DIContainer()
    let (lifetime, clean) = lifetime(keeping)
    if isAsync {
      container.register { () async -> Part in
        await Task.yield()
        return Part()
      }.lifetime(lifetime)
    } else {
      container.register { Part() }.lifetime(lifetime)
    }
    container.register { [unowned container] (part: Part) async -> Left in
      clean(container)
      await Task.yield()
      return Left(part)
    }
    container.register(Right.init)
    container.register { [unowned container] (left: Left, right: Right, part: Part) async -> Both in
      clean(container)
      return Both(left.part, right.part, part, await container.resolve())
    }
    let both: Both = await container.resolve()
    #expect(both.parts.count == 4)
    #expect(both.parts.allSatisfy { $0 === both.parts[0] })
    #expect(await container.resolve() as Part !== both.parts[0])
  }

  @Test(
    "V3-61 V3-62 the tasks of a request go on with an object that another of them has made",
    arguments: Keeping.allCases)
  func tasks(keeping: Keeping) async {
    let container = DIContainer()
    let (lifetime, clean) = lifetime(keeping)
    container.register { () async -> Part in
      await Task.yield()
      return Part()
    }.lifetime(lifetime)
    container.register { [unowned container] (_: DIContainer) async -> Both in
      async let first: Part = container.resolve()
      let made = await first
      clean(container)
      async let second: Part = container.resolve()
      async let third: Part = container.resolve()
      return await Both(made, second, third, container.resolve())
    }
    let both: Both = await container.resolve()
    #expect(both.parts.allSatisfy { $0 === both.parts[0] })
    #expect(await container.resolve() as Part !== both.parts[0])
  }

  @Test("V3-46 V3-62 a request goes on with the parent's object", arguments: [false, true])
  func family(childAsks: Bool) async {
    let parent = DIContainer()
    let child = DIContainer(parent: parent)
    parent.register { () async -> Part in
      await Task.yield()
      return Part()
    }.lifetime(.perContainer(.strong))
    let (asked, other) = childAsks ? (child, parent) : (parent, child)
    asked.register { [unowned parent, unowned other] (part: Part) async -> Left in
      parent.clean()
      let again: Part = await other.resolve()
      #expect(again === part)
      return Left(part)
    }
    asked.register(Right.init)
    asked.register { (left: Left, right: Right) in Both(left.part, right.part) }
    let both: Both = await asked.resolve()
    #expect(both.parts[0] === both.parts[1])
    #expect(await child.resolve() as Part !== both.parts[0])
  }
}

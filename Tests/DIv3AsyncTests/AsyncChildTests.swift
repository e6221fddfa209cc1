import DIv3Async
import Foundation
import TestSupport
import Testing

@Suite("Tasks that a closure starts, beside tasks of other requests")
struct AsyncChildTests {
  final class First: Sendable {}
  final class Second: Sendable {
    let first: First
    init(_ first: First) { self.first = first }
  }
  final class Leaf: Sendable {}
  final class Part: @unchecked Sendable {
    private let lock = NSLock()
    private var isInjected = false
    var isWhole: Bool {
      get { lock.withLock { isInjected } }
      set { lock.withLock { isInjected = newValue } }
    }
  }
  final class Whole: Sendable {
    let part: Part
    init(_ part: Part) { self.part = part }
  }

  @Test(
    "V3-102 a task that a closure starts waits for another task, which needs the closure's object",
    .timeLimit(.minutes(10)), arguments: 0..<20)
  func cycle(_: Int) async {
    let container = DIContainer()
    let injecting = AsyncStream<Void>.makeStream()
    let making = AsyncStream<Void>.makeStream()
    container.register { Leaf() }
    container.register { First() }.lifetime(.perContainer(.strong))
      .injection(cycle: true) { (first: First, _: Leaf) async in
        injecting.continuation.finish()
        for await _ in making.stream {}
        async let second: Second = container.resolve()
        #expect(await second.first === first)
      }
    container.register { () async -> Second in
      making.continuation.finish()
      for await _ in injecting.stream {}
      return Second(await container.resolve())
    }.lifetime(.perContainer(.strong))
    async let one: First = container.resolve()
    async let two: Second = container.resolve()
    let (first, second) = await (one, two)
    #expect(second.first === first)
  }

  @Test(
    "V3-102 an object is finished only after the objects that its closure requested",
    .serialized, .timeLimit(.minutes(10)), arguments: [true, false],
    [DILifeTime.perContainer(.strong), .objectGraph, .prototype])
  func unfinishedPart(isOfChild: Bool, lifetime: DILifeTime) async {
    let container = DIContainer()
    let injecting = AsyncStream<Void>.makeStream()
    container.register { Leaf() }
    container.register { Part() }.lifetime(lifetime)
      .injection(cycle: true) { (part: Part, _: Leaf) async in
        injecting.continuation.finish()
        await untilWaiting(for: Whole.self)
        part.isWhole = true
      }
    container.register { (_: DIContainer) async -> Whole in
      guard isOfChild else { return Whole(await container.resolve()) }
      async let part: Part = container.resolve()
      return Whole(await part)
    }.lifetime(.perContainer(.strong))
    async let one: Whole = container.resolve()
    for await _ in injecting.stream {}
    let two: Whole = await container.resolve()
    #expect(two.part.isWhole)
    #expect(await one === two)
  }
}

import DIv3Async
import Testing

@Suite("Tasks that a closure starts, beside tasks of other requests")
struct AsyncChildTests {
  final class First: Sendable {}
  final class Second: Sendable {
    let first: First
    init(_ first: First) { self.first = first }
  }
  final class Leaf: Sendable {}

  @Test(
    "V3-102 a task that a closure starts waits for another task, which needs the closure's object",
    .timeLimit(.minutes(1)), arguments: 0..<20)
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
}

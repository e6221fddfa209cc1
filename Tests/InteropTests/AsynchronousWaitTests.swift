import DIEngine
import DIv3Async
import Foundation
import Testing

@Suite("Long waits of tasks")
struct AsynchronousWaitTests {
  final class Slow: Sendable {}
  final class Root: Sendable { init(_: Slow) {} }

  @Test("creation 9: a long wait of a task is reported, with the object and what its maker does")
  func reported() async {
    await #expect(processExitsWith: .success) {
      var limits = WaitLimits.current
      limits.untilReported = 0.05
      WaitLimits.current = limits
      let reports = AsyncStream<String>.makeStream()
      DISetting.Log.fun = { _, message in reports.continuation.yield(message) }
      let began = AsyncStream<Void>.makeStream()
      let mayEnd = AsyncStream<Void>.makeStream()
      let container = DIContainer()
      container.register(file: "Slow.swift", line: 1) { () async -> Slow in
        began.continuation.finish()
        for await _ in mayEnd.stream {}
        return Slow()
      }.lifetime(.perContainer(.strong))
      container.register(file: "Root.swift", line: 2) { (slow: Slow) async -> Root in Root(slow) }
        .lifetime(.perContainer(.strong))
      let first = Task { let _: Slow = await container.resolve() }
      for await _ in began.stream {}
      // One task creates nothing that others may need, the other one does.
      let second = Task { let _: Slow = await container.resolve() }
      let third = Task { let _: Root = await container.resolve() }
      var iterator = reports.stream.makeAsyncIterator()
      for _ in 0..<2 {
        let report = await iterator.next() ?? ""
        precondition(
          report.contains(
            "A task has waited 0 s for Slow - Slow.swift:1. Blocked by the creation of: "), report)
        precondition(report.contains("Slow - Slow.swift:1 (suspended)"), report)
      }
      mayEnd.continuation.finish()
      _ = (await first.value, await second.value, await third.value)
    }
  }
}

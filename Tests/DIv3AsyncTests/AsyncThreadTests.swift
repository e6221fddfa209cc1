import DIv3Async
import Foundation
import TestSupport
import Testing

@Suite("Threads beside suspended tasks")
struct AsyncThreadTests {
  final class Leaf: Sendable {}
  final class Plain: Sendable {}

  @Test("V3-101 a thread waits for an object that a suspended task is completing")
  func waits() async {
    final class Plain: Sendable {}
    final class Root: Sendable { init(_: Plain) {} }
    let events = Received<String>()
    let container = DIContainer()
    // The plain object is complete when the request ends, which the asynchronous closure delays.
    container.register { Plain() }.lifetime(.perContainer(.strong))
      .injection(cycle: true) { (_: Plain, _: Leaf) in events("injected") }
    container.register { Leaf() }
    let found = AsyncStream<ObjectIdentifier>.makeStream()
    container.register { (plain: Plain) async -> Root in
      Thread.detachNewThread {
        let same: Plain = container.resolve(sync: ())
        events("found")
        found.continuation.yield(ObjectIdentifier(same))
      }
      await untilWaiting(for: Plain.self)
      events("created")
      return Root(plain)
    }
    let _: Root = await container.resolve()
    var iterator = found.stream.makeAsyncIterator()
    let plain: Plain = container.resolve(sync: ())
    #expect(await iterator.next() == ObjectIdentifier(plain))
    #expect(events.all == ["created", "injected", "found"])
  }

  @Test("V3-101 a synchronous request for the object of a waiting task fails on the task's thread")
  func waitingTask() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Slow: Sendable {}
      final class Whole: Sendable { init(_: Plain, _: Slow) {} }
      let container = DIContainer()
      let began = AsyncStream<Void>.makeStream()
      let created = AsyncStream<Void>.makeStream()
      // The plain object is complete when the request ends, which waits for the slow one.
      container.register { () -> Plain in
        created.continuation.finish()
        return Plain()
      }.lifetime(.perContainer(.strong)).injection(cycle: true) { (_: Plain, _: Leaf) in }
      container.register { Leaf() }
      container.register { () async -> Slow in
        began.continuation.finish()
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        return Slow()
      }.lifetime(.perContainer(.strong))
      container.register { (plain: Plain, slow: Slow) async -> Whole in Whole(plain, slow) }
      await Task { @MainActor in
        Task.detached { let _: Slow = await container.resolve() }
        for await _ in began.stream {}
        Task { @MainActor in let _: Whole = await container.resolve() }
        // The task gives the main actor up when it waits.
        for await _ in created.stream {}
        let _: Plain = container.resolve(sync: ())
      }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A suspended task is creating "))
  }

  @MainActor
  final class Screen {
    init(_: Plain) {}
  }

  @Test("V3-103 a request of the main actor creates there without suspension, so that threads wait")
  @MainActor
  func withoutHop() async {
    final class Made: @unchecked Sendable { var found: Screen? }
    let container = DIContainer()
    let asked = DispatchSemaphore(value: 0)
    let made = Made()
    container.register { Plain() }
    container.register { @MainActor (plain: Plain) -> Screen in
      // A task that waits for the object on its thread.
      Task.detached {
        asked.signal()
        made.found = container.resolve(sync: ()) as Screen
        asked.signal()
      }
      asked.wait()
      blockUntilWaiting(for: Screen.self)
      return Screen(plain)
    }.lifetime(.perContainer(.strong))
    let screen: Screen = await container.resolve()
    await Task.detached { Self.wait(for: asked) }.value
    #expect(made.found === screen)
  }

  private nonisolated static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  final class Quick: Sendable {}

  @Test("V3-101 a synchronous request on the main actor fails if the task must return there")
  func comingBack() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Outer: Sendable { init(_: Plain, _: Quick) {} }
      let container = DIContainer()
      let began = AsyncStream<Void>.makeStream()
      let mayEnd = DispatchSemaphore(value: 0)
      container.register { () -> Plain in
        began.continuation.finish()
        mayEnd.wait()
        return Plain()
      }
      container.register { Quick() }
      container.register { @MainActor () async -> Outer in
        async let slow: Plain = container.resolve()
        for await _ in began.stream {}
        // Runs as soon as this task is suspended, because the other one is just creating an object.
        Task.detached { @MainActor in
          Thread.detachNewThread {
            blockUntilWaiting(for: Outer.self)
            mayEnd.signal()
          }
          let _: Outer = container.resolve(sync: ())
        }
        let quick: Quick = await container.resolve()
        return Outer(await slow, quick)
      }.lifetime(.perContainer(.strong))
      await Task { @MainActor in let _: Outer = await container.resolve() }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A suspended task is creating "))
  }
}

import DIv1Compat
import DIv2Compat
import DIv3
import DIv3Async
import Foundation
import TestSupport
import Testing

private final class Tide: Sendable {
  let height: Int
  init(height: Int) { self.height = height }
}

private final class Harbour: Sendable {
  let tide: Tide
  init(_ tide: Tide) { self.tide = tide }
}

private final class Ferry {
  let harbour: Harbour
  init(_ harbour: Harbour) { self.harbour = harbour }
}

@Suite("Asynchronous requests and components beside releases 1 and 2")
struct AsynchronousTests {
  private let all = Generations()

  @Test(
    "V3-100 a request with await creates components of releases 1 and 2 that need asynchronous ones"
  )
  func spineOfAllGenerations() async throws {
    all.modern.register { () async -> Tide in
      await Task.yield()
      return Tide(height: 3)
    }
    // Declared parameters in release 2, a request in the closure in release 1.
    all.second.register(type: Harbour.init(_:))
    all.modern.register { Ferry($0) }
    _ = try all.second.build()
    _ = try all.first.build()
    let ferry: Ferry = await all.modern.resolve()
    #expect(ferry.harbour.tide.height == 3)
  }

  @Test("V3-101 releases 1 and 2 find an object of an asynchronous closure once it is finished")
  func finished() async throws {
    all.modern.register { () async -> Tide in
      await Task.yield()
      return Tide(height: 3)
    }
    .lifetime(.single)
    all.first.register { (scope: DIv1Compat.DIScope) in Harbour(*!scope) }
    let (scope, container) = (try all.first.build(), try all.second.build())
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Tide.self) }
    #expect(throws: DIv2Compat.DIError.self) { try container.resolve(Tide.self) }
    await all.modern.initializeSingletonObjects()
    let tide: Tide = all.modern.resolve(sync: ())
    #expect(try scope.resolve(Harbour.self).tide === tide)
    #expect(try container.resolve(Tide.self) === tide)
    let harbour: Harbour = await all.modern.resolve()
    #expect(harbour.tide === tide)
  }

  @Test("V3-101 a thread of release 1 or 2 waits for an object that a task is creating")
  func waitingThread() async throws {
    final class Surge: Sendable {}
    let (gate, isReached) = (TaskGate(), TaskGate())
    all.modern.register { () async -> Surge in
      isReached.open()
      await gate.pass()
      return Surge()
    }
    .lifetime(.single)
    let (scope, container) = (try all.first.build(), try all.second.build())
    let modern = all.modern
    async let task: Surge = modern.resolve()
    await isReached.pass()
    let threads = DispatchGroup()
    nonisolated(unsafe) var (first, second): (Surge?, Surge?)
    threads.enter()
    Thread.detachNewThread {
      first = try? scope.resolve(Surge.self)
      threads.leave()
    }
    threads.enter()
    Thread.detachNewThread {
      second = try? container.resolve(Surge.self)
      threads.leave()
    }
    await untilWaiting(2, for: Surge.self)
    gate.open()
    let surge = await task
    await onOtherThread { threads.wait() }
    #expect(first === surge && second === surge)
  }

  @Test("V3-102 a closure of release 1 within a request with await shares its object graph")
  func sharedGraph() async throws {
    all.modern.register { () async -> Tide in
      await Task.yield()
      return Tide(height: 3)
    }
    .lifetime(.single)
    all.modern.register { Harbour($0) }.lifetime(.objectGraph)
    all.first.register { (scope: DIv1Compat.DIScope) in Ferry(*!scope) }
    _ = try all.first.build()
    all.modern.register { (harbour: Harbour, ferry: Ferry) in
      [ObjectIdentifier(harbour), ObjectIdentifier(ferry.harbour)]
    }
    await all.modern.initializeSingletonObjects()
    let harbours: [ObjectIdentifier] = await all.modern.resolve()
    #expect(harbours[0] == harbours[1])
  }
}

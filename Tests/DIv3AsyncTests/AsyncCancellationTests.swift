import DIEngine
import DIv3Async
import Foundation
import TestSupport
import Testing

/// Tasks that wait for an object which another task makes.
@Suite("Cancelled waits", .serialized, .timeLimit(.minutes(15)))
struct AsyncCancellationTests {
  struct Refused: Error {}

  final class Slow: Sendable {}
  final class Holder: Sendable {
    let slow: Slow
    init(_ slow: Slow) { self.slow = slow }
  }

  private let container = DIContainer()
  private let gate = TaskGate()
  private let made = Guarded(0)

  private func registerSlow(failures: Int = 0) {
    container.register(throwing: { [gate, made] () async throws -> Slow in
      let number = made.locked { made in
        made += 1
        return made
      }
      await gate.pass()
      if number <= failures { throw Refused() }
      return Slow()
    }).lifetime(.perContainer(.strong))
  }

  private func untilMaking() async throws {
    while made.value == 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test(
    "a request that has begun to make something else fails as a whole, and others make that anew")
  func holder() async throws {
    registerSlow()
    container.register(Holder.init).lifetime(.perContainer(.strong))
    let maker = Task { try await container.resolved() as Slow }
    try await untilMaking()
    let holder = Task { try await container.resolved() as Holder }
    await untilWaiting(1, for: Slow.self)
    holder.cancel()
    await #expect(throws: CancellationError.self) { try await holder.value }
    gate.open()
    let slow = try await maker.value
    #expect((await container.resolve() as Holder).slow === slow)
  }

  @Test("the maker goes on when its task is cancelled; a request without try waits on")
  func patient() async throws {
    registerSlow()
    let maker = Task { try await container.resolved() as Slow }
    try await untilMaking()
    let waiter = Task { await container.resolve() as Slow }
    await untilWaiting(1, for: Slow.self)
    maker.cancel()
    waiter.cancel()
    gate.open()
    #expect(try await maker.value === (await waiter.value))
  }

  @Test(
    "a task that was cancelled before finds what exists, makes what doesn't, and waits for nobody")
  func before() async throws {
    registerSlow()
    let cancelled = Task { () -> Bool in
      while !Task.isCancelled { await Task.yield() }
      container.register(line: 1) { 7 }
      return try await container.resolved() as Int == 7
    }
    cancelled.cancel()
    #expect(try await cancelled.value)
    let maker = Task { try await container.resolved() as Slow }
    try await untilMaking()
    let late = Task { () -> Slow in
      while !Task.isCancelled { await Task.yield() }
      return try await container.resolved()
    }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
    gate.open()
    _ = try await maker.value
  }

  @Test("of 100 that wait for a maker that fails, one makes it anew; those that are cancelled stop")
  func crowd() async throws {
    registerSlow(failures: 1)
    let maker = Task { try await container.resolved() as Slow }
    try await untilMaking()
    let waiters = (0..<100).map { _ in Task { try await container.resolved() as Slow } }
    await untilWaiting(100, for: Slow.self)
    for waiter in waiters.prefix(10) { waiter.cancel() }
    for waiter in waiters.prefix(10) {
      await #expect(throws: CancellationError.self) { try await waiter.value }
    }
    gate.open()
    await #expect(throws: DIFailure.self) { try await maker.value }
    var objects: [Slow] = []
    for waiter in waiters.dropFirst(10) { objects.append(try await waiter.value) }
    #expect(objects.count == 90 && objects.allSatisfy { $0 === objects.first })
    #expect(made.value == 2)
  }

  @Test("a lazy's get() stops waiting, too")
  func lazy() async throws {
    registerSlow()
    let lazy: AsyncLazy<Slow> = await container.resolve()
    let maker = Task { try await lazy.get() }
    try await untilMaking()
    let waiter = Task { try await lazy.get() }
    await untilWaiting(for: nil)
    waiter.cancel()
    await #expect(throws: CancellationError.self) { try await waiter.value }
    gate.open()
    #expect(try await maker.value === (await lazy.value))
  }

  @Test("a closure's own CancellationError is its error")
  func own() async throws {
    container.register(throwing: { () async throws -> Slow in throw CancellationError() })
    do {
      _ = try await container.resolved() as Slow
      Issue.record("nothing was thrown")
    } catch {
      #expect((error as? DIFailure)?.underlyingError is CancellationError)
    }
  }
}

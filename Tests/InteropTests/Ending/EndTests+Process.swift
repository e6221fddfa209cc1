import DIEngine
import DIv3
import DIv3Async
import Foundation
import Testing

/// Objects of the process end with the engine that made them; other engines make new ones. Neither they nor those of a user's
/// scope are kept when they have ended.
extension EndTests {
  /// Keeps who adds a job on the thread that makes an object until something has happened.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class DelayingExecutor: TaskExecutor {
    let (maker, mayGoOn) = (Guarded<Thread?>(nil), Guarded(false))

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
      guard Thread.current === maker.value else { return }
      while !mayGoOn.value { usleep(100) }
    }
  }

  /// Saves an object when it is told to.
  private final class SlowStorage: DIStorage, Sendable {
    private let kept = DICacheStorage()
    let (saves, goesOn) = (Guarded(false), Guarded(false))

    var any: [DIComponentInfo: Any] { kept.any }
    func fetch(key: DIComponentInfo) -> Any? { kept.fetch(key: key) }
    func save(object: Any, by key: DIComponentInfo) {
      saves.value = true
      while !goesOn.value { usleep(100) }
      kept.save(object: object, by: key)
    }
    func clean() { kept.clean() }
  }

  @Test("an object of the process that ends while its maker publishes it isn't shown any more")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func publishedLate() async throws {
    let (executor, begun, goesOn) = (DelayingExecutor(), Guarded(false), Guarded(false))
    let (made, another) = (Guarded<A?>(nil), DIContainer())
    for each in [container, another] {
      each.register { () -> A in
        begun.value = true
        while !goesOn.value { usleep(100) }
        return A()
      }
      .lifetime(.single).onEnd { _ in executor.mayGoOn.value = true }
    }
    Thread.detachNewThread { [container] in
      executor.maker.value = .current
      made.value = get(container)
    }
    while !begun.value { await Task.yield() }
    let ender = Task(executorPreference: executor) { [container] in try await container.end() }
    while (try? got(container) as Int?) != nil { await Task.yield() }
    // Until the call waits for the maker.
    try await Task.sleep(nanoseconds: 50_000_000)
    goesOn.value = true
    try await ender.value
    while made.value == nil { await Task.yield() }
    let next: A = get(another)
    #expect(next !== made.value && next === (get(another) as A))
  }

  @Test(
    "a user's scope that ends keeps nothing that its storage is saving", arguments: [nil, 0.05])
  func saving(seconds: Double?) async throws {
    let (storage, made) = (SlowStorage(), Guarded<A?>(nil))
    let scope = DIScope(name: "session", storage: storage)
    container.register { A() }.lifetime(.custom(scope)).onEnd { [log] _ in log.add("A") }
    Thread.detachNewThread { [container] in made.value = get(container) }
    while !storage.saves.value { await Task.yield() }
    let ender = Task { try await scope.end(timeout: seconds.map { .seconds($0) }) }
    // Until the call waits for the maker, or has given up.
    try await Task.sleep(nanoseconds: 200_000_000)
    storage.goesOn.value = true
    try await ender.value
    while made.value == nil || log.all.isEmpty { await Task.yield() }
    #expect(log.all == ["A"])
    #expect(throws: DIFailure.self) { _ = try got(container) as A }
  }

  @Test("a user's scope doesn't keep what is made too late for it", arguments: [false, true])
  func madeTooLate(hasEnd: Bool) async throws {
    let scope = DIScope(name: "session", storage: DICacheStorage())
    let (begun, goesOn) = (Guarded(false), Guarded(false))
    let builder = container.register { () async -> A in
      begun.value = true
      while !goesOn.value { await Task.yield() }
      return A()
    }
    .lifetime(.custom(scope))
    if hasEnd { builder.onEnd { [log] _ in log.add("A") } }
    add("B") { _ in B() }
    let maker = Task { [container] in try await container.resolved() as A }
    while !begun.value { await Task.yield() }
    try await scope.end(timeout: .seconds(0.05))
    goesOn.value = true
    _ = try await maker.value
    while hasEnd, log.all.isEmpty { await Task.yield() }
    await #expect(throws: DIFailure.self) { _ = try await container.resolved() as A }
  }

  @Test(
    "the end of an engine whose weak object of the process has died leaves that of another one",
    arguments: [false, true])
  func successor(hasEnd: Bool) async throws {
    let another = DIContainer()
    for each in [container, another] {
      let builder = each.register { A() }.lifetime(.perRun(.weak))
      if hasEnd || each === container { builder.onEnd { _ in } }
    }
    _ = get(container) as A
    let a: A = get(another)
    try await container.end()
    #expect(a === (get(another) as A))
  }
}

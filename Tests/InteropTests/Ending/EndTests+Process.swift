import DIEngine
import DIv3
import Foundation
import Testing

/// Objects of the process end with the engine that made them; other engines make new ones.
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

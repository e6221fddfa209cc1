import DIEngine
import DIv3
import DIv3Async
import TestSupport
import Testing

/// What happens now and then: each test repeats it until a mistake would show.
@Suite("Ends under load", .timeLimit(.minutes(15)))
struct EndLoadTests {
  final class A: Sendable {}
  final class B: Sendable {
    init(_ a: A) {}
  }
  final class Tree: Sendable {
    let provider: Provider<B>
    init(_ provider: Provider<B>) { self.provider = provider }
  }

  private func container(
    _ end: @escaping @Sendable (A) async throws -> Void = { _ in }
  ) -> DIContainer {
    let container = DIContainer()
    container.register { A() }.lifetime(.perContainer(.strong)).onEnd(end)
    return container
  }

  @Test("ends that take no time keep any limit")
  func quick() async throws {
    for _ in 0..<3_000 {
      let container = container()
      _ = get(container) as A
      try await container.end(timeout: .seconds(10))
    }
  }

  @Test("a limit of nothing waits for no factory that is suspended")
  func noLimit() async throws {
    for _ in 0..<2_000 {
      let container = DIContainer()
      let (begun, goesOn) = (Signal(), Signal())
      container.register { () async -> A in
        begun.send()
        await goesOn.wait()
        return A()
      }
      .lifetime(.perContainer(.strong)).onEnd { _ in }
      let task = Task { try? await container.resolved() as A }
      await begun.wait()
      try await container.end(timeout: .seconds(0))
      goesOn.send()
      _ = await task.value
    }
  }

  @Test("each end that takes too long is cancelled, also if the one before it took no time")
  func late() async throws {
    let cancelled = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<500 {
        group.addTask {
          let container = container { _ in
            do { try await Task.sleep(for: .seconds(1_000)) } catch { cancelled.add() }
          }
          container.register { B($0) }.lifetime(.perContainer(.strong)).onEnd { _ in }
          _ = get(container) as B
          await #expect(throws: EndFailure.self) {
            try await container.end(timeout: .seconds(0.001))
          }
        }
      }
    }
    while cancelled.value < 500 { await Task.yield() }
  }

  @Test("containers whose ends end each other end, whoever begins", arguments: [1, 2])
  func crossing(callers: Int) async throws {
    for _ in 0..<200 {
      let containers = [DIContainer(), DIContainer()]
      let ended = Counter()
      for (container, other) in [(containers[0], containers[1]), (containers[1], containers[0])] {
        container.register { A() }.lifetime(.perContainer(.strong)).onEnd { _ in
          try await other.end()
          ended.add()
        }
        _ = get(container) as A
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for container in containers.prefix(callers) { group.addTask { try await container.end() } }
        try await group.waitForAll()
      }
      #expect(ended.value == 2)
    }
  }

  @Test("an object whose factory waits for another container's end can't be ended by that")
  func makingAcross() async throws {
    let (first, second) = (DIContainer(), DIContainer())
    first.register(throwing: { () async throws -> A in
      try await second.end()
      return A()
    }).lifetime(.perContainer(.strong)).onEnd { _ in }
    second.register { A() }.lifetime(.perContainer(.strong)).onEnd { _ in try await first.end() }
    _ = get(second) as A
    let failure = await #expect(throws: DIFailure.self) { try await first.resolved() as A }
    let end = failure?.underlyingError as? EndFailure
    let inner = end?.items.first?.error as? EndFailure
    #expect(inner?.items.first?.error is EndFailure.WithinMaking)
    try await first.end()
  }

  @Test("an end that is refused changes nothing")
  func refused() async throws {
    let ended = Counter()
    let container = container { _ in ended.add() }
    container.register { (container: DIContainer) async -> Tree in
      await #expect(throws: EndFailure.self) { try await container.end() }
      return Tree(get(container))
    }
    .lifetime(.perContainer(.strong))
    container.register { B($0) }
    let first: A = await container.resolve()
    let tree: Tree = await container.resolve()
    _ = try got(tree.provider)
    #expect(await container.resolve() as A === first)
    try await container.end()
    #expect(ended.value == 1)
  }

  @Test("short-lived objects of a provider leave no record; what they received ends later")
  func shortLived() async throws {
    let log = EndLog()
    let container = container { _ in log.add("A") }
    container.register { B($0) }.lifetime(.objectGraph)
    container.register { Tree($0) }.lifetime(.perContainer(.strong)).onEnd { _ in log.add("tree") }
    let tree: Tree = get(container)
    let record = try #require(container.scope.endList.endable.first)
    for _ in 0..<1_000 { _ = tree.provider.value }
    #expect(record.received.count < 20)
    try await container.end()
    #expect(log.all == ["tree", "A"])
  }

  @Test("a process-wide object that has ended is released")
  func single() async throws {
    weak var ended: A?
    for isFirst in [true, false] {
      let container = DIContainer()
      container.register { A() }.lifetime(.single).onEnd { _ in }
      if isFirst { ended = get(container) as A }
      try await container.end()
    }
    #expect(ended == nil)
  }
}

/// A request of synchronous code.
private func got<T>(_ provider: Provider<T>) throws -> T { try provider.get() }

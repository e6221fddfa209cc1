import DIEngine
import DIv3
import DIv3Async
import Testing

/// What lies between an object and another one that it received.
extension EndTests {
  /// Registers a shared component whose end takes so long that those of independent objects are over first.
  private func addSlow<T: Part>(
    _ name: String, to container: DIv3.DIContainer, line: Int = #line,
    _ make: @escaping (DIv3.DIContainer) throws -> T
  ) {
    container.register(line: line, throwing: make).lifetime(.perContainer(.strong))
      .onEnd { [log] _ in
        try await Task.sleep(nanoseconds: 20_000_000)
        log.add(name)
      }
  }

  @Test("an object of the graph leads on, also one that was made before its receiver")
  func earlierInGraph() async throws {
    add("D") { _ in D() }
    container.register { C($0 as D) }.lifetime(.objectGraph)
    addSlow("A", to: container) { A(try got($0) as C) }
    container.register { B($0 as C, $1 as A) }.lifetime(.objectGraph)
    _ = get(container) as B
    try await container.end()
    #expect(log.all == ["A", "D"])
  }

  @Test("an object with injections that wait leads on before they run")
  func outstanding() async throws {
    add("D") { _ in D() }
    container.register { C($0 as D) }.injection(cycle: true) { $0.parts.append($1 as B) }
    addSlow("A", to: container) { A(try got($0) as C) }
    container.register { B($0 as A) }
    _ = try got(container) as C
    try await container.end()
    #expect(log.all == ["A", "D"])
  }

  @Test("an object of an earlier graph that a provider gives leads on")
  func continued() async throws {
    final class Asker: @unchecked Sendable {
      let provider: Provider<C>
      init(_ provider: Provider<C>) { self.provider = provider }
    }
    add("D") { _ in D() }
    container.register { C($0 as D) }.lifetime(.objectGraph)
    container.register(Asker.init).lifetime(.perContainer(.strong))
      .onEnd { [log] _ in
        try await Task.sleep(nanoseconds: 20_000_000)
        log.add("Asker")
      }
    container.register { B($0 as C, $1 as Asker) }
    let b: B = get(container)
    let asker: Asker = get(container)
    #expect(asker.provider.value === b.parts[0] as? C)
    try await container.end()
    #expect(log.all == ["Asker", "D"])
  }

  @Test("what a user's scope kept leads on when that scope has ended")
  func endedScope() async throws {
    let scope = DIv3.DIScope(name: "s", storage: DICacheStorage())
    add("D") { _ in D() }
    container.register { B($0 as D) }.lifetime(.custom(scope))
    addSlow("A", to: container) { A(try got($0) as B) }
    _ = get(container) as A
    try await scope.end()
    try await container.end()
    #expect(log.all == ["A", "D"])
  }

  @Test("what synchronous code in a closure of a task receives counts, although it was finished")
  func finishedOnTask() async throws {
    add("D") { _ in D() }
    container.register { [unowned container] () async -> A in
      await Task.yield()
      return A(get(container) as D)
    }
    .lifetime(.perContainer(.strong))
    .onEnd { [log] _ in
      try await Task.sleep(nanoseconds: 20_000_000)
      log.add("A")
    }
    _ = get(container) as D
    _ = try await container.resolved() as A
    try await container.end()
    #expect(log.all == ["A", "D"])
  }

  @Test("what an asynchronous provider makes counts as received by its holder")
  func asynchronousProvider() async throws {
    final class Asker: Sendable {
      let provider: AsyncProvider<D>
      init(_ provider: AsyncProvider<D>) { self.provider = provider }
    }
    container.register { () async -> D in
      await Task.yield()
      return D()
    }
    .lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("D") }
    container.register(Asker.init).lifetime(.perContainer(.strong))
      .onEnd { [log] _ in
        try await Task.sleep(nanoseconds: 20_000_000)
        log.add("Asker")
      }
    let asker: Asker = get(container)
    _ = await asker.provider.value
    try await container.end()
    #expect(log.all == ["Asker", "D"])
  }
}

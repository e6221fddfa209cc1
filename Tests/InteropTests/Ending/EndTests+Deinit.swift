import DIEngine
import DIv3
import Testing

/// What runs because of an end may still make requests.
extension EndTests {
  final class Leaving: @unchecked Sendable {
    let provider: Provider<B>
    private let log: EndLog
    init(_ provider: Provider<B>, _ log: EndLog) {
      self.provider = provider
      self.log = log
    }

    deinit { log.add("gone with \(provider.value.parts.count)") }
  }

  enum Ender: CaseIterable { case container, cleanedContainer, engine, scope }

  @Test(
    "what an end runs and releases may use its providers: that is no later request",
    arguments: Ender.allCases, [false, true])
  func deinits(ender: Ender, inEnd: Bool) async throws {
    let scope = DIv3.DIScope(name: "s", storage: DICacheStorage())
    let lifetime: DILifeTime = ender == .scope ? .custom(scope) : .perContainer(.strong)
    container.register { [log] in Leaving($0, log) }.lifetime(lifetime)
      .onEnd { [log] in
        if inEnd { log.add("used \($0.provider.value.parts.count)") }
      }
    container.register { B() }.lifetime(lifetime).onEnd { [log] _ in log.add("B") }
    _ = get(container) as Leaving
    switch ender {
    case .container: try await container.end()
    case .cleanedContainer:
      container.clean()
      try await container.end()
    case .engine:
      try await container.engine.end()
      try await container.end()
    case .scope: try await scope.end()
    }
    // What was made so late ends at once, in a task of its own.
    while !log.all.contains("B") || !log.all.contains("gone with 0") { await Task.yield() }
    #expect(log.all.contains("used 0") == inEnd)
  }

  @Test("so may an object of the process, which its engine's end drops")
  func deinitOfProcess() async throws {
    container.register { [log] in Leaving($0, log) }.lifetime(.single).onEnd { _ in }
    container.register { B() }
    _ = get(container) as Leaving
    try await container.engine.end()
    #expect(log.all == ["gone with 0"])
  }

  @Test("a later request of a lazy or a provider fails; the text names the object that holds it")
  func laterRequest() async throws {
    container.register { Holder($0, $1) }
    container.register { B() }.lifetime(.perContainer(.strong)).onEnd { _ in }
    container.register { D() }
    let holder: Holder = get(container)
    try await container.end()
    #expect {
      try holder.provider.get()
    } throws: { "\($0)".contains("using a lazy or provider of Holder") }
    #expect {
      try holder.lazy.get()
    } throws: { "\($0)".contains("using a lazy or provider of Holder") }
  }
}

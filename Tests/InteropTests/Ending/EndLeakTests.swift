import DIDoubles
import DIEngine
import DIv3
import Foundation
import Testing

@Suite("Ends leave nothing behind")
struct EndLeakTests {
  final class Hub: @unchecked Sendable {
    let lazy: Lazy<Part>
    init(_ lazy: Lazy<Part>) { self.lazy = lazy }
  }
  final class Part: @unchecked Sendable {
    weak var hub: Hub?
    let provider: Provider<Hub>
    init(_ hub: Hub, _ provider: Provider<Hub>) {
      self.hub = hub
      self.provider = provider
    }
  }

  private func container() -> DIContainer {
    let container = DIContainer()
    container.register(Hub.init).lifetime(.perContainer(.strong)).onEnd { _ in }
    container.register(Part.init).lifetime(.perContainer(.strong)).onEnd { _ in }
    return container
  }

  @Test("containers, objects and lazies are released, ended or not", arguments: [false, true])
  func released(isEnded: Bool) async throws {
    weak var hub: Hub?
    weak var part: Part?
    weak var scope: DIContainer?
    do {
      let container = container()
      hub = get(container) as Hub
      part = hub?.lazy.value
      scope = container
      #expect(part != nil)
      if isEnded { try await container.end() }
    }
    #expect(hub == nil && part == nil && scope == nil)
  }

  @Test("an object that is released without its end is reported, once for each component")
  func reported() async throws {
    let base = DIContainer()
    base.register(line: 7) { [1] }.lifetime(.perContainer(.strong)).onEnd { _ in }
    base.register(line: 8) { "a" }.onEnd { _ in }
    let log = CapturedLog(.warning)
    do {
      let container = base.isolated(log: log)
      _ = get(container) as [Int]
      container.clean()
      _ = get(container) as [Int]
    }
    #expect(log.messages.count { "\($0)".contains("without their end") } == 1)
    let other = CapturedLog(.warning)
    do {
      let container = base.isolated(log: other)
      _ = get(container) as [Int]
      _ = get(container) as String
      _ = get(container) as String
      try await container.end()
    }
    let texts = other.messages.map { "\($0)" }
    #expect(texts.count == 1 && texts[0].contains("has an end that never runs"))
  }

  @Test("a container that makes what the first one of its engine keeps, too, is reported once")
  func keptTwice() async throws {
    let base = DIContainer()
    let scope = DIScope(name: "application", storage: DICacheStorage())
    base.register { [1] }.lifetime(.perContainer(.strong)).onEnd { _ in }
    base.register { "a" }.lifetime(.custom(scope)).onEnd { _ in }
    base.register { 1 }.lifetime(.perContainer(.strong)).onEnd { _ in }
    base.register { 1.5 }.lifetime(.perContainer(.strong))
    for isFirstLast in [false, true] {
      let log = CapturedLog(.warning)
      let app = base.isolated(log: log)
      let requests = (1...3).map { _ in DIContainer(engine: app.engine) }
      for container in isFirstLast ? requests + [app] : [app] + requests {
        _ = get(container) as [Int]
        _ = get(container) as String
        _ = get(container) as Double
        if container !== app { _ = get(container) as Int }
      }
      let texts = log.messages.map { "\($0)" }
      #expect(texts.count == 1 && texts[0].contains("Array<Int>"))
      #expect(texts[0].contains("DIF035"))
      try await app.engine.end()
      // They would report that they were released without their end.
      withExtendedLifetime(requests) {}
    }
  }

  @Test("an isolated container ends what it made, not what the original keeps")
  func isolated() async throws {
    let ended = Guarded<[Int]>([])
    let base = DIContainer()
    base.register { Numbered() }.lifetime(.single).onEnd { n in ended.locked { $0.append(n.number) }
    }
    let (one, two) = (base.isolated(), base.isolated())
    let (first, second) = (get(one) as Numbered, get(two) as Numbered)
    try await one.end()
    #expect(ended.value == [first.number])
    try await two.end()
    #expect(ended.value == [first.number, second.number] && first !== second)
  }

  final class Numbered: Sendable {
    private static let last = Guarded(0)
    let number = last.locked { last in
      last += 1
      return last
    }
  }
}

import DIv3Async
import Foundation
import Testing

/// Asynchronous closures that request each other's objects without end: prototypes, which no lifetime keeps.
@Suite("Recursion through asynchronous closures")
struct AsyncRecursionTests {
  final class Ping: Sendable {}
  final class Pong: Sendable {}

  /// Counts the calls of a closure; ends the process with success if they have no end.
  private final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private let most: Int
    private var count = 0

    init(most: Int = 50) { self.most = most }

    func add() {
      let count = lock.withLock {
        self.count += 1
        return self.count
      }
      if count > most { exit(EXIT_SUCCESS) }
    }
  }

  /// How the closure of one component requests the object of the other.
  enum Shape: String, CaseIterable, Codable {
    case captured, parameter, suspended, childTask, group, task, lazy, provider, optional, tag
    case mainActor, otherActor, injection, child, engine
  }

  @globalActor actor Office { static let shared = Office() }

  /// Registers a component whose closure requests an object of another type.
  private static func register<Made: Sendable, Other: Sendable>(
    _ made: Made, asking _: Other.Type, _ shape: Shape, in container: DIContainer,
    _ calls: Calls
  ) {
    switch shape {
    case .captured:
      container.register { [container] () async -> Made in
        calls.add()
        let _: Other = await container.resolve()
        return made
      }
    case .parameter:
      container.register { (container: DIContainer) async -> Made in
        calls.add()
        let _: Other = await container.resolve()
        return made
      }
    case .suspended:
      container.register { (container: DIContainer) async -> Made in
        calls.add()
        await Task.yield()
        let _: Other = await container.resolve()
        return made
      }
    case .childTask:
      container.register { (container: DIContainer) async -> Made in
        calls.add()
        async let other: Other = container.resolve()
        _ = await other
        return made
      }
    case .group:
      container.register { (container: DIContainer) async -> Made in
        calls.add()
        await withTaskGroup(of: Void.self) { group in
          group.addTask { let _: Other = await container.resolve() }
        }
        return made
      }
    case .task:
      container.register { (container: DIContainer) async -> Made in
        calls.add()
        await Task { let _: Other = await container.resolve() }.value
        return made
      }
    case .lazy:
      container.register { (other: AsyncLazy<Other>) async -> Made in
        calls.add()
        _ = await other.value
        return made
      }
    case .provider:
      container.register { (other: AsyncProvider<Other>) async -> Made in
        calls.add()
        _ = await other.value
        return made
      }
    case .optional:
      container.register { (container: DIContainer) async -> Made in
        calls.add()
        let _: Other? = await container.resolve()
        return made
      }
    case .tag:
      container.register { (container: DIContainer) async -> Made in
        calls.add()
        let _: Other = await container.resolve(tag: Office.self)
        return made
      }
      .as(Made.self, tag: Office.self)
    case .mainActor:
      container.register { @MainActor (container: DIContainer) async -> Made in
        calls.add()
        let _: Other = await container.resolve()
        return made
      }
    case .otherActor:
      container.register { @Office (container: DIContainer) async -> Made in
        calls.add()
        let _: Other = await container.resolve()
        return made
      }
    case .injection:
      container.register { () async -> Made in
        calls.add()
        return made
      }
      .injection { (_: Made, container: DIContainer) async in
        let _: Other = await container.resolve()
      }
    case .child:
      let child = DIContainer(parent: container)
      container.register { () async -> Made in
        calls.add()
        let _: Other = await child.resolve()
        return made
      }
    case .engine:
      let far = DIContainer()
      far.register { [container] () async -> Other in
        calls.add()
        return await container.resolve()
      }
      container.register { () async -> Made in
        calls.add()
        let _: Other = await far.resolve()
        return made
      }
    }
  }

  private static func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private static func expectPath(_ result: ExitTest.Result?) {
    let text = message(result)
    #expect(text.contains("is needed while it is being created"))
    #expect(text.contains("    creating Ping"))
    #expect(text.contains("    creating Pong"))
  }

  @Test(
    "V3-67 V3-79 V3-102 two closures that request each other's objects end the process, with the path",
    .timeLimit(.minutes(10)), arguments: Shape.allCases)
  func bothSides(shape: Shape) async {
    Self.expectPath(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [shape] in
        let (container, calls) = (DIContainer(), Calls())
        Self.register(Ping(), asking: Pong.self, shape, in: container, calls)
        Self.register(Pong(), asking: Ping.self, shape, in: container, calls)
        let _: Ping = await container.resolve()
      })
  }

  @Test(
    "V3-67 V3-79 V3-102 a closure that requests what takes its object as a parameter ends the process",
    .timeLimit(.minutes(10)), arguments: Shape.allCases, [true, false])
  func oneSide(shape: Shape, isAsynchronous: Bool) async {
    Self.expectPath(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [shape, isAsynchronous] in
        let (container, calls) = (DIContainer(), Calls())
        Self.register(Ping(), asking: Pong.self, shape, in: container, calls)
        let pong =
          isAsynchronous
          ? container.register { (_: Ping) async -> Pong in Pong() }
          : container.register { (_: Ping) -> Pong in Pong() }
        pong.as(Pong.self, tag: Office.self)
        let _: Pong = await container.resolve()
      })
  }

  @Test(
    "V3-79 a synchronous closure that requests the object of the asynchronous one ends the process",
    .timeLimit(.minutes(10)))
  func mixed() async {
    Self.expectPath(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (container, calls) = (DIContainer(), Calls())
        Self.register(Ping(), asking: Pong.self, .parameter, in: container, calls)
        container.register { (container: DIContainer) -> Pong in
          let _: Ping = container.resolve()
          return Pong()
        }
        let _: Ping = await container.resolve()
      })
  }

  // MARK: Requests that may end by themselves

  final class Chain: Sendable {
    let next: Chain?
    init(_ next: Chain?) { self.next = next }
    var count: Int {
      var (count, link) = (1, next)
      while let this = link { (count, link) = (count + 1, this.next) }
      return count
    }
  }

  private static func registerChain(in container: DIContainer, _ calls: Calls) {
    container.register { (count: DIArg<Int>, container: DIContainer) async -> Chain in
      calls.add()
      let count = arg(count)
      return Chain(count == 0 ? nil : await container.resolve(args: count - 1))
    }
  }

  @Test("V3-52 V3-79 a closure requests an object of its own component with other arguments")
  func arguments() async {
    let container = DIContainer()
    Self.registerChain(in: container, Calls(most: 10_000))
    let chain: Chain = await container.resolve(args: 2_000)
    #expect(chain.count == 2_001)
  }

  @Test(
    "V3-79 endless requests with arguments end the process while there is memory",
    .timeLimit(.minutes(10)))
  func endlessArguments() async {
    let text = Self.message(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let container = DIContainer()
        Self.registerChain(in: container, Calls(most: 20_000))
        let _: Chain = await container.resolve(args: -1)
      })
    #expect(
      text.contains("10001 requests within each other, the last of which is for Optional<Chain>"))
    #expect(text.contains("creating Chain - AsyncRecursionTests.swift"))
    #expect(text.split(separator: "\n").count < 200)
  }

  @Test(
    "V3-79 endless requests with arguments in child tasks end the process, too",
    .timeLimit(.minutes(10)))
  func endlessTasks() async {
    let text = Self.message(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (container, calls) = (DIContainer(), Calls(most: 20_000))
        container.register {
          (count: DIArg<Int>, provider: AsyncProvider1<Chain, Int>) async -> Chain in
          calls.add()
          let count = arg(count) + 1
          async let next = provider.value(count)
          return Chain(await next)
        }
        let _: Chain = await container.resolve(args: 0)
      })
    #expect(text.contains("requests within each other, the last of which is for "))
  }

  @Test(
    "V3-79 endless requests, each in a new child container, end the process",
    .timeLimit(.minutes(10)))
  func endlessContainers() async {
    let text = Self.message(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (container, calls) = (DIContainer(), Calls(most: 20_000))
        container.register { [container] () async -> Chain in
          calls.add()
          return Chain(await DIContainer(parent: container).resolve())
        }
        let _: Chain = await container.resolve()
      })
    #expect(text.contains("requests within each other, the last of which is for "))
  }

  @Test(
    "V3-73 V3-79 an asynchronous lazy whose value needs itself ends the process",
    .timeLimit(.minutes(10)))
  func endlessLazy() async {
    final class Holder: @unchecked Sendable {
      var lazy = AsyncLazy<Chain>()
    }
    let text = Self.message(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (holder, calls) = (Holder(), Calls(most: 20_000))
        holder.lazy = AsyncLazy {
          calls.add()
          return await holder.lazy.value
        }
        _ = await holder.lazy.value
      })
    #expect(text.contains("requests within each other, the last of which is for "))
  }
}

import DIv3Async
import Foundation
import TestSupport
import Testing

@Suite("Registrations while a task is suspended in a request")
struct AsyncRegistrationTests {
  final class Leaf: Sendable {}
  final class Late: Sendable {}
  final class Later: Sendable {}
  final class Root: Sendable {}

  /// What the injections found.
  final class Links: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [String] = []
    func add(_ name: String) { lock.withLock { found.append(name) } }
    var all: [String] { lock.withLock { found } }
  }

  /// Registers components, so that plans are compiled again.
  static func register(_ count: Int, in container: DIContainer) {
    for line in 0..<count {
      container.register(file: "Late.swift", line: line) { Later() }
      // Each request compiles plans for the registrations so far.
      let all: [Later] = container.resolveMany(sync: ())
      precondition(all.count == line + 1)
    }
  }

  #if compiler(>=6.2)
  @Test("functions that run on the actor of their caller")
  func nonsending() async {
    let container = DIContainer()
    @Sendable nonisolated(nonsending) func makeLeaf() async -> Leaf {
      await Task.yield()
      return Leaf()
    }
    @Sendable nonisolated(nonsending) func pair(_ leaf: Leaf) async -> [Leaf] { [leaf, leaf] }
    container.register(makeLeaf).lifetime(.perContainer(.strong))
    container.register(pair)
    let leaves: [Leaf] = await container.resolve()
    #expect(leaves[0] === (await container.resolve() as Leaf))
  }
  #endif

  @Test(
    "V3-102 the object's injections run as declared", arguments: [1, 50], [false, true])
  func injections(_ count: Int, isDeferred: Bool) async {
    let container = DIContainer()
    let links = Links()
    container.register { Leaf() }
    container.register { () async -> Root in
      Self.register(count, in: container)
      await Task.yield()
      return Root()
    }.lifetime(.perContainer(.strong))
      .injection(cycle: isDeferred) { (_: Root, _: Leaf) async in
        await Task.yield()
        links.add("asynchronous")
      }
      .injection(cycle: isDeferred) { (_: Root, _: Leaf) in links.add("synchronous") }
    let _: Root = await container.resolve()
    #expect(links.all == ["asynchronous", "synchronous"])
  }

  @Test(
    "V3-102 the injections of an object that the closure has requested run as declared",
    arguments: [1, 50], [false, true])
  func nested(_ count: Int, isSynchronous: Bool) async {
    final class Plain: Sendable {}
    final class Slow: Sendable {}
    let container = DIContainer()
    let links = Links()
    container.register { Leaf() }
    container.register { () async -> Root in
      container.register { Plain() }
        .injection(cycle: true) { (_: Plain, _: Leaf) in links.add("plain") }
        .injection(cycle: true) { (_: Plain, _: Slow) in links.add("slow") }
      container.register { () async -> Slow in Slow() }
      if isSynchronous {
        let _: Plain = container.resolve(sync: ())
      } else {
        let _: Plain = await container.resolve()
      }
      Self.register(count, in: container)
      return Root()
    }
    let _: Root = await container.resolve()
    #expect(links.all == ["plain", "slow"])
  }

  @Test("V3-102 an injection registers, and the injections queued so far run as declared")
  func duringInjections() async {
    let container = DIContainer()
    let links = Links()
    container.register { Late() }
    container.register { () async -> Leaf in
      await Task.yield()
      return Leaf()
    }
    .injection(cycle: true) { (_: Leaf, _: Late) async in
      await Task.yield()
      links.add("leaf")
    }
    let root = container.register { Root() }
    for number in 1...3 {
      root.injection(cycle: true) { (_: Root, _: Leaf) async in
        if number == 1 { Self.register(50, in: container) }
        await Task.yield()
        links.add("\(number)")
      }
    }
    let _: Root = await container.resolve()
    #expect(links.all == ["1", "2", "3", "leaf", "leaf", "leaf"])
  }

  @Test("V3-102 a thread registers all the time", .timeLimit(.minutes(10)))
  func registeringThread() async {
    let container = DIContainer()
    container.register { Leaf() }
    let links = Links()
    container.register { () async -> Root in
      await Task.yield()
      return Root()
    }
    .injection(cycle: true) { (_: Root, _: Leaf) async in
      await Task.yield()
      links.add("")
    }
    async let registered: Void = onOtherThread {
      for line in 1...300 {
        container.register(file: "Late.swift", line: line) { Later() }
        let _: [Later] = container.resolveMany(sync: ())
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<100 { let _: Root = await container.resolve() }
        }
      }
    }
    await registered
    #expect(links.all.count == 400)
  }
}

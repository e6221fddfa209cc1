import DIEngine
import DIv3Async
import Foundation
import TestSupport
import Testing

@Suite("Tasks and threads that need the same objects")
struct AsyncSharingTests {
  final class Leaf: Sendable {}

  @Test(
    "ten thousand tasks wait for one object, and are answered at once", .timeLimit(.minutes(10)))
  func tenThousand() async {
    final class Leaf: Sendable {}
    let made = Guarded(0)
    let container = DIContainer()
    container.register { () async -> Leaf in
      made.locked { $0 += 1 }
      await untilWaiting(9_999, for: Leaf.self)
      return Leaf()
    }.lifetime(.single)
    let objects = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<10_000 {
        group.addTask { ObjectIdentifier(await container.resolve() as Leaf) }
      }
      return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
    }
    #expect(objects.count == 1)
    #expect(made.value == 1)
  }

  @Test("V3-101 a synchronous request for the object of a suspended task fails on a task's thread")
  func synchronousWhileSuspended() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Plain: Sendable {}
      final class Root: Sendable { init(_: Plain) {} }
      let container = DIContainer()
      // The plain object is whole when the request ends, which the asynchronous closure holds up.
      container.register { Plain() }.lifetime(.perContainer(.strong))
        .injection(cycle: true) { (_: Plain, _: Leaf) in }
      container.register { Leaf() }
      container.register { (plain: Plain) async -> Root in
        let _: Plain = await Task.detached { container.resolve(sync: ()) }.value
        return Root(plain)
      }
      let _: Root = await container.resolve()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A suspended task is creating Plain"))
  }

  @Test("V3-102 a task that needs the synchronous object of a suspended task is suspended")
  func asynchronousWhileSuspended() async {
    final class Plain: Sendable {}
    final class Root: Sendable {
      let plain: Plain
      init(_ plain: Plain) { self.plain = plain }
    }
    let container = DIContainer()
    container.register { Plain() }.lifetime(.perContainer(.strong))
      .injection(cycle: true) { (_: Plain, _: Leaf) async in await Task.yield() }
    container.register { Leaf() }
    let made = Counter()
    container.register { (plain: Plain) async -> Root in
      if made.add() == 1 { await untilWaiting(19, for: Plain.self) }
      return Root(plain)
    }
    let roots = await withTaskGroup(of: Root.self) { group in
      for _ in 0..<20 { group.addTask { await container.resolve() } }
      return await group.reduce(into: [Root]()) { $0.append($1) }
    }
    #expect(roots.allSatisfy { $0.plain === roots[0].plain })
  }

  @Test("V3-102 closures see the task-local values of the request's task")
  func taskLocals() async {
    enum Local { @TaskLocal static var value = 0 }
    final class Number: Sendable {
      let value: Int
      init(_ value: Int) { self.value = value }
    }
    let container = DIContainer()
    container.register { () async -> Number in
      await Task.yield()
      return Number(Local.value)
    }
    let number: Number = await Local.$value.withValue(7) { await container.resolve() }
    #expect(number.value == 7)
  }

  @Test("V3-102 a task that outlives the closure which started it makes requests of its own")
  func escapingTask() async {
    final class Starter: Sendable {
      let later: Task<ObjectIdentifier, Never>
      let leaf: Leaf
      init(_ leaf: Leaf, _ later: Task<ObjectIdentifier, Never>) {
        (self.leaf, self.later) = (leaf, later)
      }
    }
    let container = DIContainer()
    let isOver = TaskGate()
    container.register { () async -> Leaf in
      await Task.yield()
      return Leaf()
    }.lifetime(.objectGraph)
    container.register { (leaf: Leaf) async -> Starter in
      Starter(
        leaf,
        Task {
          await isOver.pass()
          return ObjectIdentifier(await container.resolve() as Leaf)
        })
    }
    let starter: Starter = await container.resolve()
    isOver.open()
    let later = await starter.later.value
    #expect(later != ObjectIdentifier(starter.leaf))
  }

  @Test("components may be registered while a request is suspended")
  func registrationMeanwhile() async {
    let container = DIContainer()
    for number in 0..<50 {
      final class Slow: Sendable {
        let leaf: Leaf
        init(_ leaf: Leaf) { self.leaf = leaf }
      }
      container.register(line: 10_000 + number) { (leaf: Leaf) async -> Slow in
        await Task.yield()
        return Slow(leaf)
      }.as(Slow.self, name: "\(number)")
      container.register(line: 20_000 + number) { () async -> Leaf in
        container.register(line: 30_000 + number) { number }.as(Int.self, name: "\(number)")
        await Task.yield()
        return Leaf()
      }.default()
      container.register(line: 20_000 + number - 1) { () async -> Leaf in Leaf() }
      let slow: Slow? = await container.resolve(name: "\(number)")
      _ = slow
    }
  }

  @Test("a chain of two thousand asynchronous closures needs no deep stack")
  func deepChain() async {
    final class Link: Sendable {
      let depth: Int
      init(_ depth: Int) { self.depth = depth }
    }
    let container = DIContainer()
    container.register { (_: DIContainer) async -> Link in Link(0) }.as(Link.self, name: "0")
    for depth in 1..<2_000 {
      container.register(line: 100_000 + depth) { (_: DIContainer) async -> Link in
        let before: Link = await container.resolve(name: "\(depth - 1)")
        return Link(before.depth + 1)
      }.as(Link.self, name: "\(depth)")
    }
    let last: Link = await container.resolve(name: "1999")
    #expect(last.depth == 1_999)
  }
}

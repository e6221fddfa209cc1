import DIv3Async
import Testing

@Suite("Cycles of asynchronous initializers")
struct AsyncCycleTests {
  private static func expectRecursion(_ result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is needed while it is being created"))
  }

  @Test("V3-79 V3-102 a cycle of transient components ends the process", .timeLimit(.minutes(10)))
  func transient() async {
    Self.expectRecursion(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        final class Hen: Sendable { init(_: Egg) {} }
        final class Egg: Sendable { init(_: Hen) {} }
        let container = DIContainer()
        container.register { (egg: Egg) async -> Hen in Hen(egg) }
        container.register(Egg.init)
        let _: Hen = await container.resolve()
      })
  }

  @Test(
    "V3-43 V3-79 a cycle through a component of a child container ends the process",
    .timeLimit(.minutes(10)))
  func child() async {
    Self.expectRecursion(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        final class Grain: Sendable {}
        final class Hen: Sendable { init(_: Egg) {} }
        final class Egg: Sendable {
          init(_: Grain) {}
          init(_: Hen) {}
        }
        let parent = DIContainer()
        parent.register(Grain.init)
        parent.register { (grain: Grain) async -> Egg in Egg(grain) }
        parent.register { (egg: Egg) async -> Hen in Hen(egg) }
        let _: Hen = await parent.resolve()
        let container = DIContainer(parent: parent)
        container.register { (hen: Hen) async -> Egg in Egg(hen) }
        let _: Hen = await container.resolve()
      })
  }

  protocol Plugin: Sendable {}
  final class Plain: Plugin {}
  final class Host: Sendable {
    let plugins: [any Plugin]
    init(_ plugins: [any Plugin]) { self.plugins = plugins }
  }
  final class Guest: Plugin {
    let host: Host
    init(_ host: Host) { self.host = host }
  }

  @Test(
    "V3-31 V3-32 many of an initializer omits an element that needs the object under construction")
  func many() async {
    let container = DIContainer()
    container.register { (plugins: DIMany<any Plugin>) async -> Host in
      Host(DIv3Async.many(plugins))
    }
    container.register { () async -> Plain in Plain() }.as((any Plugin).self)
    container.register { (host: Host) async -> Guest in Guest(host) }.as((any Plugin).self)
    let host: Host = await container.resolve()
    #expect(host.plugins.count == 1)
    let guest: Guest = await container.resolve()
    #expect(guest.host.plugins.count == 1)
  }

  final class Node: Sendable {
    let children: [Node]
    init(_ children: [Node]) { self.children = children }
    var count: Int { children.reduce(1) { $0 + $1.count } }
  }

  @Test("V3-55 V3-79 a provider makes the nodes of a tree inside its component's closure")
  func tree() async {
    let container = DIContainer()
    container.register { (depth: DIArg<Int>, provider: AsyncProvider1<Node, Int>) async -> Node in
      let depth = arg(depth)
      guard depth > 0 else { return Node([]) }
      return Node([await provider.value(depth - 1), await provider.value(depth - 1)])
    }
    let tree: Node = await container.resolve(args: 3)
    #expect(tree.count == 15)
  }

  @Test("V3-55 V3-79 tasks that a closure starts make the nodes of a tree at the same time")
  func concurrentTree() async {
    let container = DIContainer()
    container.register { (depth: DIArg<Int>, provider: AsyncProvider1<Node, Int>) async -> Node in
      let depth = arg(depth)
      guard depth > 0 else { return Node([]) }
      async let short = provider.value(0)
      async let long = provider.value(depth - 1)
      await Task.yield()
      return Node([await short, await long, await provider.value(0)])
    }
    .postInit { _ in }
    let tree: Node = await container.resolve(args: 6)
    #expect(tree.count == 19)
  }
}

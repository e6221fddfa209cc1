import DIv3Async
import Foundation
import ProcessSettings
import TestSupport
import Testing

@Suite("The dependency graph of asynchronous components")
struct AsyncGraphTests {
  final class Leaf: Sendable {}
  final class Middle: Sendable { init(_: Leaf) {} }
  final class Late { init(_: Lazy<Middle>) {} }
  final class Awaiting { init(_: AsyncLazy<Middle>) {} }

  @globalActor actor Office { static let shared = Office() }

  @Test("V3-107 a vertex names the actor of the closure that creates its objects")
  func isolation() {
    let container = DIContainer()
    container.register { Leaf() }
    container.register(main: Middle.init)
    container.register { @Office (_: Middle) async -> Int in 1 }
    let vertices = container.makeGraph().vertices.compactMap { vertex -> DIComponentVertex? in
      if case .component(let component) = vertex { component } else { nil }
    }
    func isolation(_ type: Any.Type) -> DIComponentVertex.Isolated? {
      vertices.first { $0.componentInfo.type == type }?.isolation
    }
    #expect(vertices.contains { $0.componentInfo.type == Leaf.self })
    #expect(isolation(Leaf.self) == nil)
    if case .main = isolation(Middle.self) {} else { Issue.record("not the main actor") }
    guard case .global(let actor) = isolation(Int.self) else {
      Issue.record("not the office")
      return
    }
    #expect(actor === Office.shared)
  }

  final class Stamp { init(_: Int) {} }
  final class Desk { init(_: AsyncProvider1<Stamp, String>) {} }
  final class Counter { init(_: AsyncProvider1<Stamp, Int>) {} }

  @Test(
    "V3-54 an AsyncProvider that passes an argument of a wrong type is no error of the originals")
  func wrongArgument() {
    let container = DIContainer()
    container.register { Stamp(arg($0)) }
    container.register(Counter.init)
    container.register(Desk.init)
    #expect(container.makeGraph().checkIsValid())
  }

  @MainActor
  final class Screen {
    init() {}
    init(_: Leaf) {}
    init(_: Leaf, _: Leaf) {}
    init(_: Leaf, _: Leaf, _: Leaf) {}
    init(_: Leaf, _: Leaf, _: Leaf, _: Leaf) {}
    init(_: Leaf, _: Leaf, _: Leaf, _: Leaf, _: Leaf) {}
  }

  @Test("V3-107 an initializer of the main actor may have any number of parameters")
  func mainActorInitializers() async {
    let container = DIContainer()
    container.register { Leaf() }
    container.register { @MainActor in Screen() }.as(Screen.self, name: "0")
    container.register { @MainActor in Screen($0) }.as(Screen.self, name: "1")
    container.register { @MainActor in Screen($0, $1) }.as(Screen.self, name: "2")
    container.register { @MainActor in Screen($0, $1, $2) }.as(Screen.self, name: "3")
    container.register { @MainActor in Screen($0, $1, $2, $3) }.as(Screen.self, name: "4")
    container.register { @MainActor in Screen($0, $1, $2, $3, $4) }.as(Screen.self, name: "5")
    container.register(Screen.init as @MainActor () -> Screen)
    container.register(Screen.init as @MainActor (Leaf) -> Screen)
    container.register(Screen.init as @MainActor (Leaf, Leaf) -> Screen)
    container.register(Screen.init as @MainActor (Leaf, Leaf, Leaf) -> Screen)
    container.register(Screen.init as @MainActor (Leaf, Leaf, Leaf, Leaf) -> Screen)
    container.register(Screen.init as @MainActor (Leaf, Leaf, Leaf, Leaf, Leaf) -> Screen)
    let found = container.makeGraph().vertices.filter { vertex in
      guard case .component(let component) = vertex, case .main = component.isolation else {
        return false
      }
      return component.componentInfo.type == Screen.self
    }
    #expect(found.count == 12)
    let all: [Screen] = await container.resolveMany()
    #expect(all.count == 12)
  }

  enum Tag {}

  /// What takes asynchronous lazies in several ways.
  final class Taker: @unchecked Sendable {
    var lazy: AsyncLazy<Leaf>?
    var plain = AsyncLazy<Leaf>()
  }

  /// Returns the property `async` of the edges that a type's component declares, in order.
  private func async(_ type: Any.Type, in container: DIContainer) -> [Bool] {
    let graph = container.makeGraph()
    return graph.vertices.indices.filter {
      guard case .component(let component) = graph.vertices[$0] else { return false }
      return component.componentInfo.type == type
    }
    .flatMap { graph.adjacencyList[$0].map(\.edge.async) }
  }

  @Test("V3-115 an edge of an asynchronous lazy or provider is asynchronous, and delayed")
  func asynchronousEdges() {
    let container = DIContainer()
    container.register {
      (
        _: AsyncLazy<Leaf>, _: AsyncProvider<Leaf>, _: AsyncProvider1<Leaf, Int>,
        _: AsyncProviderArgs<Leaf>
      ) in Taker()
    }
    #expect(async(Taker.self, in: container) == [true, true, true, true])
    let edges = container.makeGraph().adjacencyList.flatMap { $0.map(\.edge) }
    #expect(edges.filter(\.async).map(\.delayed) == [true, true, true, true])
  }

  @Test("V3-115 the closure that takes a dependency doesn't matter")
  func closures() {
    let container = DIContainer()
    container.register { (_: AsyncLazy<Leaf>, _: Leaf, _: Lazy<Leaf>) async -> Taker in Taker() }
      .injection { (_: Taker, _: AsyncProvider<Leaf>, _: Leaf) in }
      .injection { (_: Taker, _: Leaf, _: AsyncLazy<Leaf>) async in }
      .injection(name: "name", cycle: true) { (_: Taker, _: AsyncLazy<Leaf>) in }
      .injection(cycle: true) { (_: Taker, _: AsyncLazy<Leaf>) async in }
      .injection { @MainActor (_: Taker, _: AsyncLazy<Leaf>) in }
    #expect(
      async(Taker.self, in: container) == [true, false, false]
        + [true, false, false, true, true, true, true])
  }

  @Test("V3-115 the outermost wrapper decides")
  func wrappers() {
    let container = DIContainer()
    container.register {
      (
        _: AsyncLazy<Leaf?>, _: AsyncProvider<DIMany<Leaf>>, _: AsyncLazy<Lazy<Leaf>>,
        _: AsyncLazy<DIByTag<Tag, Leaf>>
      ) in Taker()
    }
    .injection { (_: Taker, _: AsyncLazy<Leaf>?, _: DIMany<AsyncLazy<Leaf>>) in }
    .injection { (_: Taker, _: DIByTag<Tag, AsyncLazy<Leaf>>, _: Lazy<AsyncLazy<Leaf>>) in }
    .injection { (_: Taker, _: DIArg<AsyncLazy<Leaf>>, _: DIManyInFramework<AsyncLazy<Leaf>>) in }
    #expect(
      async(Taker.self, in: container) == [true, true, true, true]
        + [false, false, false, false, false, false])
  }

  @Test("V3-115 the edge of an injection by key path isn't asynchronous")
  func keyPaths() {
    let container = DIContainer()
    container.register { Taker() }
      .injection(\.plain)
      .injection(name: "name", cycle: true, \.plain)
      .injection(\.plain) { (lazy: AsyncLazy<Leaf>) in lazy }
      .injection(\.lazy) { (lazy: AsyncLazy<Leaf>) in lazy }
      .injection { $0.plain = $1 }
    #expect(async(Taker.self, in: container) == [false, false, false, false, true])
  }

  @Test(
    "V3-104 the check reports a lazy whose value needs `await`, with the path", .processSettings)
  func lazyNeedsTask() {
    let messages = Received<String>()
    let former = DISetting.Log.fun
    DISetting.Log.fun = { level, text in messages("\(level): \(text)") }
    defer { DISetting.Log.fun = former }
    let container = DIContainer()
    container.register { () async -> Leaf in Leaf() }
    container.register(Middle.init)
    container.register(Late.init)
    container.register(Awaiting.init)
    #expect(container.makeGraph().checkIsValid())
    let found = messages.all.filter { $0.contains("without await") }
    #expect(found.count == 1)
    #expect(found.first?.contains("Late") ?? false)
    #expect(found.first?.contains("Leaf (") ?? false)
  }

  @Test(
    "V3-37 an array in place of many, inside an asynchronous provider: the advice is DIMany",
    .processSettings)
  func delayedArray() async {
    let messages = Received<String>()
    let former = DISetting.Log.fun
    DISetting.Log.fun = { level, text in messages("\(level): \(text)") }
    defer { DISetting.Log.fun = former }
    let container = DIContainer()
    container.register(Leaf.init)
    let leaves: AsyncProvider<[Leaf]?> = await container.resolve()
    #expect(await leaves.value == nil)
    #expect(messages.all.contains { $0.contains("1 component offers Leaf: request DIMany<Leaf>") })
    let many: AsyncProvider<DIMany<Leaf>> = await container.resolve()
    #expect(DIv3Async.many(await many.value).count == 1)
  }
}

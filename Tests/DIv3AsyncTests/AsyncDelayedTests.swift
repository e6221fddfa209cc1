import DIv3Async
import TestSupport
import Testing

@Suite("Asynchronous lazies and providers")
struct AsyncDelayedTests {
  final class Leaf: Sendable {
    let number: Int
    init(_ number: Int = 0) { self.number = number }
  }

  final class Screen: Sendable {
    let lazy: AsyncLazy<Leaf>
    let provider: AsyncProvider<Leaf>
    init(_ lazy: AsyncLazy<Leaf>, _ provider: AsyncProvider<Leaf>) {
      (self.lazy, self.provider) = (lazy, provider)
    }
  }

  private func container(_ counter: Counter) -> DIContainer {
    let container = DIContainer()
    container.register { () async -> Leaf in
      await Task.yield()
      return Leaf(counter.add())
    }
    container.register(Screen.init)
    return container
  }

  @Test("V3-104 both resolve on the synchronous path, and await their values")
  func synchronously() async {
    let screen: Screen = container(Counter()).resolve(sync: ())
    let (first, second) = (await screen.lazy.value, await screen.lazy.value)
    #expect(first === second && first.number == 1)
    let (third, fourth) = (await screen.provider.value, await screen.provider.value)
    #expect(third.number == 2 && fourth.number == 3)
  }

  @Test("V3-104 a lazy and a provider resolve synchronously, also those of an asynchronous request")
  func synchronousWrappers() async {
    let container = DIContainer()
    container.register { Leaf(5) }
    let lazy: Lazy<Leaf> = await container.resolve()
    let provider: Provider<Leaf> = await container.resolve()
    #expect(lazy.value.number + provider.value.number == 10)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = DIContainer()
      container.register { () async -> Leaf in Leaf() }
      let lazy: Lazy<Leaf> = await container.resolve()
      _ = lazy.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("can't await it"))
  }

  @Test("the value of an asynchronous provider traps with the way that led to it")
  func failingProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Missing: Sendable {}
      final class Tree: Sendable { init(_: Missing) async {} }
      final class Garden: Sendable {
        let trees: AsyncProvider<Tree>
        init(trees: AsyncProvider<Tree>) { self.trees = trees }
      }
      let container = DIContainer()
      container.register(file: "A.swift", line: 1, Garden.init)
      container.register(file: "B.swift", line: 2) { await Tree($0) }
      let garden: Garden = await container.resolve()
      _ = await garden.trees.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        No component offers Missing.
          Requested by:
            using a lazy or provider of Garden - A.swift:1
            creating Tree - B.swift:2
        """))
  }

  @Test("V3-105 tasks that ask a lazy at once share one value")
  func lazyOnce() async {
    let counter = Counter()
    let screen: Screen = await container(counter).resolve()
    let numbers = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { await screen.lazy.value.number } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(numbers == [1])
    let count = counter.value
    #expect(count == 1)
  }

  @Test("a cleared lazy makes a new value")
  func clear() async {
    let screen: Screen = await container(Counter()).resolve()
    let first = await screen.lazy.value
    let wasMade = await screen.lazy.wasMade
    await screen.lazy.clear()
    let isMade = await screen.lazy.wasMade
    let second = await screen.lazy.value
    #expect(wasMade && !isMade && first !== second)
  }

  @Test("wrappers of closures, and placeholders")
  func closures() async {
    let lazy = AsyncLazy {
      await Task.yield()
      return 3
    }
    let provider = AsyncProvider {
      await Task.yield()
      return 4
    }
    let (three, four) = (await lazy.value, await provider.value)
    #expect(three + four == 7)
    await #expect(processExitsWith: .failure) {
      let _: Int = await AsyncLazy<Int>().value
    }
  }

  @Test("providers with arguments pass them to `arg` parameters")
  func arguments() async {
    final class Five: Sendable {
      let text: String
      init(_ text: String) { self.text = text }
    }
    let container = DIContainer()
    container.register { (a: DIArg<Int>, b: DIArg<String>) async -> Five in
      await Task.yield()
      return Five("\(arg(a)) \(arg(b))")
    }
    let provider: AsyncProvider2<Five, Int, String> = await container.resolve()
    let text = await provider.value(1, "a").text
    #expect(text == "1 a")
    let byType: AsyncProviderArgs<Five> = await container.resolve()
    let other = await byType.value(args: AnyArguments(for: Five.self, args: 2, "b")).text
    #expect(other == "2 b")
    let direct: Five = await container.resolve(args: 3, "c")
    #expect(direct.text == "3 c")
  }

  @Test("V3-104 a lazy that belongs to a request joins it while the request runs")
  func joins() async {
    final class Owner: Sendable {
      let direct: Leaf
      let lazy: Leaf
      init(_ direct: Leaf, _ lazy: Leaf) { (self.direct, self.lazy) = (direct, lazy) }
    }
    let container = DIContainer()
    container.register { () async -> Leaf in
      await Task.yield()
      return Leaf()
    }.lifetime(.objectGraph)
    container.register { (leaf: Leaf, lazy: AsyncLazy<Leaf>) async -> Owner in
      Owner(leaf, await lazy.value)
    }
    let owner: Owner = await container.resolve()
    #expect(owner.direct === owner.lazy)
  }

  @Test("a lazy whose value needs the lazy itself makes it again")
  func recursive() async {
    final class Knot: @unchecked Sendable {
      var lazy: AsyncLazy<Int>?
      var depth = 0
    }
    let knot = Knot()
    knot.lazy = AsyncLazy {
      knot.depth += 1
      return knot.depth < 3 ? await knot.lazy!.value : knot.depth
    }
    let value = await knot.lazy!.value
    #expect(value == 3)
    knot.lazy = nil
  }
}

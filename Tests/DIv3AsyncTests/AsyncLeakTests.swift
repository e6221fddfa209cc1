import DIv3Async
import Testing

/// Also run under the address sanitizer, which then looks for what nothing refers to any more.
@Suite("Asynchronous requests leave nothing behind")
struct AsyncLeakTests {
  final class Leaf: Sendable {}

  final class Root: Sendable {
    let leaves: [Leaf]
    let lazy: AsyncLazy<Leaf>
    init(_ leaves: [Leaf], _ lazy: AsyncLazy<Leaf>) { (self.leaves, self.lazy) = (leaves, lazy) }
  }

  @Test("objects, lazies and containers are released after requests with branches")
  func released() async {
    weak var heldLeaf: Leaf?
    weak var heldLazy: AsyncLazy<Leaf>?
    weak var heldContainer: DIContainer?
    for _ in 0..<10 {
      let container = DIContainer()
      container.register { () async -> Leaf in
        await Task.yield()
        return Leaf()
      }.lifetime(.perContainer(.strong))
      container.register { (asked: DIContainer, lazy: AsyncLazy<Leaf>) async -> Root in
        async let first: Leaf = asked.resolve()
        async let second: Leaf = asked.resolve()
        let third = await lazy.value
        return Root([await first, await second, third], lazy)
      }
      let root: Root = await container.resolve()
      #expect(root.leaves.allSatisfy { $0 === root.leaves[0] })
      (heldLeaf, heldLazy, heldContainer) = (root.leaves[0], root.lazy, container)
    }
    #expect(heldLeaf == nil)
    #expect(heldLazy == nil)
    #expect(heldContainer == nil)
  }

  @Test("a request that fails leaves no object, and the next one makes it")
  func failure() async {
    weak var held: Leaf?
    let container = DIContainer()
    final class Needy: Sendable { init(_: Leaf, _: Int) {} }
    container.register { () async -> Leaf in
      await Task.yield()
      return Leaf()
    }
    container.register { (leaf: Leaf, number: Int) async -> Needy in Needy(leaf, number) }
    let missing: Needy? = await container.resolve()
    #expect(missing == nil)
    container.register { 3 }
    let needy: Needy? = await container.resolve()
    #expect(needy != nil)
    held = await container.resolve() as Leaf
    #expect(held == nil)
  }
}

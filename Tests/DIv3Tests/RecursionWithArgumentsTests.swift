import DIv3
import TestSupport
import Testing

/// Code of an initializer that requests further objects of the same component with other arguments.
@Suite("Recursion with arguments")
struct RecursionWithArgumentsTests {
  final class Node {
    let children: [Node]
    init(depth: Int, provider: Provider1<Node, Int>) {
      children = depth == 0 ? [] : (0..<2).map { _ in provider.value(depth - 1) }
    }
    var count: Int { children.reduce(1) { $0 + $1.count } }
  }

  final class Asking {
    let next: Asking?
    init(count: Int, container: DIContainer) {
      next = count == 0 ? nil : container.resolve(args: count - 1)
    }
    var count: Int { (next?.count ?? 0) + 1 }
  }

  @Test("V3-55 V3-79 a provider makes the nodes of a tree inside its component's initializer")
  func tree() {
    let c = DIContainer()
    c.register { Node(depth: arg($0), provider: $1) }
    #expect((c.resolve(args: 3) as Node).count == 15)
    #expect((*c as Provider1<Node, Int>).value(4).count == 31)
  }

  @Test(
    "V3-52 V3-79 an initializer asks the container for an object with other arguments",
    arguments: [true, false])
  func asking(hasInjection: Bool) {
    let c = DIContainer()
    let component = c.register { Asking(count: arg($0), container: $1) }
    if hasInjection { component.postInit { _ in } }
    #expect((c.resolve(args: 5) as Asking).count == 6)
  }

  /// Expects that the process ended with a message that contains a text.
  private func expect(_ text: String, in result: ExitTest.Result?) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(text))
  }

  @Test("V3-79 a cycle of declared parameters ends the process, although arguments were passed")
  func declaredCycle() async {
    expect(
      "is needed while it is being created",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        final class Hen { init(_ count: Int, _ egg: Egg) {} }
        final class Egg { init(_ hen: Hen) {} }
        let c = DIContainer()
        c.register { Hen(arg($0), $1) }
        c.register(Egg.init)
        let _: Hen = c.resolve(args: 1)
      })
  }

  @Test("V3-79 an object that is kept is made once: its initializer can't request it again")
  func kept() async {
    expect(
      "is needed while it is being created",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let c = DIContainer()
        c.register { Asking(count: arg($0), container: $1) }.lifetime(.perContainer(.strong))
        let _: Asking = c.resolve(args: 1)
      })
  }

  @Test("V3-79 endless requests with arguments end the process while the stack has room")
  func endless() async {
    expect(
      "stack",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        final class Endless {
          init(count: Int, container: DIContainer) {
            let _: Endless = container.resolve(args: count + 1)
          }
        }
        let c = DIContainer()
        c.register { Endless(count: arg($0), container: $1) }
        let _: Endless = c.resolve(args: 1)
      })
  }
}

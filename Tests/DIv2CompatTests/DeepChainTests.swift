import DIv2Compat
import Foundation
import Testing

@Suite("Chains that exceed the stack")
struct DeepChainTests {
  final class Link {
    let depth: Int
    init(_ depth: Int) { self.depth = depth }
  }

  @Test("the request fails with an error that contains the path, like a recursion")
  func error() async {
    await #expect(processExitsWith: .success) {
      let b = DIContainerBuilder()
      for number in 0..<5_000 {
        b.register(line: number) { (c: DIContainer) -> Link in
          guard number > 0 else { return Link(0) }
          return Link(try c.resolve(Link.self, name: "\(number - 1)").depth + 1)
        }.set(name: "\(number)").lifetime(number.isMultiple(of: 2) ? .lazySingle : .perDependency)
      }
      let c = try b.build()
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        do {
          _ = try c.resolve(Link.self, name: "4999")
          preconditionFailure("made")
        } catch DIError.recursiveInitial(let info) {
          precondition(info.type == Link.self)
          let text = "\(DIError.recursiveInitial(typeInfo: info))"
          precondition(text.contains(" more ...\n") && text.contains("To do: break the chain"))
        } catch {
          preconditionFailure("\(error)")
        }
        precondition(try! c.resolve(Link.self, name: "9").depth == 9)
        done.signal()
      }
      thread.stackSize = 2_048 * 1_024
      thread.start()
      done.wait()
    }
  }
}

import DIv1Compat
import Foundation
import Testing

@Suite("Chains that exceed the stack")
struct DeepChainTests {
  final class Link {
    let depth: Int
    init(_ depth: Int) { self.depth = depth }
  }

  @Test("V1-35 the request fails with an error, like a recursion")
  func error() async {
    await #expect(processExitsWith: .success) {
      let b = DIContainerBuilder()
      for number in 0..<5_000 {
        b.register { (s: DIScope) -> Link in
          guard number > 0 else { return Link(0) }
          return Link(try s.resolve(Link.self, name: "\(number - 1)").depth + 1)
        }.asName("\(number)").lifetime(number.isMultiple(of: 2) ? .lazySingle : .perDependency)
      }
      let s = try b.build()
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        let error = thrown { try s.resolve(Link.self, name: "4999") }
        precondition(error.hasPrefix("recursiveInitialization Link:"), error)
        precondition(try! s.resolve(Link.self, name: "9").depth == 9)
        done.signal()
      }
      thread.stackSize = 2_048 * 1_024
      thread.start()
      done.wait()
    }
  }
}

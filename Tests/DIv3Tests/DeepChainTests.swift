import DIv3
import Foundation
import Testing

@Suite("Chains that exceed the stack")
struct DeepChainTests {
  final class Link {
    let depth: Int
    init(_ depth: Int) { self.depth = depth }
  }

  @Test("a trap with the path, shortened in the middle")
  func trap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      for number in 0..<5_000 {
        c.register(line: number) { [unowned c] in
          Link(number == 0 ? 0 : (c.resolve(name: "\(number - 1)") as Link).depth + 1)
        }.as(Link.self, name: "\(number)").lifetime(.single)
      }
      precondition((c.resolve(name: "9") as Link).depth == 9)
      let thread = Thread { _ = c.resolve(name: "4999") as Link }
      thread.stackSize = 2_048 * 1_024
      thread.start()
      sleep(60)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Can't resolve type Link"))
    #expect(text.contains("The stack of the thread has no room left to create Link."))
    #expect(text.contains("creating Link (name \"4999\") - DeepChainTests.swift:4999\n"))
    #expect(text.contains(" more ...\n"))
    #expect(text.contains("To do: break the chain"))
  }
}

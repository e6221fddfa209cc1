import DIv2Compat
import Foundation
import Testing

/// Builders that live for one closure.
@Suite("Builders with short lives")
struct PassingBuilderTests {
  final class Part {}
  final class Whole {
    let part: Part
    init(_ part: Part) { self.part = part }
  }

  @Test("a closure builds a container that is released with it", arguments: LeakTests.lifetimes)
  func temporary(lifetime: DILifeTime) throws {
    let b = DIContainerBuilder()
    b.register { () -> Whole in
      let inner = DIContainerBuilder()
      inner.register { Part() }.lifetime(lifetime)
      return Whole(try inner.build().resolve())
    }
    .lifetime(.lazySingle)
    let c = try b.build()
    let finished = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = try? c.resolve(Whole.self)
      finished.signal()
    }
    #expect(finished.wait(timeout: .now() + 300) == .success)
    #expect(try c.resolve(Whole.self) === c.resolve(Whole.self))
  }
}

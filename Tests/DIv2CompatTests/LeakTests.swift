import DIv2Compat
import Foundation
import TestSupport
import Testing

/// Counts living objects after very many requests. `.ci/run` also runs these tests, optimized, under the leak
/// sanitizer, which detects leaks of the containers themselves.
@Suite("No leaks")
struct LeakTests {
  final class Leaf: Counted {}
  final class Hub: Counted { var rim: Rim! }
  final class Rim: Counted {
    weak var hub: Hub?
  }
  struct Refused: Error {}

  static let lifetimes: [DILifeTime] = [
    .perDependency, .perScope, .lazySingle, .single, .weakSingle,
  ]

  private func container(_ lifetime: DILifeTime, _ living: Counter) throws -> DIContainer {
    let b = DIContainerBuilder()
    b.register { Leaf(living) }.lifetime(lifetime)
    b.register { Hub(living) }.lifetime(.perDependency).injection { $0.rim = $1 }
    b.register { Rim(living) }.lifetime(.perDependency).injection { $0.hub = $1 }
    b.register(type: NSObject.self).lifetime(.perDependency).initial { container in
      _ = try container.resolve(Hub.self)
      throw Refused()
    }
    return try b.build()
  }

  @Test(
    "no leaks after 100,000 requests of each lifetime, or 10,000 in a debug build",
    arguments: lifetimes)
  func requests(lifetime: DILifeTime) throws {
    let living = Counter()
    do {
      let c = try container(lifetime, living)
      for _ in 0..<repetitions(100_000) { _ = try c.resolve(Leaf.self) }
      #expect(living.value <= 1)
    }
    #expect(living.value == 0)
  }

  @Test("no leaks after 100,000 cycles and failures, or 10,000 in a debug build")
  func cycles() throws {
    let living = Counter()
    let c = try container(.perDependency, living)
    var wrong = 0
    for _ in 0..<repetitions(100_000) {
      let hub = try c.resolve(Hub.self)
      if hub.rim.hub !== hub { wrong += 1 }
      _ = try? c.resolve(NSObject.self)
    }
    #expect(wrong == 0)
    #expect(living.value == 0)
  }

  @Test("no leaks after 1,000 builds and their scopes, of each lifetime", arguments: lifetimes)
  func scopes(lifetime: DILifeTime) throws {
    let living = Counter()
    for _ in 0..<1_000 {
      let c = try container(lifetime, living).newLifeTimeScope()
      _ = (try c.resolve(Hub.self), try c.resolve(Leaf.self))
    }
    #expect(living.value == 0)
  }
}

import DIv1Compat
import Foundation
import TestSupport
import Testing

/// Counts living objects after very many requests. `.ci/run` also runs these tests, optimized, under the leak
/// sanitizer, which detects leaks of the scopes themselves.
@Suite("No leaks")
struct LeakTests {
  final class Leaf: Counted {}
  final class Hub: Counted { var rim: Rim! }
  final class Rim: Counted {
    weak var hub: Hub?
  }
  final class Late: Counted {
    let leaf: DILazy<Leaf>
    init(_ living: Counter, leaf: DILazy<Leaf>) throws {
      self.leaf = leaf
      super.init(living)
      // Resolved while its user is being created.
      _ = try leaf.get()
    }
  }
  struct Refused: Error {}

  static let lifetimes: [DILifeTime] = [.perDependency, .perScope, .lazySingle, .single]

  private func scope(_ lifetime: DILifeTime, _ living: Counter) throws -> DIScope {
    let b = DIContainerBuilder()
    b.register { Leaf(living) }.lifetime(lifetime)
    b.register { Hub(living) }.lifetime(.perDependency).dependency { $1.rim = *!$0 }
    b.register { Rim(living) }.lifetime(.perDependency).dependency { $1.hub = *!$0 }
    b.register { try Late(living, leaf: $0.lazyResolve()) }.lifetime(.perDependency)
    b.register(NSObject.self).lifetime(.perDependency).initializer { scope in
      _ = try scope.resolve(Hub.self)
      throw Refused()
    }
    return try b.build()
  }

  /// The number of objects that remain after a scope is released: a single lives as long as the
  /// process (V1-40).
  private func left(_ lifetime: DILifeTime) -> Int {
    [.single, .lazySingle].contains(lifetime) ? 1 : 0
  }

  @Test(
    "V1-40 no leaks after 100,000 requests of each lifetime, or 10,000 in a debug build",
    arguments: lifetimes)
  func requests(lifetime: DILifeTime) throws {
    let living = Counter()
    do {
      let s = try scope(lifetime, living)
      for _ in 0..<repetitions(100_000) { _ = try s.resolve(Leaf.self) }
      #expect(living.value <= 1)
    }
    #expect(living.value == left(lifetime))
  }

  @Test("no leaks after 100,000 cycles, lazies and failures, or 10,000 in a debug build")
  func cycles() throws {
    let living = Counter()
    let s = try scope(.perDependency, living)
    var wrong = 0
    for _ in 0..<repetitions(100_000) {
      let hub = try s.resolve(Hub.self)
      if hub.rim.hub !== hub { wrong += 1 }
      _ = try s.resolve(Late.self)
      _ = try? s.resolve(NSObject.self)
    }
    #expect(wrong == 0)
    #expect(living.value == 0)
  }

  @Test(
    "V1-40 no leaks after 1,000 builds and their scopes, of each lifetime", arguments: lifetimes)
  func scopes(lifetime: DILifeTime) throws {
    let living = Counter()
    for _ in 0..<1_000 {
      let s = try scope(lifetime, living).newLifeTimeScope()
      _ = (try s.resolve(Hub.self), try s.resolve(Late.self))
    }
    #expect(living.value == 1_000 * left(lifetime))
  }
}

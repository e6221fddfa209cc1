import BenchmarkModels
import DIv3

/// A leaf in a container with further components.
enum ModernGrowth {
  static let beside10 = leaf(beside: 10)
  static let beside1000 = leaf(beside: 1_000)
  static let beside10000 = leaf(beside: 10_000)

  /// All other components have been resolved once, so that the container has cached everything it
  /// caches for them.
  private static func leaf(beside count: Int) -> Work {
    Work("modern.leaf-beside-\(count)") {
      let container = DIContainer()
      container.register(Leaf.init)
      FillerTypes.forEach(upTo: count, Registration(container: container))
      FillerTypes.forEach(upTo: count, Resolution(container: container))
      return { count in
        for _ in 0..<count { consume(container.resolve() as Leaf) }
      }
    }
  }

  private struct Registration: FillerVisitor {
    let container: DIContainer

    func visit<T: FillerType>(_ type: T.Type) {
      container.register { T() }
    }
  }

  private struct Resolution: FillerVisitor {
    let container: DIContainer

    func visit<T: FillerType>(_ type: T.Type) {
      consume(container.resolve() as T)
    }
  }
}

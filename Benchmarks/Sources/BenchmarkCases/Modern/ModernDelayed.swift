import BenchmarkModels
import DIv3

/// Deferred dependencies: providers and lazies.
enum ModernDelayed {
  static let provider = Work("modern.provider") {
    let container = DIContainer()
    container.register(Leaf.init)
    let leaves: Provider<Leaf> = container.resolve()
    return { count in
      for _ in 0..<count { consume(leaves.value) }
    }
  }

  static let lazy = Work("modern.lazy") {
    let container = DIContainer()
    container.register(Leaf.init)
    let leaf: Lazy<Leaf> = container.resolve()
    return { count in
      for _ in 0..<count { consume(leaf.value) }
    }
  }
}

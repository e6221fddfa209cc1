import BenchmarkModels

/// Deferred creation by hand: a closure, and a lazy variable.
enum HandWrittenDelayed {
  static let provider = Work("limit.provider") {
    let make: () -> Leaf = { Leaf() }
    return { count in
      for _ in 0..<count { consume(make()) }
    }
  }

  static let lazy = Work("limit.lazy") {
    let owner = LazyOwner()
    return { count in
      for _ in 0..<count { consume(owner.leaf) }
    }
  }
}

private final class LazyOwner {
  lazy var leaf = Leaf()
}

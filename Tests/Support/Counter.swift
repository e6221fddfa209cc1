internal import DIEngine

/// A thread-safe counter.
public final class Counter: Sendable {
  private let count = Guarded(0)

  public init() {}

  public var value: Int { count.value }

  /// Adds an amount, and returns the new value.
  @discardableResult
  public func add(_ amount: Int = 1) -> Int {
    count.locked {
      $0 += amount
      return $0
    }
  }
}

/// An object that is counted while it lives.
open class Counted {
  private let living: Counter
  public private(set) var isGone = false

  public init(_ living: Counter) {
    self.living = living
    living.add()
  }

  deinit {
    isGone = true
    living.add(-1)
  }
}

internal import DIEngine

/// A thread-safe log of the values that callbacks received, in order.
public final class Received<Value>: Sendable {
  private let values = Guarded<[Value]>([])

  public init() {}

  public var all: [Value] { values.value }

  public func callAsFunction(_ value: Value) { values.locked { $0.append(value) } }

  /// Returns the values so far and removes them.
  public func take() -> [Value] {
    values.locked { values in
      defer { values = [] }
      return values
    }
  }
}

/// A queue of values for the runtime arguments of one component.
///
/// All of the component's objects take values from the same queue, in order.
package final class ArgumentQueue: @unchecked Sendable {
  enum Taken {
    case value(Any)
    /// A value was given, but it is nil.
    case nothing
    case exhausted
  }

  private let mutex = Mutex()
  /// The waiting values, in reverse order.
  private var values: [Any?] = []

  /// Replaces the values that are left.
  package func refill(_ values: [Any?]) {
    // The previous values are released after the lock: their deinitializers are user code.
    var values = Array(values.reversed())
    mutex.locked { swap(&self.values, &values) }
  }

  func take() -> Taken {
    switch mutex.locked({ values.popLast() }) {
    case .some(.some(let value)): return .value(value)
    case .some(.none): return .nothing
    case .none: return .exhausted
    }
  }
}

/// A queue of values for the runtime arguments of one component.
///
/// All of the component's objects take values from the same queue, in order.
package final class ArgumentQueue: Sendable {
  /// The waiting values, in reverse order.
  private let values = Guarded<[Any?]>([])

  /// Replaces the values that are left.
  package func refill(_ values: [Any?]) { self.values.value = values.reversed() }

  /// Takes the next value, which may be nil itself; returns nil if none is left.
  func take() -> Any?? { values.locked { $0.popLast() } }
}

/// A wrapper that resolves its value on access: ``Lazy`` or ``Provider``.
///
/// Operators on such wrappers return a ``Lazy`` that resolves the operands on the first access to its own
/// value:
///
/// ```swift
/// let sum = Lazy(2) + Provider(3) * 4
/// sum.value  // 14
/// ```
///
/// - Since: 3.3
public protocol DelayedValue<Value> {
  /// The type of the value.
  ///
  /// - Since: 3.3
  associatedtype Value

  /// The value; accessing it may create it.
  ///
  /// - Since: 3.3
  var value: Value { get }
}

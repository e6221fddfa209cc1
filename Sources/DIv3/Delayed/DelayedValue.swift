/// What has a value that is made when it is asked for: ``Lazy`` and ``Provider``.
///
/// Operators on such wrappers give a ``Lazy`` that asks for the values when it is asked itself:
///
/// ```swift
/// let sum = Lazy(2) + Provider(3) * 4
/// sum.value // 14
/// ```
///
/// - Since: 3.3
public protocol DelayedValue<Value> {
  /// The type of the value.
  associatedtype Value

  /// The value.
  var value: Value { get }
}

// Disfavored: the compiler tries these operators last, even in expressions without a delayed value.

/// Returns whether two values are equal, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func == <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Bool> where Left.Value == Right.Value, Left.Value: Equatable {
  Lazy { left.value == right.value }
}

/// Returns whether two values are equal, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func == <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Bool> where Left.Value: Equatable {
  Lazy { left.value == right }
}

/// Returns whether two values are equal, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func == <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Bool> where Right.Value: Equatable {
  Lazy { left == right.value }
}

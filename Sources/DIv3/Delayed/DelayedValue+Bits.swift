// Disfavored: the compiler tries these operators last, even in expressions without a delayed value.

/// Returns the bitwise AND of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func & <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value & right.value }
}

/// Returns the bitwise AND of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func & <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value & right }
}

/// Returns the bitwise AND of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func & <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left & right.value }
}

/// Returns the bitwise OR of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func | <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value | right.value }
}

/// Returns the bitwise OR of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func | <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value | right }
}

/// Returns the bitwise OR of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func | <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left | right.value }
}

/// Returns the bitwise XOR of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func ^ <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value ^ right.value }
}

/// Returns the bitwise XOR of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func ^ <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value ^ right }
}

/// Returns the bitwise XOR of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func ^ <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left ^ right.value }
}

/// Returns the bitwise complement of a delayed integer, computed on first access.
///
/// - Parameter delayed: The delayed integer.
/// - Returns: A ``Lazy`` that resolves the operand on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public prefix func ~ <Delayed: DelayedValue>(
  delayed: Delayed
) -> Lazy<Delayed.Value> where Delayed.Value: BinaryInteger {
  Lazy { ~delayed.value }
}

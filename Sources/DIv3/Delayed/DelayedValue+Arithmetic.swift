// Disfavored: the compiler tries these operators last, even in expressions without a delayed value.

/// Returns the sum of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func + <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: AdditiveArithmetic {
  Lazy { left.value + right.value }
}

/// Returns the sum of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func + <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: AdditiveArithmetic {
  Lazy { left.value + right }
}

/// Returns the sum of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func + <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: AdditiveArithmetic {
  Lazy { left + right.value }
}

/// Returns the difference of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func - <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: AdditiveArithmetic {
  Lazy { left.value - right.value }
}

/// Returns the difference of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func - <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: AdditiveArithmetic {
  Lazy { left.value - right }
}

/// Returns the difference of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func - <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: AdditiveArithmetic {
  Lazy { left - right.value }
}

/// Returns the product of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func * <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: Numeric {
  Lazy { left.value * right.value }
}

/// Returns the product of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func * <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: Numeric {
  Lazy { left.value * right }
}

/// Returns the product of two values, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func * <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: Numeric {
  Lazy { left * right.value }
}

/// Returns the quotient of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func / <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value / right.value }
}

/// Returns the quotient of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func / <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value / right }
}

/// Returns the quotient of two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func / <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left / right.value }
}

/// Returns the remainder of dividing two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func % <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value % right.value }
}

/// Returns the remainder of dividing two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func % <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value % right }
}

/// Returns the remainder of dividing two integers, computed on first access; at least one of
/// the two is delayed.
///
/// - Parameters:
///   - left: The left operand: a delayed or a plain value.
///   - right: The right operand: a delayed or a plain value.
/// - Returns: A ``Lazy`` that resolves the delayed operands on the first access to its value.
/// - Since: 3.3
@_disfavoredOverload
public func % <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left % right.value }
}

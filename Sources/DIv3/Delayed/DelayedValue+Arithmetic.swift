// Disfavored, so that the compiler tries these operators last, also where no wrapper is near.

/// The sum of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func + <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: AdditiveArithmetic {
  Lazy { left.value + right.value }
}

/// The sum of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func + <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: AdditiveArithmetic {
  Lazy { left.value + right }
}

/// The sum of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func + <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: AdditiveArithmetic {
  Lazy { left + right.value }
}

/// The difference of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func - <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: AdditiveArithmetic {
  Lazy { left.value - right.value }
}

/// The difference of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func - <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: AdditiveArithmetic {
  Lazy { left.value - right }
}

/// The difference of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func - <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: AdditiveArithmetic {
  Lazy { left - right.value }
}

/// The product of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func * <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: Numeric {
  Lazy { left.value * right.value }
}

/// The product of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func * <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: Numeric {
  Lazy { left.value * right }
}

/// The product of two values, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func * <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: Numeric {
  Lazy { left * right.value }
}

/// The quotient of two integers, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func / <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value / right.value }
}

/// The quotient of two integers, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func / <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value / right }
}

/// The quotient of two integers, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func / <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left / right.value }
}

/// The remainder of dividing two integers, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func % <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value % right.value }
}

/// The remainder of dividing two integers, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func % <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value % right }
}

/// The remainder of dividing two integers, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func % <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left % right.value }
}

// Disfavored, so that the compiler tries these operators last, also where no wrapper is near.

/// The bits that both of two integers have, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func & <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value & right.value }
}

/// The bits that both of two integers have, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func & <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value & right }
}

/// The bits that both of two integers have, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func & <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left & right.value }
}

/// The bits that one of two integers has, or both, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func | <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value | right.value }
}

/// The bits that one of two integers has, or both, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func | <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value | right }
}

/// The bits that one of two integers has, or both, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func | <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left | right.value }
}

/// The bits that exactly one of two integers has, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func ^ <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Left.Value> where Left.Value == Right.Value, Left.Value: BinaryInteger {
  Lazy { left.value ^ right.value }
}

/// The bits that exactly one of two integers has, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func ^ <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Left.Value> where Left.Value: BinaryInteger {
  Lazy { left.value ^ right }
}

/// The bits that exactly one of two integers has, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func ^ <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Right.Value> where Right.Value: BinaryInteger {
  Lazy { left ^ right.value }
}

/// The bits of a delayed integer, inverted.
///
/// - Parameter delayed: The delayed integer.
/// - Returns: A lazy that asks for the value when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public prefix func ~ <Delayed: DelayedValue>(
  delayed: Delayed
) -> Lazy<Delayed.Value> where Delayed.Value: BinaryInteger {
  Lazy { ~delayed.value }
}

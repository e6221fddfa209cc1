// Disfavored, so that the compiler tries these operators last, also where no wrapper is near.

/// Whether two values are equal, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func == <Left: DelayedValue, Right: DelayedValue>(
  left: Left, right: Right
) -> Lazy<Bool> where Left.Value == Right.Value, Left.Value: Equatable {
  Lazy { left.value == right.value }
}

/// Whether two values are equal, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func == <Left: DelayedValue>(
  left: Left, right: Left.Value
) -> Lazy<Bool> where Left.Value: Equatable {
  Lazy { left.value == right }
}

/// Whether two values are equal, at least one of which is delayed.
///
/// - Parameters:
///   - left: A delayed value, or a value.
///   - right: A delayed value, or a value.
/// - Returns: A lazy that asks for the values when it is first asked itself.
/// - Since: 3.3
@_disfavoredOverload
public func == <Right: DelayedValue>(
  left: Right.Value, right: Right
) -> Lazy<Bool> where Right.Value: Equatable {
  Lazy { left == right.value }
}

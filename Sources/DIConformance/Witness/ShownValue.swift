/// The value that a container shows for a contract of the class `policy`, where containers may differ.
///
///     shows: [
///       "names-04": "answers",
///       "policies-01": ShownValue("asks a delegate", because: "the app decides at run time"),
///     ]
public struct ShownValue: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The value, as the scenario observes it.
  public var value: String

  /// Why the container shows it. Needed only for a value that the contract doesn't list.
  public var reason: String?

  /// Declares a value.
  ///
  /// - Parameters:
  ///   - value: The value, as the scenario observes it.
  ///   - reason: Why the container shows it; needed for a value that the contract doesn't list.
  public init(_ value: String, because reason: String? = nil) {
    self.value = value
    self.reason = reason
  }

  /// Declares one of the values that the contract lists.
  ///
  /// - Parameter value: The value.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

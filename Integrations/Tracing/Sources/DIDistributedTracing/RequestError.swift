/// The error that the span of a failed request records.
///
/// - Since: 0.1.0 of this package
public struct RequestError: Error, Equatable, CustomStringConvertible {
  /// What is missing, ambiguous or wrong, who needs it and what to do; or which error a closure threw.
  ///
  /// - Since: 0.1.0 of this package
  public let reason: String

  /// The types from the outermost object that was being made to the one whose request failed.
  ///
  /// - Since: 0.1.0 of this package
  public let path: [String]

  /// The reason.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String { reason }
}

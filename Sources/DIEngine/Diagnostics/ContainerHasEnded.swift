/// A request came after the end of the container or scope.
///
/// Requests of releases 1 and 2 throw it. Those of the modern generation throw a `DIFailure` with the same text.
///
/// - Since: 0.1.0 of this package
public struct ContainerHasEnded: Error, CustomStringConvertible {
  /// The requested type.
  ///
  /// - Since: 0.1.0 of this package
  public let type: any Any.Type
  /// What was asked for, by whom, and what to do.
  ///
  /// - Since: 0.1.0 of this package
  public let description: String
}

extension ContainerHasEnded: FailureReport {
  package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? { (.ended, type) }
}

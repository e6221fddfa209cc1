public import DIv3

/// Why a container has no group of services.
///
/// - Since: 0.1.0 of this package
public enum ServiceGroupFailure: Error, Sendable {
  /// No component is offered as `any Service`, and the configuration got none.
  ///
  /// - Since: 0.1.0 of this package
  case noServices

  /// Components make a new object for each request: the one that runs would be another than the one that others receive.
  ///
  /// - Since: 0.1.0 of this package
  case notShared([DIComponentInfo])

  /// Of the services of these components, only a number was made: the closures of the others returned nil.
  ///
  /// - Since: 0.1.0 of this package
  case notAllMade(Int, of: [DIComponentInfo])
}

extension ServiceGroupFailure: CustomStringConvertible {
  /// What is wrong, and what to do.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    switch self {
    case .noServices:
      "The container has no services. Offer each by .as(check: (any Service).self) { $0 }."
    case .notShared(let components):
      """
      A service must be shared, so that the object that runs is the one that others receive. Give these \
      .lifetime(.perContainer(.strong)): \(Self.text(components))
      """
    case .notAllMade(let count, let components):
      """
      The container made \(count) of \(components.count) services, as closures returned nil. Register a service only \
      where it runs: \(Self.text(components))
      """
    }
  }

  private static func text(_ components: [DIComponentInfo]) -> String {
    components.map { "\($0.type) (\($0.file.split(separator: "/").last ?? ""):\($0.line))" }
      .joined(separator: ", ")
  }
}

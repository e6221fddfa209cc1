/// The kind of failure that ends a request.
public enum FailureKind: String, Sendable, CaseIterable {
  /// No component offers the type, or none has the name.
  case notFound
  /// Several components match, and none is preferred.
  case ambiguous
  /// A component is registered under a type that its object doesn't have.
  case wrongType
  /// An initializer needs the object that it is creating.
  case recursion
  /// The component has no initializer.
  case noInitializer
  /// No initializer accepts the arguments of the request.
  case wrongArguments
  /// A user's closure threw this error; the container rethrows it unchanged.
  case user
  /// The request produced no object, and the container gives no reason.
  case notResolved
}

/// An error for an adapter to throw where its container throws none, for example because it returns
/// `nil`.
public struct ResolutionFailure: Error, CustomStringConvertible {
  /// The kind that the contracts see.
  public let kind: FailureKind

  /// Creates a failure.
  public init(_ kind: FailureKind) {
    self.kind = kind
  }

  /// A few words without the kind, which findings show themselves.
  public var description: String { "a request that failed" }
}

/// An error that the closures of scenarios throw.
public struct DeliberateError: Error, Equatable {
  /// A label that distinguishes one deliberate error from another.
  public let label: String

  /// Creates an error.
  public init(_ label: String) {
    self.label = label
  }
}

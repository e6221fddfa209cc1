/// What kind of failure a request ended in.
public enum FailureKind: String, Sendable, CaseIterable {
  /// No component of the type, or none of the name.
  case notFound
  /// Several components and no preferred one.
  case ambiguous
  /// A component was registered under a type that its object doesn't have.
  case wrongType
  /// An initializer needs the object that it is to make.
  case recursion
  /// A component has no initializer.
  case noInitializer
  /// No initializer takes the arguments of the request.
  case wrongArguments
  /// The error of a user's closure, unchanged.
  case user
  /// There is no object, and the container doesn't say why.
  case notResolved
}

/// The error of an adapter whose container has none: it answers with nil, for instance.
public struct ResolutionFailure: Error {
  /// The kind that contracts are told.
  public let kind: FailureKind

  /// - Parameter kind: `notResolved` if the container doesn't say why.
  public init(_ kind: FailureKind) {
    self.kind = kind
  }
}

/// The error that scenarios throw out of their own closures.
public struct DeliberateError: Error, Equatable {
  /// Tells one deliberate error from another.
  public let label: String

  /// - Parameter label: Tells one deliberate error from another.
  public init(_ label: String) {
    self.label = label
  }
}

internal import DIEngine

/// A double can't replace what it is meant to replace.
///
/// A test that lets the error through fails, and shows the ``description``: each component with its place, and what to
/// do.
///
/// - Since: 0.1.0 of this package
public struct DoubleError: Error, CustomStringConvertible {
  /// What is wrong with a double.
  ///
  /// - Since: 0.1.0 of this package
  public enum Kind: Sendable {
    /// No component offers the type, or the part has no component: the double could never win.
    case nothingToReplace
    /// Several components offer the type, and a request has no preference among them.
    case severalToReplace
    /// The double isn't of the type that it replaces.
    case doesNotFit
    /// Requests that the replaced component served would find nothing.
    case offersLess
    /// Requests that the replaced component served would find another component.
    case neverWins
  }

  /// What is wrong.
  ///
  /// - Since: 0.1.0 of this package
  public let kind: Kind

  /// The problem with all components that it concerns, and what to do.
  ///
  /// - Since: 0.1.0 of this package
  public let description: String

  init(_ kind: Kind, _ problem: String, toDo: String) {
    self.kind = kind
    description = "\(problem)\n  To do: \(toDo)\n\(FailureCode.doubleMisfits.line)"
  }
}

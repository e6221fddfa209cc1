package import DIEngine

/// Why a request failed: what ``DIContainer/resolved(from:arguments:)``, ``Lazy/get()`` and ``Provider/get()`` throw.
///
/// ```swift
/// do {
///   let database: Database = try container.resolved()
/// } catch let failure as DIFailure {
///   // What was asked for, by whom, what was found, and what to do.
///   print(failure)
///   if let cause = failure.underlyingError { print(cause) }
/// }
/// ```
///
/// A closure of a component that doesn't catch it passes it on: the request for that component fails for the same
/// reason. Its text is made when it is read, from the registrations of the container: keep the text rather than the
/// failure for long.
///
/// The text ends with a code, such as `DIF001`; `docs/failures.md` has a section for each.
///
/// - Since: 0.1.0 of this package
public struct DIFailure: Error, Sendable {
  private let content: Failure

  package init(_ failure: Failure) {
    content = failure
  }

  /// The type whose request failed: the requested type, or one that it needs.
  ///
  /// - Since: 0.1.0 of this package
  public var type: DIAType { content.requested }

  /// The component that failed; nil if none was chosen for the type.
  ///
  /// - Since: 0.1.0 of this package
  public var component: DIComponentInfo? { content.component.map(DIComponentInfo.init) }

  /// The components on the path to the failure, that of the requested object first; at most a few dozen.
  ///
  /// - Since: 0.1.0 of this package
  public var path: [DIComponentInfo] { content.path.map { DIComponentInfo($0.component) } }

  /// The error that a closure of the program threw; nil if the graph has no answer.
  ///
  /// - Since: 0.1.0 of this package
  public var underlyingError: (any Error)? {
    if case .user(let error) = content.kind { return error }
    return nil
  }
}

extension DIFailure: CustomStringConvertible {
  /// The text with which `resolve()` would end the process: the type, the path, what was found, and what to do.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String { content.modernText }
}

extension DIFailure: FailureReport {
  package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? {
    (content.kind, content.requested)
  }

  package var failure: Failure? { content }
}

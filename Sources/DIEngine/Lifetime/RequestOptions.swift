/// The behavior of requests in which the generations differ.
package struct RequestOptions: Sendable {
  package enum Joins: Sendable {
    /// Requests on the same scope share a resolution.
    case sameScope
    /// Requests on any scope of the engine share a resolution.
    case sameEngine
  }

  /// The fate of the objects created by an outermost request that fails.
  package enum AfterFailure: Sendable {
    /// Their injections run, and they are kept.
    case finish
    /// None of them is kept.
    case withdraw
  }

  package var joins: Joins
  package var afterFailure: AfterFailure
  /// Whether `many` of the requested type omits the requested object while injections run.
  package var excludesRootFromMany: Bool

  package init(joins: Joins, afterFailure: AfterFailure, excludesRootFromMany: Bool) {
    self.joins = joins
    self.afterFailure = afterFailure
    self.excludesRootFromMany = excludesRootFromMany
  }
}

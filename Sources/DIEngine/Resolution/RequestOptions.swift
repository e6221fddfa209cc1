/// How requests on a scope behave where the generations differ.
package struct RequestOptions: Sendable {
  package enum Joins: Sendable {
    /// Requests on the same scope belong to one resolution.
    case sameScope
    /// Requests on any scope of the engine belong to one resolution.
    case sameEngine
  }

  /// What becomes of the objects that are made when the outermost request fails.
  package enum AfterFailure: Sendable {
    /// They get their injections and are kept.
    case finish
    /// None of them is kept.
    case withdraw
  }

  package var joins: Joins
  package var afterFailure: AfterFailure
  /// Whether the requested object stays excluded from its own many while injections run.
  package var excludesRootFromMany: Bool

  package init(joins: Joins, afterFailure: AfterFailure, excludesRootFromMany: Bool) {
    self.joins = joins
    self.afterFailure = afterFailure
    self.excludesRootFromMany = excludesRootFromMany
  }
}

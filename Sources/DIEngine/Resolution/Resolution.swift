/// One resolution: what all that happens during one outermost request has in common.
///
/// A run lies on the machine stack of the outermost call. A nested request on the same thread
/// joins it if both were asked of the same family of scopes; otherwise it begins one of its own.
@usableFromInline
package struct Resolution {
  /// What a nested request must ask to join.
  package let family: UnsafeRawPointer
  package let outer: UnsafeMutablePointer<Resolution>?
  /// The scope that the innermost request was made on.
  @usableFromInline package var scope: Unmanaged<Scope>
  /// The façade's object for that scope, if the request came through one.
  @usableFromInline package var view: Unmanaged<AnyObject>
  /// What the resolution must remember; nil as long as it needs nothing.
  package var graph: Unmanaged<ObjectGraph>?
  /// The frame of the deferred injection that runs, while the queue is worked off.
  package var injecting: UnsafeMutablePointer<Frame>?
  /// The arguments of the request for the requested component, taken by its maker.
  @usableFromInline package var tuple: UnsafeRawPointer?
  /// The arguments of the request that are matched by type.
  @usableFromInline package var entries: UnsafePointer<ArgumentEntries>?
  /// The cell that the outermost request is about.
  package var root: UnsafeRawPointer?
  /// Whether something was handed out that may be unfinished in another resolution of this thread.
  package var gotUnfinished = false
  /// Whether declared initializers must look for recursion and reuse, too: while injections run,
  /// and where user code asked for something that leads to them in a way that only shows later.
  @usableFromInline package var checksReentrancy = false
  /// Whether user code asked for what is being made, rather than a declared dependency.
  package var isNested = false
  /// Whether it goes on with the objects of another one.
  var isContinuation = false
  /// Whether a delayed request asked for it that may belong to a kept object.
  var isForKept = false
}

extension UnsafeMutablePointer where Pointee == Resolution {
  /// What the resolution remembers, made when it is needed first.
  var objectGraph: ObjectGraph {
    if let graph = pointee.graph { return graph.takeUnretainedValue() }
    let graph = ObjectGraph()
    pointee.graph = Unmanaged.passRetained(graph)
    return graph
  }
}

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

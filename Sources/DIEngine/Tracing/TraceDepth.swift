internal import CDIEngine

/// How deep what this thread does lies in what has begun on it and not ended.
///
/// The two tellings of a beginning and its end are made at one depth, what is told between them at
/// the next.
package enum TraceDepth {
  package static var current: Int { currentThreadState().pointee.depth }

  /// Runs something that a façade tells the beginning and the end of.
  package static func deeper<Result, E: Error>(
    _ body: () throws(E) -> Result
  ) throws(E) -> Result {
    currentThreadState().pointee.depth += 1
    defer { currentThreadState().pointee.depth -= 1 }
    return try body()
  }
}

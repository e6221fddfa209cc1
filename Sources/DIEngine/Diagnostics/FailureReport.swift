/// An error of a façade that tells a failure of the engine.
///
/// A closure of the user that asks a container, and lets its error pass, is recognised by it: the
/// failure is the same as if the dependency had been declared.
package protocol FailureReport: Error {
  /// What the error tells, and of which type if it knows; nil for an error that is none of the
  /// engine's.
  var report: (kind: Failure.Kind, requested: (any Any.Type)?)? { get }
}

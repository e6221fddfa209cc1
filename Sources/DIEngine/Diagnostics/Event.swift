/// Something that a resolution went on after, but that a façade may want to tell its user.
package enum Event: Sendable {
  /// An injection was left out, since a dependency of it could not be made.
  case injectionSkipped(Failure)
  /// An object of a component gets nil by an injection.
  case injectedNil(Failure, into: ComponentInfo)
  /// Another Optional dependency became nil, or an array goes without an element.
  case softened(Failure)
  /// An object was asked for from outside, though others are meant to be.
  case besideRoots(ComponentInfo)
  /// Several components claim to replace all others for a type.
  case severalTests(requested: any Any.Type, candidates: [ComponentInfo])
  /// A thread has waited long for an object that another one makes.
  case longWait(WaitReport)
}

/// An error of a façade that tells a failure of the engine.
///
/// A closure of the user that asks a container, and lets its error pass, is recognised by it: the
/// failure is the same as if the dependency had been declared.
package protocol FailureReport: Error {
  /// What the error tells, and of which type if it knows; nil for an error that is none of the
  /// engine's.
  var report: (kind: Failure.Kind, requested: (any Any.Type)?)? { get }
}

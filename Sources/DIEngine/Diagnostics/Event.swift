/// A problem after which a resolution continued, but that a façade may report to its user.
package enum Event: Sendable {
  /// An injection was skipped, since one of its dependencies couldn't be made.
  case injectionSkipped(Failure)
  /// An injection set a dependency of a component's object to nil.
  case injectedNil(Failure, into: ComponentInfo)
  /// An Optional is nil, since no component offers its type.
  case nothingFound(Failure)
  /// Another Optional dependency became nil, or a request for many omitted an element.
  case softened(Failure)
  /// A component other than a root was requested as the root of a resolution. Once for each component.
  case besideRoots(ComponentInfo)
  /// The first container of an engine and another one each keep an object with an end. Once for each component.
  case keptTwice(ComponentInfo)
  /// Several components have test priority for a type.
  case severalTests(requested: any Any.Type, candidates: [ComponentInfo])
  /// A request passed more arguments than the requested component takes.
  case surplusArguments(ComponentInfo, given: Int, taken: Int)
  /// A thread or a task has waited long for an object that another one makes.
  case longWait(WaitReport)
  /// An object was released whose end has not run: nobody ended the container, or the scope, that kept it.
  case unended(ComponentInfo)
  /// A component has an end, but nothing keeps its objects, and so nothing ends them.
  case endWithoutOwner(ComponentInfo)
  /// The ends of these components' objects, each called by the one before, wait for each other: the last doesn't wait.
  case endsWaitForEachOther([ComponentInfo])
}

/// An error of a façade that represents a failure of the engine.
///
/// If a user's closure requests from a container and rethrows its error, the engine recognises the error by
/// this protocol: the failure is the same as for a declared dependency.
package protocol FailureReport: Error {
  /// The kind of the failure and its requested type, if known; nil if the error represents no failure of the
  /// engine.
  var report: (kind: Failure.Kind, requested: (any Any.Type)?)? { get }
  /// The failure itself, if the error has it. It goes on as it is, with the whole path.
  var failure: Failure? { get }
}

extension FailureReport {
  package var failure: Failure? { nil }
}

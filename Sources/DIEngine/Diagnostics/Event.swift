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

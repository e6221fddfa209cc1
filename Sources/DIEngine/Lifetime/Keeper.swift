/// A storage written by a user that decides itself whether an object is kept.
///
/// It is called while no lock of the engine is held.
package protocol InstanceStore: AnyObject, Sendable {
  func fetch(_ component: Component) -> Any?
  func save(_ object: Any, for component: Component)

  /// Where finished objects are found without a call; nil for a keeper that is to be asked each time.
  var instanceCache: InstanceCache? { get }
}

extension InstanceStore {
  package var instanceCache: InstanceCache? { nil }
}

/// A storage written by a user that decides itself whether an object is kept.
///
/// It is called while no lock of the engine is held.
package protocol Keeper: AnyObject, Sendable {
  func fetch(_ component: Component) -> Any?
  func save(_ object: Any, for component: Component)
}

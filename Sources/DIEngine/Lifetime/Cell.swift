/// The unit of identity: one component, or one name of it.
///
/// Slots, recursion and reuse are all told apart by cell, never by type.
@usableFromInline
package final class Cell {
  /// The registry owns components, components own cells.
  package unowned let component: Component
  package let qualifier: Qualifier
  /// The slot of objects that the engine or the process keeps. Those of a keeper are only made there,
  /// by one resolution at a time.
  var slot: Slot?
  /// The number of the slot in each scope, where a scope keeps the objects.
  var scopeIndex: Int?

  init(_ component: Component, _ qualifier: Qualifier) {
    self.component = component
    self.qualifier = qualifier
  }
}

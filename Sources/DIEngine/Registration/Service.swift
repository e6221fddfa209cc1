/// One type under which a component is offered, with at most one name or tag of its own.
@usableFromInline
package struct Service: Equatable, Sendable {
  /// The type without its layers of Optional.
  package let type: ObjectIdentifier
  package let qualifier: Qualifier

  /// Creates a service for the type of the instances or a type that they are cast to.
  @usableFromInline
  package init(_ type: any Any.Type, _ qualifier: Qualifier = .none) {
    self.type = ObjectIdentifier(peeled(type))
    self.qualifier = qualifier
  }

  /// The type, restored from the address of its metatype.
  package var metatype: any Any.Type { unsafeBitCast(type, to: Metatype.self) }
}

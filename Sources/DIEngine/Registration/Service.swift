/// One type that a component can be asked for by, with at most one name or tag of its own.
@usableFromInline
package struct Service {
  /// The type without its layers of Optional.
  package let type: ObjectIdentifier
  package let qualifier: Qualifier

  /// A service under a type that the objects are, or are cast to.
  @usableFromInline
  package init(_ type: any Any.Type, _ qualifier: Qualifier = .none) {
    self.type = ObjectIdentifier(peeled(type))
    self.qualifier = qualifier
  }

  /// The service under the type of the component itself, no Optional.
  init(itself type: any Any.Type) {
    self.type = ObjectIdentifier(type)
    qualifier = .none
  }

  /// The type again: it is known by the address of its metatype.
  package var metatype: any Any.Type {
    typealias Metatype = any Any.Type
    return unsafeBitCast(type, to: Metatype.self)
  }
}

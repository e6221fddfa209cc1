extension DIComponentBuilder {
  /// Injects one dependency into a property.
  ///
  /// ```swift
  /// container.register(Car.init).injection(\.engine)
  /// ```
  ///
  /// The property needs a setter, but it need not be seen from here: `private(set) var` is enough.
  /// A constant, or a property of a struct, traps when it is registered.
  ///
  /// - Parameters:
  ///   - name: Asks for the component that is offered with this name.
  ///   - cycle: Whether the injection waits until the outermost object is made.
  ///   - keyPath: The property, whose type says what is asked for.
  /// - Since: 3.2
  @inlinable
  @discardableResult
  public func injection<Property>(
    name: String? = nil, cycle: Bool = false, _ keyPath: KeyPath<Impl, Property>
  ) -> Self {
    let property = settable(keyPath)
    return injection(name: name, cycle: cycle) { (object: Impl, value: Property) in
      object[keyPath: property] = value
    }
  }

  /// Injects one modified dependency into a property.
  ///
  /// ```swift
  /// container.register(Car.init).injection(\.wheels) { many($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: Asks for the component that is offered with this name.
  ///   - cycle: Whether the injection waits until the outermost object is made.
  ///   - keyPath: The property; it needs a setter, which need not be seen from here.
  ///   - modificator: Makes the property's value out of the dependency.
  /// - Since: 3.2
  @inlinable
  @discardableResult
  public func injection<Value, Property>(
    name: String? = nil, cycle: Bool = false, _ keyPath: KeyPath<Impl, Value>,
    _ modificator: @escaping (Property) -> Value
  ) -> Self {
    let property = settable(keyPath)
    return injection(name: name, cycle: cycle) { (object: Impl, value: Property) in
      object[keyPath: property] = modificator(value)
    }
  }
}

/// A key path with its setter.
///
/// What the compiler lets an expression do depends on where it is written; the key path itself
/// always knows the setter.
@usableFromInline
func settable<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> ReferenceWritableKeyPath<Root, Value> {
  guard let settable = keyPath as? ReferenceWritableKeyPath<Root, Value> else {
    fatalError("Can't inject into \(keyPath): it is no variable of a class.")
  }
  return settable
}

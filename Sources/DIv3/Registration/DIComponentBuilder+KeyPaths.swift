public import DIEngine

extension DIComponentBuilder {
  /// Injects one dependency into a property.
  ///
  /// ```swift
  /// container.register(Car.init).injection(\.engine)
  /// ```
  ///
  /// The property needs a setter, though not one that is accessible here: `private(set) var` is enough.
  /// Traps on registration if the property is a constant or belongs to a struct.
  ///
  /// - Parameters:
  ///   - name: The name that the dependency's component is offered with.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - keyPath: The property; its type states the request.
  /// - Returns: This builder.
  /// - Since: 3.2
  @inlinable
  @discardableResult
  public func injection<Property>(
    name: String? = nil, cycle: Bool = false, _ keyPath: KeyPath<Impl, Property> = leftOut()
  ) -> Self {
    let property = settable(keyPath)
    return set(name, cycle) { (object: Impl, value: Property) in
      object[keyPath: property] = value
    }
  }

  /// Injects one modified dependency into a property.
  ///
  /// ```swift
  /// container.register(Car.init).injection(\.wheels) { many($0) }
  /// ```
  ///
  /// Traps on registration if the property is a constant or belongs to a struct.
  ///
  /// - Parameters:
  ///   - name: The name that the dependency's component is offered with.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - keyPath: The property. It needs a setter, though not one that is accessible here.
  ///   - modificator: Unwraps the modified dependency for the property, with `arg`, `many` or `by`.
  /// - Returns: This builder.
  /// - Since: 3.2
  @inlinable
  @discardableResult
  public func injection<Value, Property>(
    name: String? = nil, cycle: Bool = false, _ keyPath: KeyPath<Impl, Value>,
    _ modificator: @escaping (Property) -> Value
  ) -> Self {
    let property = settable(keyPath)
    return set(name, cycle) { (object: Impl, value: Property) in
      object[keyPath: property] = modificator(value)
    }
  }
}

/// The default of a parameter that no call leaves out: only the argument says the type of the property.
///
/// A trailing closure takes a parameter without a default, even if it can't be its value, and the compiler finds that out
/// late: for each link of a chain it would follow such an overload to the end. Past a default it looks for another
/// parameter, and drops the overload at once.
@usableFromInline
package func leftOut<Impl, Property>() -> KeyPath<Impl, Property> {
  trap("A key path has no default.")
}

extension DIComponentBuilder {
  @inlinable
  func set<Property>(
    _ name: String?, _ cycle: Bool, _ method: @escaping (Impl, Property) -> Void
  ) -> Self {
    add(
      .automatic(
        isDeferred: cycle, kind: .property, qualifier: qualifier(named: name), method))
  }

  /// Returns a key path with its setter; traps if it has none.
  ///
  /// Access control decides what the compiler allows an expression to do in one place; the key path itself
  /// always contains the setter.
  @usableFromInline
  func settable<Value>(_ keyPath: KeyPath<Impl, Value>) -> ReferenceWritableKeyPath<Impl, Value> {
    guard let settable = keyPath as? ReferenceWritableKeyPath<Impl, Value> else {
      trap(
        """
        Can't inject into \(keyPath) of \(DIComponentInfo(component)): it is not a variable of a class.
          To do: declare it as var in a class, or pass its value to the initializer.
        \(FailureCode.notSettable.line)
        """)
    }
    return settable
  }
}

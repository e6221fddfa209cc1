public import DIEngine

extension DIComponentBuilder {
  /// Offers the component under an additional type.
  ///
  /// ```swift
  /// container.register(Cat.init).as((any Animal).self).as((any Pet).self)
  /// ```
  ///
  /// - Parameter type: The additional type, unchecked: requests fail if the component's objects are not of
  ///   this type. ``as(check:_:)`` lets the compiler check it; ``DIGraph/checkIsValid(checkGraphCycles:)``
  ///   warns of most mistakes.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(_ type: Parent.Type) -> Self {
    offer(Service(Parent.self, .none))
  }

  /// Offers the component under an additional type with a tag: only requests with the tag find it there.
  ///
  /// ```swift
  /// container.register(Diesel.init).as((any Engine).self, tag: Cheap.self)
  /// let engine: any Engine = by(tag: Cheap.self, on: *container)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The additional type, unchecked: requests fail if the component's objects are not of this
  ///     type.
  ///   - tag: Any type; its only purpose is to distinguish services.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent, Tag>(_ type: Parent.Type, tag: Tag.Type) -> Self {
    offer(Service(Parent.self, tagQualifier(tag)))
  }

  /// Offers the component under an additional type with a name: only requests with the name find it there.
  ///
  /// ```swift
  /// container.register(Diesel.init).as((any Engine).self, name: "diesel")
  /// let engine: any Engine = container.resolve(name: "diesel")
  /// ```
  ///
  /// - Parameters:
  ///   - type: The additional type, unchecked: requests fail if the component's objects are not of this
  ///     type.
  ///   - name: The name; an empty name counts as none.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(_ type: Parent.Type, name: String) -> Self {
    offer(Service(Parent.self, qualifier(named: name)))
  }

  /// Offers the component under an additional type, which the compiler checks.
  ///
  /// ```swift
  /// container.register(Cat.init).as(check: (any Animal).self) { $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The additional type.
  ///   - validator: `{ $0 }`, which compiles only if the type fits. It converts what no cast can: functions.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(check type: Parent.Type, _ validator: @escaping (Impl) -> Parent) -> Self
  {
    self.as(type).converting(validator)
  }

  /// Offers the component under an additional type with a tag; the compiler checks the type.
  ///
  /// ```swift
  /// container.register(Diesel.init)
  ///   .as(check: (any Engine).self, tag: Cheap.self) { $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The additional type.
  ///   - tag: Any type; its only purpose is to distinguish services.
  ///   - validator: `{ $0 }`, which compiles only if the type fits. It converts what no cast can: functions.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent, Tag>(
    check type: Parent.Type, tag: Tag.Type, _ validator: @escaping (Impl) -> Parent
  ) -> Self {
    self.as(type, tag: tag).converting(validator)
  }

  /// Offers the component under an additional type with a name; the compiler checks the type.
  ///
  /// ```swift
  /// container.register(Diesel.init)
  ///   .as(check: (any Engine).self, name: "diesel") { $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The additional type.
  ///   - name: The name; an empty name counts as none.
  ///   - validator: `{ $0 }`, which compiles only if the type fits. It converts what no cast can: functions.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(
    check type: Parent.Type, name: String, _ validator: @escaping (Impl) -> Parent
  ) -> Self {
    self.as(type, name: name).converting(validator)
  }

  /// Makes one object for each name and tag of the component, and another one for requests without them; otherwise all
  /// of them give the same object.
  ///
  /// ```swift
  /// container.register(Cache.init)
  ///   .as(Cache.self, name: "images")
  ///   .as(Cache.self, name: "pages")
  ///   .objectForEachName()
  ///   .lifetime(.perContainer(.strong))
  ///
  /// let images: Cache = container.resolve(name: "images")
  /// let pages: Cache = container.resolve(name: "pages")  // another one
  /// ```
  ///
  /// Each object is kept as the lifetime says. Requests for many get the object without a name, as does
  /// ``DIContainer/initializeSingletonObjects()``. Of several tags in one request the first one counts.
  ///
  /// Call it before the first request for the component: objects that were made earlier are not made again.
  ///
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @discardableResult
  public func objectForEachName() -> Self {
    change { $0.behaviour.options.insert(.qualifierMakesInstance) }
  }
}

@usableFromInline
func tagQualifier(_ tag: any Any.Type) -> Qualifier {
  tag == Any.self ? .none : QualifierInterner.shared.tag(tag)
}

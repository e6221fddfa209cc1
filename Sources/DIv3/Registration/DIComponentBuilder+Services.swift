public import DIEngine

extension DIComponentBuilder {
  /// Offers the component under a further type.
  ///
  /// ```swift
  /// container.register(Cat.init).as(Animal.self).as(Pet.self)
  /// ```
  ///
  /// - Parameter type: The type. It is not checked here: if objects of the component are not of
  ///   that type, requests for it fail. ``as(check:_:)`` lets the compiler check it.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(_ type: Parent.Type) -> Self {
    offer(Service(Parent.self, .none))
  }

  /// Offers the component under a further type with a tag: requests must ask for the tag.
  ///
  /// ```swift
  /// container.register(Diesel.init).as(Engine.self, tag: Cheap.self)
  /// let engine: Engine = by(tag: Cheap.self, on: *container)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, unchecked.
  ///   - tag: Any type; it only serves to tell services apart.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent, Tag>(_ type: Parent.Type, tag: Tag.Type) -> Self {
    offer(Service(Parent.self, tagQualifier(tag)))
  }

  /// Offers the component under a further type with a name: requests must ask for the name.
  ///
  /// - Parameters:
  ///   - type: The type, unchecked.
  ///   - name: The name; an empty one is none.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(_ type: Parent.Type, name: String) -> Self {
    offer(Service(Parent.self, qualifier(named: name)))
  }

  /// Offers the component under a further type, which the compiler checks.
  ///
  /// ```swift
  /// container.register(Cat.init).as(check: Animal.self) { $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - validator: `{ $0 }`; it is never called.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(check type: Parent.Type, _ validator: (Impl) -> Parent) -> Self {
    self.as(type)
  }

  /// Offers the component under a further type with a tag; the compiler checks the type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - tag: Any type; it only serves to tell services apart.
  ///   - validator: `{ $0 }`; it is never called.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent, Tag>(
    check type: Parent.Type, tag: Tag.Type, _ validator: (Impl) -> Parent
  ) -> Self {
    self.as(type, tag: tag)
  }

  /// Offers the component under a further type with a name; the compiler checks the type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name; an empty one is none.
  ///   - validator: `{ $0 }`; it is never called.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(
    check type: Parent.Type, name: String, _ validator: (Impl) -> Parent
  ) -> Self {
    self.as(type, name: name)
  }
}

@usableFromInline
func tagQualifier(_ tag: any Any.Type) -> Qualifier {
  tag == Any.self ? .none : QualifierInterner.shared.tag(tag)
}

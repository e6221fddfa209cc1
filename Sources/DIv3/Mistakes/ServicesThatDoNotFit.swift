// The type checker skips unavailable overloads until an expression has failed, here since the closure `{ $0 }`
// doesn't return the additional type. Without these, it finds no words for that.
extension DIComponentBuilder {
  /// An additional type that the component's objects don't have; the compiler rejects it.
  ///
  /// - Parameters:
  ///   - type: The additional type.
  ///   - validator: A closure that returns no object of that type.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message: "the component's objects are not of this type; conform to it, or remove 'as(check:)'"
  )
  @discardableResult
  public func `as`<Parent>(check type: Parent.Type, _ validator: (Impl) -> Any) -> Self {
    fatalError()
  }

  /// An additional type with a tag that the component's objects don't have; the compiler rejects it.
  ///
  /// - Parameters:
  ///   - type: The additional type.
  ///   - tag: The tag.
  ///   - validator: A closure that returns no object of that type.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message: "the component's objects are not of this type; conform to it, or remove 'as(check:)'"
  )
  @discardableResult
  public func `as`<Parent, Tag>(
    check type: Parent.Type, tag: Tag.Type, _ validator: (Impl) -> Any
  ) -> Self {
    fatalError()
  }

  /// An additional type with a name that the component's objects don't have; the compiler rejects it.
  ///
  /// - Parameters:
  ///   - type: The additional type.
  ///   - name: The name.
  ///   - validator: A closure that returns no object of that type.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message: "the component's objects are not of this type; conform to it, or remove 'as(check:)'"
  )
  @discardableResult
  public func `as`<Parent>(
    check type: Parent.Type, name: String, _ validator: (Impl) -> Any
  ) -> Self {
    fatalError()
  }
}

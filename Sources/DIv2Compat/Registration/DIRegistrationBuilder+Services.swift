public import DIEngine

extension DIRegistrationBuilder {
  /// Lets objects be asked for by the registered type also where an alias hides it. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(.self).as(Animal.self).check{$0}
  /// ```
  ///
  /// - Parameter word: `.self`.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @discardableResult
  public func `as`(_ word: DIAsSelf) -> Self {
    declaration.offerAsSelf()
    return self
  }

  /// Begins an alias: a further type to ask by. It counts only once it is accepted by `check` or
  /// `unsafe`. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self).check{$0}
  /// ```
  ///
  /// - Parameter parentType: The further type, mostly a protocol.
  /// - Returns: The alias, to be accepted.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  public func `as`<Parent>(
    _ parentType: Parent.Type
  ) -> DIRegistrationAlternativeType<Impl, Parent> {
    DIRegistrationAlternativeType(self)
  }

  /// Lets objects be asked for by a further type, which hides the registered one unless
  /// `as(.self)` is said too. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self){$0}
  /// ```
  ///
  /// - Parameters:
  ///   - pType: The further type, mostly a protocol.
  ///   - check: Shows the compiler that objects are of that type: write `{$0}`. It is never called.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(check:), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @inlinable
  @discardableResult
  public func `as`<Parent>(_ pType: Parent.Type, check: (Impl) -> Parent) -> Self {
    accept(pType)
    return self
  }

  /// Gives the registration a further name to be asked for by. Since 2.0.0.
  ///
  /// Each name has an object of its own, whatever the lifetime.
  ///
  /// ```swift
  /// builder.register{ Cat() }.set(name: "black")
  /// let cat = try container.resolve(Cat.self, name: "black")
  /// ```
  ///
  /// - Parameter name: The name. Two registrations of one type must not share it.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self, name:), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @discardableResult
  public func set(name: String) -> Self {
    declaration.add(name: name)
    return self
  }

  /// Gives the registration a tag to be asked for by: a name that is a value. Since 2.1.2.
  ///
  /// Each tag has an object of its own, whatever the lifetime. Two tags are the same if they are the
  /// same object, equal values of the same type, or - for values that can't be compared - values of
  /// the same type that read the same. A tag is never the same as a name.
  ///
  /// ```swift
  /// enum Color { case black, white }
  ///
  /// builder.register{ Cat() }.set(tag: Color.black)
  /// let cat = try container.resolve(Cat.self, tag: Color.black)
  /// ```
  ///
  /// - Parameter tag: The tag. Two registrations of one type must not share it. Objects that are
  ///   tags are held until the program ends.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self, tag:), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @discardableResult
  public func set<T>(tag: T) -> Self {
    declaration.add(tag: tag)
    return self
  }

  /// Makes the registration the one that is taken where several offer a type. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self).check{$0}.set(.default)
  /// ```
  ///
  /// - Parameter word: `.default`.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated, message: "use default(), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @discardableResult
  public func set(_ word: DISetDefault) -> Self {
    declaration.component.priority = .default
    return self
  }

  @inlinable
  func accept<Parent>(_ type: Parent.Type) {
    declaration.offer(as: Parent.self, Service(Parent.self))
  }
}

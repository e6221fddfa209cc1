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

  @inlinable
  func accept<Parent>(_ type: Parent.Type) {
    declaration.offer(as: Parent.self, Service(Parent.self))
  }
}

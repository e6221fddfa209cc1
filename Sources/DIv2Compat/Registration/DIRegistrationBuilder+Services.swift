public import DIEngine

extension DIRegistrationBuilder {
  /// Offers the component under its own type even if an alias hides it.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(.self).as(Animal.self).check{$0}
  /// ```
  ///
  /// - Parameter word: `.self`.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func `as`(_ word: DIAsSelf) -> Self {
    declaration.offerAsSelf()
    return self
  }

  /// Begins an alias: another type under which the component is offered. It takes effect once
  /// `check` or `unsafe` accepts it.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self).check{$0}
  /// ```
  ///
  /// - Parameter parentType: The other type, usually a protocol.
  /// - Returns: The alias.
  /// - Since: 2.0.0
  public func `as`<Parent>(
    _ parentType: Parent.Type
  ) -> DIRegistrationAlternativeType<Impl, Parent> {
    DIRegistrationAlternativeType(self)
  }

  /// Offers the component under another type. This hides its own type unless you also call
  /// `as(.self)`.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self){$0}
  /// ```
  ///
  /// - Parameters:
  ///   - pType: The other type, usually a protocol.
  ///   - check: Proof for the compiler that the objects are of this type: write `{$0}`. It is never
  ///     called.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func `as`<Parent>(_ pType: Parent.Type, check: (Impl) -> Parent) -> Self {
    accept(pType)
    return self
  }

  /// Adds a name to the component. Each name has an object of its own, whatever the lifetime.
  ///
  /// ```swift
  /// builder.register{ Cat() }.set(name: "black")
  /// let cat = try container.resolve(Cat.self, name: "black")
  /// ```
  ///
  /// - Parameter name: A name that no other component with the same services has.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func set(name: String) -> Self {
    declaration.add(name: name)
    return self
  }

  /// Adds a tag to the component: a name that is a value.
  ///
  /// Each tag has an object of its own, whatever the lifetime. Two tags are equal if they are the
  /// same object, equal values of one type, or, for values that aren't `Hashable`, values of one
  /// type with the same printed form. A tag never equals a name.
  ///
  /// ```swift
  /// enum Color { case black, white }
  ///
  /// builder.register{ Cat() }.set(tag: Color.black)
  /// let cat = try container.resolve(Cat.self, tag: Color.black)
  /// ```
  ///
  /// - Parameter tag: A tag that no other component with the same services has. Objects used as
  ///   tags are retained until the process ends.
  /// - Returns: This builder.
  /// - Since: 2.1.2
  @discardableResult
  public func set<T>(tag: T) -> Self {
    declaration.add(tag: tag)
    return self
  }

  /// Makes the component the default where several components offer the requested type.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self).check{$0}.set(.default)
  /// ```
  ///
  /// - Parameter word: `.default`.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func set(_ word: DISetDefault) -> Self {
    declaration.component.priority = .default
    return self
  }

  /// Accepts findings about the component: `DIGraphTools` doesn't report those whose place is this registration.
  ///
  /// ```swift
  /// builder.register{ Report() }.lifetime(.single)
  ///   .accept(findings: "DIG021")
  /// ```
  ///
  /// Requests, builds and validation by the log are not affected. A code that silences nothing is a finding itself.
  ///
  /// - Parameter codes: The codes, such as `DIG021`; the page *Findings* of `DIGraphTools` lists them.
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @discardableResult
  public func accept(findings codes: String...) -> Self {
    declaration.component.rare.acceptedFindings += codes
    return self
  }

  @inlinable
  func accept<Parent>(_ type: Parent.Type) {
    declaration.offer(Service(Parent.self))
  }
}

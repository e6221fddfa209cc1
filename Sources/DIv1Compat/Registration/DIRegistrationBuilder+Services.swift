public import DIEngine

extension DIRegistrationBuilder {
  /// Offers the component under its own type, in addition to the types of `asType`.
  ///
  /// Without any `asType`, a component offers its own type anyway.
  ///
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @discardableResult
  public func asSelf() -> Self {
    declaration.offerItself()
    return self
  }

  /// Offers the component under another type. This hides its own type unless you also call
  /// ``asSelf()``.
  ///
  /// ```swift
  /// builder.register { Cat() }.asSelf().asType(Animal.self)
  /// ```
  ///
  /// The conversion happens at the request: if the object isn't of this type, the request throws
  /// ``DIError/typeIsIncorrect(requestedType:realType:component:)``.
  ///
  /// - Parameter type: A type that the objects have.
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func asType<U>(_ type: U.Type) -> Self {
    declaration.offer(Service(U.self))
    return self
  }

  /// Adds a name to the component. Each name has an object of its own.
  ///
  /// A request without a name finds a component with names only if it is the default too.
  ///
  /// ```swift
  /// builder.register { Cat() }.asName("Felix").asName("Tiger")
  /// let felix: Cat = try scope.resolve(name: "Felix")
  /// ```
  ///
  /// - Parameter name: A name that no other component with the same services has.
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @discardableResult
  public func asName(_ name: String) -> Self {
    declaration.add(name: name)
    return self
  }

  /// Makes the component the default where several components offer the requested type.
  ///
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @discardableResult
  public func asDefault() -> Self {
    declaration.component.priority = .default
    return self
  }

  /// Accepts findings about the component: `DIGraphTools` doesn't report those whose place is this registration.
  ///
  /// ```swift
  /// builder.register { Report() }.lifetime(.single)
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
}

/// An alias that was begun by `as` and is not accepted yet. Left so, it is ignored. Since 2.0.0.
#if MigrationHints
@available(
  *, deprecated, message: "use as(check:), see docs/migration/declarations-2.md#services-and-names"
)
#endif
public class DIRegistrationAlternativeType<Impl, Parent> {
  @usableFromInline let registration: DIRegistrationBuilder<Impl>

  init(_ registration: DIRegistrationBuilder<Impl>) {
    self.registration = registration
  }

  /// Accepts the alias if the compiler finds that objects are of its type. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self).check{$0}
  /// ```
  ///
  /// - Parameter check: Write `{$0}`: it compiles only where objects are of the type. It is never
  ///   called.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(check:), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @inlinable
  @discardableResult
  public func check(_ check: (Impl) -> Parent) -> DIRegistrationBuilder<Impl> {
    registration.accept(Parent.self)
    return registration
  }

  /// Accepts the alias without proof. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(type: Animal.self).as(Cat.self).unsafe().initial{ Cat() }
  /// ```
  ///
  /// A request for an alias that the object isn't of throws `DIError.incorrectType`.
  ///
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  @inlinable
  @discardableResult
  public func unsafe() -> DIRegistrationBuilder<Impl> {
    registration.accept(Parent.self)
    return registration
  }
}

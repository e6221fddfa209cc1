/// An alias that `as` began. It takes effect once `check` or `unsafe` accepts it; otherwise it is
/// ignored.
///
/// - Since: 2.0.0
public class DIRegistrationAlternativeType<Impl, Parent> {
  @usableFromInline let registration: DIRegistrationBuilder<Impl>

  init(_ registration: DIRegistrationBuilder<Impl>) {
    self.registration = registration
  }

  /// Accepts the alias if the compiler proves that the objects are of its type.
  ///
  /// ```swift
  /// builder.register{ Cat() }.as(Animal.self).check{$0}
  /// ```
  ///
  /// - Parameter check: Write `{$0}`: it compiles only where the objects are of the type. It is
  ///   never called.
  /// - Returns: The builder of the component.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func check(_ check: (Impl) -> Parent) -> DIRegistrationBuilder<Impl> {
    registration.accept(Parent.self)
    return registration
  }

  /// Accepts the alias without proof.
  ///
  /// ```swift
  /// builder.register(type: Animal.self).as(Cat.self).unsafe().initial{ Cat() }
  /// ```
  ///
  /// The conversion happens at the request: if the object isn't of the type, the request throws
  /// ``DIError/incorrectType(requestedType:realType:typeInfo:)``.
  ///
  /// - Returns: The builder of the component.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func unsafe() -> DIRegistrationBuilder<Impl> {
    registration.accept(Parent.self)
    return registration
  }
}

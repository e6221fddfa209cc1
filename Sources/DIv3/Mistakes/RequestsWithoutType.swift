// The type checker skips unavailable overloads until an expression has failed: they cost valid code nothing,
// and never win over a declaration that fits.
extension DIContainer {
  /// A request that states no type; the compiler rejects it with the correct spelling.
  ///
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "nothing states the type to resolve; write 'let car: Car = container.resolve()' or 'container.resolve() as Car'"
  )
  @_disfavoredOverload
  public func resolve() -> Never { fatalError() }

  /// A request that passes its type as an argument; the compiler rejects it with the correct spelling.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The name that the component is offered with.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "the type of the result says what to resolve; write 'let car: Car = container.resolve()' or 'container.resolve() as Car'"
  )
  public func resolve<T>(_ type: T.Type, name: String? = nil) -> T { fatalError() }
}

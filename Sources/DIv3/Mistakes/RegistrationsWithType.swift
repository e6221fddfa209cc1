// A type beside a closure states nothing that the closure doesn't. The type checker skips unavailable overloads until
// an expression has failed.
extension DIContainer {
  /// A factory behind a type, perhaps the protocol to offer; the compiler rejects it with the correct spelling.
  ///
  /// - Parameters:
  ///   - type: The type of the objects, or a protocol.
  ///   - file: The file of the registration.
  ///   - line: The line of the registration.
  ///   - closure: Creates an object.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "the closure says what it creates; write 'register { Diesel() }', and offer it as a protocol by '.as(check: (any Engine).self) { $0 }'"
  )
  @discardableResult
  public func register<Service, Impl, each Parameter>(
    _ type: Service.Type, file: String = #file, line: Int = #line,
    _ closure: (repeat each Parameter) -> Impl
  ) -> DIComponentBuilder<Impl> { fatalError() }

  /// A factory behind a type that gets the container, as other libraries write it; the compiler rejects it with the correct
  /// spelling.
  ///
  /// - Parameters:
  ///   - type: The type of the objects, or a protocol.
  ///   - file: The file of the registration.
  ///   - line: The line of the registration.
  ///   - closure: Creates an object with what it requests from the container.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "the parameters of the closure are dependencies; write 'register { Car(engine: $0) }', and offer it as a protocol by '.as(check: (any Engine).self) { $0 }'"
  )
  @discardableResult
  public func register<Service, Impl>(
    _ type: Service.Type, file: String = #file, line: Int = #line,
    _ closure: (DIContainer) -> Impl
  ) -> DIComponentBuilder<Impl> { fatalError() }
}

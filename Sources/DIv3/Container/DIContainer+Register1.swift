extension DIContainer {
  /// Registers an initializer with one parameter, as 3.0 to 3.6 had to spell it.
  ///
  /// ```swift
  /// container.register1(Car.init)
  /// ```
  ///
  /// - Parameters:
  ///   - file: where the registration stands; leave it out.
  ///   - line: where the registration stands; leave it out.
  ///   - closure: makes the object out of its dependency.
  /// - Returns: the registration, to be described further.
  ///
  /// Since 3.0, until 3.6; `register` is the same.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(file:line:_:), see docs/migration/declarations-3.md#registration",
    renamed: "register(file:line:_:)"
  )
  #endif
  @inlinable
  @inline(__always)
  @discardableResult
  public func register1<Impl, Parameter>(
    file: String = #file, line: Int = #line, _ closure: @escaping (Parameter) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, closure)
  }
}

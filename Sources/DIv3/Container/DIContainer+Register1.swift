extension DIContainer {
  /// Registers a component whose initializer has one parameter: the spelling of 3.0 to 3.6 for
  /// ``register(file:line:_:)-(_,_,(Parameter)->Impl)``.
  ///
  /// ```swift
  /// container.register1(Car.init)
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: Creates an object from its dependency.
  /// - Returns: A builder that configures the component further.
  /// - Since: 3.0, until 3.6
  @inlinable
  @inline(__always)
  @discardableResult
  public func register1<Impl, Parameter>(
    file: String = #file, line: Int = #line, _ closure: @escaping (Parameter) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, closure)
  }
}

// Initializers that throw, without the label that says so; a trailing closure needs none. The type checker skips unavailable
// overloads until an expression has failed.
extension DIContainer {
  /// An initializer that may throw, without its label; the compiler rejects it with the correct spelling.
  ///
  /// - Parameters:
  ///   - file: The file of the registration.
  ///   - line: The line of the registration.
  ///   - initializer: An initializer that may throw.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "an initializer that throws needs a label: 'register(throwing: Database.init)'; request its objects by 'try container.resolved()'"
  )
  @discardableResult
  public func register<Impl, Thrown: Error, each Parameter>(
    file: String = #file, line: Int = #line,
    _ initializer: @escaping (repeat each Parameter) throws(Thrown) -> Impl
  ) -> DIComponentBuilder<Impl> { fatalError() }
}

// Spellings of release 2, or nearly those of other releases, in files that import the modern generation. The
// type checker skips unavailable overloads until an expression has failed.
extension DIContainer {
  /// The spelling of release 2 for another container on the same graph; the compiler rejects it.
  ///
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "this is a spelling of release 2; write 'DIContainer(engine: container.engine)', or 'DIContainer(parent: container)' to share what this container keeps"
  )
  public func newLifeTimeScope() -> DIContainer { fatalError() }

  /// Several arguments under the label of a single one; the compiler rejects it with the correct spelling.
  ///
  /// - Parameters:
  ///   - arg: The value for the first `arg` parameter.
  ///   - second: The value for the second one.
  ///   - others: The values for the others.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message: "'arg' takes one value; write 'resolve(args: a, b)'"
  )
  public func resolve<T>(arg: Any?, _ second: Any?, _ others: Any?...) -> T { fatalError() }
}

extension DIComponentBuilder {
  /// The spelling of release 2 for the factory of a component; the compiler rejects it.
  ///
  /// - Parameter method: An initializer, or a closure that calls one.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "this is a spelling of release 2; pass the initializer to 'register': 'register(Car.init)' or 'register { Car(engine: $0) }'"
  )
  @discardableResult
  public func initial<each Parameter>(_ method: (repeat each Parameter) -> Impl) -> Self {
    fatalError()
  }

  /// The spelling of release 2 for the name of a component; the compiler rejects it.
  ///
  /// - Parameter name: The name.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "this is a spelling of release 2; offer a type with the name: 'as(Car.self, name: \"a\")'"
  )
  @discardableResult
  public func set(name: String) -> Self { fatalError() }
}

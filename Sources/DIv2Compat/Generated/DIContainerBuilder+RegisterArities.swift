// Written by `Scripts/generate-arities.swift`.
public import DIEngine

extension DIContainerBuilder {
  /// ``register(file:line:type:)`` for a function of 1 parameter. Since 2.0.0.
  ///
  /// - Parameters:
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  ///   - initial: Makes an object. Its parameters are asked for from left to right, by their types alone.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @inlinable
  @discardableResult
  public func register<T, P1>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (P1) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(
      of: T.self,
      Factory(
        asksContainer: false,
        declare: Factory.needs(P1.self),
        body: Factory.body(calling: initial)),
      file, line)
  }

  /// ``register(file:line:type:)`` for a function of 2 parameters. Since 2.0.0.
  ///
  /// - Parameters:
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  ///   - initial: Makes an object. Its parameters are asked for from left to right, by their types alone.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @inlinable
  @discardableResult
  public func register<T, P1, P2>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (P1, P2) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(
      of: T.self,
      Factory(
        asksContainer: false,
        declare: Factory.needs(P1.self, P2.self),
        body: Factory.body(calling: initial)),
      file, line)
  }

  /// ``register(file:line:type:)`` for a function of 3 parameters. Since 2.0.0.
  ///
  /// - Parameters:
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  ///   - initial: Makes an object. Its parameters are asked for from left to right, by their types alone.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @inlinable
  @discardableResult
  public func register<T, P1, P2, P3>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (P1, P2, P3) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(
      of: T.self,
      Factory(
        asksContainer: false,
        declare: Factory.needs(P1.self, P2.self, P3.self),
        body: Factory.body(calling: initial)),
      file, line)
  }

  /// ``register(file:line:type:)`` for a function of 4 parameters. Since 2.0.0.
  ///
  /// - Parameters:
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  ///   - initial: Makes an object. Its parameters are asked for from left to right, by their types alone.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @inlinable
  @discardableResult
  public func register<T, P1, P2, P3, P4>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (P1, P2, P3, P4) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(
      of: T.self,
      Factory(
        asksContainer: false,
        declare: Factory.needs(P1.self, P2.self, P3.self, P4.self),
        body: Factory.body(calling: initial)),
      file, line)
  }

}

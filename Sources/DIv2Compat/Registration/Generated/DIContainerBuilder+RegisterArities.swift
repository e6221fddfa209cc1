// Written by `Scripts/generate-arities.swift`.
public import DIEngine

extension DIContainerBuilder {
  /// Registers a component whose initializer has 1 parameter, as
  /// ``register(file:line:type:)`` does.
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Leave it out.
  ///   - line: The line of the registration, which errors name. Leave it out.
  ///   - initial: Creates an object. Its parameters resolve from left to right, by their types alone.
  /// - Returns: A builder that configures the component further.
  /// - Since: 2.0.0
  @_documentation(visibility: internal)
  @inlinable
  @discardableResult
  public func register<T, P1>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (P1) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(
      of: T.self,
      Factory(
        declare: Factory.needs(P1.self),
        body: Factory.body(calling: initial)),
      file, line)
  }

  /// Registers a component whose initializer has 2 parameters, as
  /// ``register(file:line:type:)`` does.
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Leave it out.
  ///   - line: The line of the registration, which errors name. Leave it out.
  ///   - initial: Creates an object. Its parameters resolve from left to right, by their types alone.
  /// - Returns: A builder that configures the component further.
  /// - Since: 2.0.0
  @_documentation(visibility: internal)
  @inlinable
  @discardableResult
  public func register<T, P1, P2>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (P1, P2) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(
      of: T.self,
      Factory(
        declare: Factory.needs(P1.self, P2.self),
        body: Factory.body(calling: initial)),
      file, line)
  }

  /// Registers a component whose initializer has 3 parameters, as
  /// ``register(file:line:type:)`` does.
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Leave it out.
  ///   - line: The line of the registration, which errors name. Leave it out.
  ///   - initial: Creates an object. Its parameters resolve from left to right, by their types alone.
  /// - Returns: A builder that configures the component further.
  /// - Since: 2.0.0
  @_documentation(visibility: internal)
  @inlinable
  @discardableResult
  public func register<T, P1, P2, P3>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (P1, P2, P3) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(
      of: T.self,
      Factory(
        declare: Factory.needs(P1.self, P2.self, P3.self),
        body: Factory.body(calling: initial)),
      file, line)
  }

  /// Registers a component whose initializer has 4 parameters, as
  /// ``register(file:line:type:)`` does.
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Leave it out.
  ///   - line: The line of the registration, which errors name. Leave it out.
  ///   - initial: Creates an object. Its parameters resolve from left to right, by their types alone.
  /// - Returns: A builder that configures the component further.
  /// - Since: 2.0.0
  @_documentation(visibility: internal)
  @inlinable
  @discardableResult
  public func register<T, P1, P2, P3, P4>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (P1, P2, P3, P4) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(
      of: T.self,
      Factory(
        declare: Factory.needs(P1.self, P2.self, P3.self, P4.self),
        body: Factory.body(calling: initial)),
      file, line)
  }

}

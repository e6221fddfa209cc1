extension ComponentDeclaration {
  /// Adds an initializer without parameters.
  public func made(_ make: @escaping () throws -> Impl) -> Self {
    changed { $0.initializers.append(.declared([], make: { _ in try make() })) }
  }

  /// Adds an initializer with one dependency.
  ///
  /// - Parameters:
  ///   - dependency: The dependency. It determines the type of the parameter: `T` for one object,
  ///     `T?` for one or none, `[T]` for many.
  ///   - make: Creates the object.
  public func made<P>(
    with dependency: ComponentDependency, _ make: @escaping (P) throws -> Impl
  ) -> Self {
    changed {
      $0.initializers.append(.declared([dependency], make: { try make(value($0[0])) }))
    }
  }

  /// Adds an initializer with two dependencies.
  public func made<P0, P1>(
    with first: ComponentDependency, _ second: ComponentDependency,
    _ make: @escaping (P0, P1) throws -> Impl
  ) -> Self {
    changed {
      $0.initializers.append(
        .declared([first, second], make: { try make(value($0[0]), value($0[1])) }))
    }
  }

  /// Adds an initializer that receives the container and resolves what it needs.
  public func madeAsking(_ make: @escaping (ContainerResolver) throws -> Impl) -> Self {
    changed { $0.initializers.append(.asking(make: make)) }
  }

  /// Adds an initializer whose parameter is a runtime argument of the request.
  public func madeWithArgument<A>(_ make: @escaping (A) throws -> Impl) -> Self {
    changed {
      $0.initializers.append(.arguments([A.self], make: { try make($0[0] as! A) }))
    }
  }

  /// Adds an initializer whose two parameters are runtime arguments of the request.
  public func madeWithArguments<A, B>(_ make: @escaping (A, B) throws -> Impl) -> Self {
    changed {
      $0.initializers.append(
        .arguments([A.self, B.self], make: { try make($0[0] as! A, $0[1] as! B) }))
    }
  }
}

/// Restores the static type of a value that was passed as `Any?`.
///
/// - Throws: `AnswerOfWrongType` if the value isn't of that type.
func value<Value>(_ erased: Any?, as _: Value.Type = Value.self) throws -> Value {
  if let value = erased as? Value { return value }
  throw AnswerOfWrongType(requested: Value.self, found: erased.map { type(of: $0) })
}

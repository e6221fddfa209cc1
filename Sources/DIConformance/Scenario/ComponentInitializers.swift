extension ComponentDeclaration {
  /// An initializer without parameters, beside those already given.
  public func made(_ make: @escaping () throws -> Impl) -> Self {
    changed { $0.initializers.append(.declared([], make: { _ in try make() })) }
  }

  /// An initializer with one dependency: `T` for one object, `T?` for one or none, `[T]` for
  /// all of a type, as the description of the dependency says.
  public func made<P>(
    with dependency: ComponentDependency, _ make: @escaping (P) throws -> Impl
  ) -> Self {
    changed {
      $0.initializers.append(.declared([dependency], make: { try make(value($0[0])) }))
    }
  }

  /// An initializer with two dependencies.
  public func made<P0, P1>(
    with first: ComponentDependency, _ second: ComponentDependency,
    _ make: @escaping (P0, P1) throws -> Impl
  ) -> Self {
    changed {
      $0.initializers.append(
        .declared([first, second], make: { try make(value($0[0]), value($0[1])) }))
    }
  }

  /// An initializer that asks the container itself.
  public func madeAsking(_ make: @escaping (ContainerResolver) throws -> Impl) -> Self {
    changed { $0.initializers.append(.asking(make: make)) }
  }

  /// An initializer whose parameter comes with the request.
  public func madeWithArgument<A>(_ make: @escaping (A) throws -> Impl) -> Self {
    changed {
      $0.initializers.append(.arguments([A.self], make: { try make($0[0] as! A) }))
    }
  }

  /// An initializer whose two parameters come with the request.
  public func madeWithArguments<A, B>(_ make: @escaping (A, B) throws -> Impl) -> Self {
    changed {
      $0.initializers.append(
        .arguments([A.self, B.self], make: { try make($0[0] as! A, $0[1] as! B) }))
    }
  }
}

/// Gives a value that went through `Any?` its static type back.
func value<Value>(_ erased: Any?, as _: Value.Type = Value.self) throws -> Value {
  if let value = erased as? Value { return value }
  throw AnswerOfWrongType(requested: Value.self, found: erased.map { type(of: $0) })
}

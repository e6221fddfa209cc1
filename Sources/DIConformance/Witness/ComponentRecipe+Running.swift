extension ComponentInitializer {
  /// Makes an object with what a resolver gives, for an adapter whose container leaves this to the
  /// closures of its users.
  ///
  ///     container.register(Impl.self) { container, arguments in
  ///       ComponentRecipe.cast(try initializer.object(from: resolver(of: container), arguments))
  ///     }
  ///
  /// - Parameters:
  ///   - resolver: The container, as the closure received it.
  ///   - arguments: The runtime arguments of the request.
  /// - Returns: The object.
  /// - Throws: The error of the first dependency that fails, or of the initializer; a
  ///   ``ResolutionFailure`` of the kind `wrongArguments` if the arguments aren't those that the
  ///   initializer needs.
  public func object(
    from resolver: ContainerResolver, _ arguments: [RuntimeArgument] = []
  ) throws -> Any {
    switch self {
    case .declared(let dependencies, let make) where arguments.isEmpty:
      return try make(resolver.values(for: dependencies))
    case .asking(let make) where arguments.isEmpty:
      return try make(resolver)
    case .arguments(let types, let make) where types.elementsEqual(arguments.map(\.type), by: ==):
      return try make(arguments.map(\.value))
    default:
      throw ResolutionFailure(.wrongArguments)
    }
  }
}

extension ComponentInjection {
  /// Injects what a resolver gives into an object, for an adapter whose container leaves this to the
  /// closures of its users.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - resolver: The container, as the closure received it.
  /// - Throws: The error of the first dependency that fails, or of the injection.
  public func run(on object: Any, from resolver: ContainerResolver) throws {
    switch source {
    case .declared(let dependencies, let run): try run(object, resolver.values(for: dependencies))
    case .asking(let run): try run(object, resolver)
    }
  }
}

extension ContainerBuilder {
  /// Registers components in the order of the arguments.
  public func add<each Impl>(_ component: repeat ComponentDeclaration<each Impl>) {
    repeat register((each component).recipe)
  }
}

/// Requests with static types. They throw the container's error, or one that names both types if the container gives an
/// object of another type.
extension ContainerResolver {
  /// Resolves one object.
  public func one<Service>(_: Service.Type = Service.self) throws -> Service {
    try value(resolve(ServiceRequest(type: Service.self)))
  }

  /// Resolves one object by name.
  public func one<Service>(
    _ type: Service.Type = Service.self, named name: String
  ) throws -> Service {
    try value(resolve(ServiceRequest(type: Service.self, name: name)))
  }

  /// Resolves one object by tag.
  public func one<Service>(
    _ type: Service.Type = Service.self, tagged tag: Any.Type
  ) throws -> Service {
    try value(resolve(ServiceRequest(type: Service.self, tag: tag)))
  }

  /// Resolves one object with runtime arguments.
  public func one<Service, each Argument>(
    _ type: Service.Type, named name: String? = nil, arguments: repeat each Argument
  ) throws -> Service {
    var list: [RuntimeArgument] = []
    repeat list.append(RuntimeArgument(each arguments))
    return try value(resolve(ServiceRequest(type: Service.self, name: name, arguments: list)))
  }

  /// Resolves the optional form of a type.
  public func optional<Service>(_: Service.Type = Service.self) throws -> Service? {
    guard let found = try resolveOptional(ServiceRequest(type: Service.self)) else { return nil }
    return try value(found)
  }

  /// Resolves all components of a type.
  public func many<Service>(_: Service.Type = Service.self) throws -> [Service] {
    try resolveMany(Service.self).map { try value($0) }
  }

  /// Resolves a provider of a type.
  public func provider<Service>(_: Service.Type = Service.self) throws -> () throws -> Service {
    let provide = try resolveProvider(Service.self)
    return { try value(provide()) }
  }

  /// Resolves a lazy of a type.
  public func lazy<Service>(_: Service.Type = Service.self) throws -> () throws -> Service {
    let resolve = try resolveLazy(Service.self)
    return { try value(resolve()) }
  }

  /// Opens a child container with components of its own, and builds it.
  public func child<each Impl>(
    with component: repeat ComponentDeclaration<each Impl>
  ) throws -> ContainerResolver {
    let builder = try newChild()
    repeat builder.register((each component).recipe)
    return try builder.build()
  }
}

/// The error for a container that returned an object of another type than the requested one.
struct AnswerOfWrongType: Error, CustomStringConvertible {
  let requested: Any.Type
  let found: Any.Type?

  var description: String {
    "asked for \(requested), the container answered with \(found.map { "\($0)" } ?? "nil")"
  }
}

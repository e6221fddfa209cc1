extension ContainerBuilder {
  /// Registers components in the order in which they are written.
  public func add<each Impl>(_ component: repeat ComponentDeclaration<each Impl>) {
    repeat register((each component).recipe)
  }
}

extension ContainerResolver {
  /// Resolves one object.
  public func one<Service>(_: Service.Type = Service.self) throws -> Service {
    try typed(resolve(ServiceRequest(type: Service.self)))
  }

  /// Resolves one object by name.
  public func one<Service>(_: Service.Type = Service.self, named name: String) throws -> Service {
    try typed(resolve(ServiceRequest(type: Service.self, name: name)))
  }

  /// Resolves one object by tag.
  public func one<Service>(
    _: Service.Type = Service.self, tagged tag: Any.Type
  ) throws -> Service {
    try typed(resolve(ServiceRequest(type: Service.self, tag: tag)))
  }

  /// Resolves one object with runtime arguments.
  public func one<Service, each Argument>(
    _: Service.Type, named name: String? = nil, arguments: repeat each Argument
  ) throws -> Service {
    var list: [RuntimeArgument] = []
    repeat list.append(RuntimeArgument(each arguments))
    return try typed(resolve(ServiceRequest(type: Service.self, name: name, arguments: list)))
  }

  /// Resolves the optional form of a type.
  public func optional<Service>(_: Service.Type = Service.self) throws -> Service? {
    guard let found = try resolveOptional(ServiceRequest(type: Service.self)) else { return nil }
    return try typed(found)
  }

  /// Resolves all components of a type.
  public func many<Service>(_: Service.Type = Service.self) throws -> [Service] {
    try resolveMany(Service.self).map { try typed($0) }
  }

  /// Resolves a provider of a type.
  public func provider<Service>(_: Service.Type = Service.self) throws -> () throws -> Service {
    let provide = try resolveProvider(Service.self)
    return { try typed(provide()) }
  }

  /// Opens a container below this one, with components of its own, and builds it.
  public func child<each Impl>(
    with component: repeat ComponentDeclaration<each Impl>
  ) throws -> ContainerResolver {
    let builder = try newChild()
    repeat builder.register((each component).recipe)
    return try builder.build()
  }

  private func typed<Service>(_ found: Any) throws -> Service {
    guard let object = found as? Service else {
      throw AnswerOfWrongType(requested: Service.self, found: type(of: found))
    }
    return object
  }
}

/// The container answered with an object that isn't of the requested type.
struct AnswerOfWrongType: Error, CustomStringConvertible {
  let requested: Any.Type
  let found: Any.Type?

  var description: String {
    "asked for \(requested), the container answered with \(found.map { "\($0)" } ?? "nil")"
  }
}

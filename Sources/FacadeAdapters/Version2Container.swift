internal import DIConformance
internal import DIv2Compat

/// Translates requests into calls of the second generation's public API.
struct Version2Container {
  let container: DIContainer

  var resolver: ContainerResolver {
    ContainerResolver(
      resolve: { request in
        func open<Service>(_: Service.Type) throws -> Any { try resolve(Service.self, request) }
        return try open(request.type)
      },
      resolveOptional: { request in
        func open<Service>(_: Service.Type) throws -> Any? {
          try container.resolve(Service?.self)
        }
        return try open(request.type)
      },
      resolveMany: { type in
        func open<Service>(_: Service.Type) throws -> [Any] {
          try container.resolveMany(Service.self)
        }
        return try open(type)
      },
      inject: { object in
        func open<Object>(_ object: Object) throws { try container.resolve(object) }
        try open(object)
      },
      newScope: { Version2Container(container: container.newLifeTimeScope()).resolver },
      end: { [container] in try blocking { try await container.end() } })
  }

  private func resolve<Service>(_: Service.Type, _ request: ServiceRequest) throws -> Service {
    if let tag = request.tag {
      func tagged<Tag>(_ tag: Tag.Type) throws -> Service {
        try container.resolve(Service.self, tag: tag)
      }
      return try tagged(tag)
    }
    let arguments = request.arguments
    switch (request.name, arguments.count) {
    case (nil, 0):
      return try container.resolve(Service.self)
    case (let name?, 0):
      return try container.resolve(Service.self, name: name)
    case (let name, 1):
      func one<A>(_: A.Type) throws -> Service {
        let a = arguments[0].value(as: A.self)
        guard let name else { return try container.resolve(Service.self, arg: a) }
        return try container.resolve(Service.self, name: name, arg: a)
      }
      return try one(arguments[0].type)
    case (let name, _):
      func two<A, B>(_: A.Type, _: B.Type) throws -> Service {
        let (a, b) = (arguments[0].value(as: A.self), arguments[1].value(as: B.self))
        guard let name else { return try container.resolve(Service.self, arg: a, b) }
        return try container.resolve(Service.self, name: name, arg: a, b)
      }
      return try two(arguments[0].type, arguments[1].type)
    }
  }
}

internal import DIConformance
internal import DIv1Compat

/// Translates requests into calls of the first generation's public API.
struct Version1Scope {
  let scope: DIScope

  var resolver: ContainerResolver {
    ContainerResolver(
      resolve: { request in
        func open<Service>(_: Service.Type) throws -> Any { try resolve(Service.self, request) }
        return try open(request.type)
      },
      resolveOptional: { request in
        func open<Service>(_: Service.Type) throws -> Any? {
          try scope.resolve(Service?.self)
        }
        return try open(request.type)
      },
      resolveMany: { type in
        func open<Service>(_: Service.Type) throws -> [Any] {
          try scope.resolveMany(Service.self)
        }
        return try open(type)
      },
      inject: { object in
        func open<Object>(_ object: Object) throws { try scope.resolve(object) }
        try open(object)
      },
      newScope: { Version1Scope(scope: scope.newLifeTimeScope()).resolver },
      resolveLazy: { type in
        func open<Service>(_: Service.Type) throws -> () throws -> Any {
          let lazy: DILazy<Service> = try scope.lazyResolve()
          return { try lazy.get() }
        }
        return try open(type)
      },
      end: { [scope] in try blocking { try await scope.end() } })
  }

  private func resolve<Service>(_: Service.Type, _ request: ServiceRequest) throws -> Service {
    let arguments = request.arguments
    switch (request.name, arguments.count) {
    case (nil, 0):
      return try scope.resolve(Service.self)
    case (let name?, 0):
      return try scope.resolve(Service.self, name: name)
    case (let name, 1):
      func one<A>(_: A.Type) throws -> Service {
        let a = arguments[0].value(as: A.self)
        guard let name else { return try scope.resolve(Service.self, arg: a) }
        return try scope.resolve(Service.self, name: name, arg: a)
      }
      return try one(arguments[0].type)
    case (let name, _):
      func two<A, B>(_: A.Type, _: B.Type) throws -> Service {
        let (a, b) = (arguments[0].value(as: A.self), arguments[1].value(as: B.self))
        guard let name else { return try scope.resolve(Service.self, arg: a, b) }
        return try scope.resolve(Service.self, name: name, arg: a, b)
      }
      return try two(arguments[0].type, arguments[1].type)
    }
  }
}

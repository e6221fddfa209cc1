/// The part of a container under test that resolves services.
///
/// Each function throws the container's own error, or a ``ResolutionFailure`` if the container throws
/// none. The contracts never call a function for a capability that the adapter lists in
/// `Deviations.lacks`.
public struct ContainerResolver {
  /// Resolves one object by type, with the name, tag or runtime arguments of the request.
  public var resolve: (ServiceRequest) throws -> Any

  /// Resolves the optional form `T?` of the request's type. Return the container's own result: don't
  /// translate an error to `nil`.
  public var resolveOptional: (ServiceRequest) throws -> Any?

  /// Resolves all components of a type, one object each.
  public var resolveMany: (Any.Type) throws -> [Any]

  /// Injects members into an object that other code created. The container finds the component by the
  /// object's dynamic type.
  public var inject: (Any) throws -> Void

  /// Opens another scope of the same container, with the same components and singles, and with
  /// `perScope` objects of its own.
  public var newScope: () throws -> ContainerResolver

  /// Opens an empty child container, which falls back to this container for components that it
  /// doesn't have.
  public var newChild: () throws -> ContainerBuilder

  /// Resolves a provider of a type. The container resolves the type anew at each call of the
  /// provider.
  public var resolveProvider: (Any.Type) throws -> () throws -> Any

  /// Resolves a lazy of a type. The container resolves the type at the first call of the lazy, and gives the same object at
  /// each further one.
  public var resolveLazy: (Any.Type) throws -> () throws -> Any

  /// Drops the objects that the container keeps for itself, so that later requests make new ones.
  public var reset: () throws -> Void

  /// Ends the container, or the scope, and all objects that it keeps; returns when all have ended. It throws if an end did.
  /// Wait for it if the container's own function is asynchronous: no actor is needed.
  public var end: () throws -> Void

  /// Creates a resolver. All functions operate on the same container or scope.
  ///
  /// For a capability that the container lacks, omit the function: the default throws.
  ///
  /// - Parameters:
  ///   - resolve: Resolves one object.
  ///   - resolveOptional: Resolves the optional form of a type.
  ///   - resolveMany: Resolves all components of a type.
  ///   - inject: Injects members into an object that other code created.
  ///   - newScope: Opens another scope of the same container.
  ///   - newChild: Opens a child container.
  ///   - resolveProvider: Resolves a provider of a type.
  ///   - resolveLazy: Resolves a lazy of a type.
  ///   - reset: Drops the objects that the container keeps for itself.
  ///   - end: Ends the container and what it keeps.
  public init(
    resolve: @escaping (ServiceRequest) throws -> Any,
    resolveOptional: @escaping (ServiceRequest) throws -> Any?,
    resolveMany: @escaping (Any.Type) throws -> [Any] = { _ in
      throw ResolutionFailure(.notResolved)
    },
    inject: @escaping (Any) throws -> Void = { _ in throw ResolutionFailure(.notResolved) },
    newScope: @escaping () throws -> ContainerResolver = { throw ResolutionFailure(.notResolved) },
    newChild: @escaping () throws -> ContainerBuilder = { throw ResolutionFailure(.notResolved) },
    resolveProvider: @escaping (Any.Type) throws -> () throws -> Any = { _ in
      throw ResolutionFailure(.notResolved)
    },
    resolveLazy: @escaping (Any.Type) throws -> () throws -> Any = { _ in
      throw ResolutionFailure(.notResolved)
    },
    reset: @escaping () throws -> Void = { throw ResolutionFailure(.notResolved) },
    end: @escaping () throws -> Void = { throw ResolutionFailure(.notResolved) }
  ) {
    self.resolve = resolve
    self.resolveOptional = resolveOptional
    self.resolveMany = resolveMany
    self.inject = inject
    self.newScope = newScope
    self.newChild = newChild
    self.resolveProvider = resolveProvider
    self.resolveLazy = resolveLazy
    self.reset = reset
    self.end = end
  }
}

extension ContainerResolver {
  /// Resolves dependencies in order, for an adapter whose container leaves this to the closures of
  /// its users.
  ///
  /// - Parameter dependencies: The dependencies, as a recipe lists them.
  /// - Returns: One value for each dependency: an object, `nil`, or an array.
  /// - Throws: The error of the first mandatory dependency, or of the first `.many`, that fails.
  public func values(for dependencies: [ComponentDependency]) throws -> [Any?] {
    try dependencies.map(value(for:))
  }

  private func value(for dependency: ComponentDependency) throws -> Any? {
    let request = ServiceRequest(type: dependency.type, name: dependency.name)
    switch dependency.quantity {
    case .one: return try resolve(request)
    case .oneOrNone: return try? resolve(request)
    case .many: return try resolveMany(dependency.type)
    }
  }
}

/// A request for one object: a type, and optionally a name, a tag or runtime arguments.
public struct ServiceRequest {
  /// The requested type.
  public var type: Any.Type
  /// The requested name, if any.
  public var name: String?
  /// The requested tag, if any; never together with a name or arguments.
  public var tag: Any.Type?
  /// The runtime arguments, at most two, in the order of the initializer's parameters.
  public var arguments: [RuntimeArgument]

  /// Creates a request, by default by type alone.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The requested name, if any.
  ///   - tag: The requested tag, if any.
  ///   - arguments: The runtime arguments, in the order of the initializer's parameters.
  public init(
    type: Any.Type, name: String? = nil, tag: Any.Type? = nil, arguments: [RuntimeArgument] = []
  ) {
    self.type = type
    self.name = name
    self.tag = tag
    self.arguments = arguments
  }
}

/// A runtime argument of a request, with its static type.
public struct RuntimeArgument {
  /// The static type of the argument.
  public let type: Any.Type

  /// The value of the argument.
  public let value: Any

  /// Creates an argument whose static type is the one that the value has at the call.
  ///
  /// - Parameter value: The value of the argument.
  public init<Value>(_ value: Value) {
    self.type = Value.self
    self.value = value
  }

  /// Returns the value with its static type, for an adapter that has opened `type`.
  ///
  /// Traps if the value isn't of that type.
  ///
  /// - Returns: The value of the argument.
  public func value<Value>(as _: Value.Type) -> Value {
    value as! Value
  }
}

/// The part of a container under test that registers components.
///
/// Types arrive as metatypes. A local generic function opens a metatype, so that the adapter can call
/// the container's typed API:
///
///     ContainerBuilder(
///       register: { recipe in
///         func add<Impl>(_: Impl.Type) { container.register(Impl.self) { ... } }
///         add(recipe.type)
///       },
///       build: { resolver(for: container) }
///     )
public struct ContainerBuilder {
  /// Registers one component with all properties of its recipe.
  public var register: (ComponentRecipe) -> Void

  /// Completes registration: creates the eager singles and returns the resolver. Throws an
  /// error if the container's own validation fails. If the container has no such step, return its
  /// resolver.
  public var build: () throws -> ContainerResolver

  /// Creates a builder. Both functions operate on the same container, which `ContainerUnderTest.open`
  /// created.
  ///
  /// - Parameters:
  ///   - register: Registers one component with all properties of its recipe.
  ///   - build: Completes registration, creates the eager singles, and returns the resolver.
  public init(
    register: @escaping (ComponentRecipe) -> Void,
    build: @escaping () throws -> ContainerResolver
  ) {
    self.register = register
    self.build = build
  }
}

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
  public var resolveMany: (Any.Type) throws -> [Any] {
    didSet { functions.insert(.many) }
  }

  /// Injects members into an object that other code created. The container finds the component by the
  /// object's dynamic type.
  public var inject: (Any) throws -> Void {
    didSet { functions.insert(.existingObjects) }
  }

  /// Opens another scope of the same container, with the same components and singles, and with
  /// `perScope` objects of its own.
  public var newScope: () throws -> ContainerResolver {
    didSet { functions.insert(.newScope) }
  }

  /// Opens an empty child container, which falls back to this container for components that it
  /// doesn't have.
  public var newChild: () throws -> ContainerBuilder {
    didSet { functions.insert(.childContainers) }
  }

  /// Resolves a provider of a type. The container resolves the type anew at each call of the
  /// provider.
  public var resolveProvider: (Any.Type) throws -> () throws -> Any {
    didSet { functions.insert(.providers) }
  }

  /// Resolves a lazy of a type. The container resolves the type at the first call of the lazy, and gives the same object at
  /// each further one.
  public var resolveLazy: (Any.Type) throws -> () throws -> Any {
    didSet { functions.insert(.lazies) }
  }

  /// Drops the objects that the container keeps for itself, so that later requests make new ones.
  public var reset: () throws -> Void {
    didSet { functions.insert(.reset) }
  }

  /// Ends the container, or the scope, and all objects that it keeps; returns when all have ended. It throws if an end did.
  /// Wait for it if the container's own function is asynchronous: no actor is needed.
  public var end: () throws -> Void {
    didSet { functions.insert(.ends) }
  }

  /// The capabilities for which there is a function.
  private(set) var functions: Set<Capability>

  /// Creates a resolver. All functions operate on the same container or scope.
  ///
  /// For a capability that the container lacks, omit the function: the default throws.
  public init(
    resolve: @escaping (ServiceRequest) throws -> Any,
    resolveOptional: @escaping (ServiceRequest) throws -> Any?,
    resolveMany: ((Any.Type) throws -> [Any])? = nil,
    inject: ((Any) throws -> Void)? = nil,
    newScope: (() throws -> ContainerResolver)? = nil,
    newChild: (() throws -> ContainerBuilder)? = nil,
    resolveProvider: ((Any.Type) throws -> () throws -> Any)? = nil,
    resolveLazy: ((Any.Type) throws -> () throws -> Any)? = nil,
    reset: (() throws -> Void)? = nil,
    end: (() throws -> Void)? = nil
  ) {
    self.resolve = resolve
    self.resolveOptional = resolveOptional
    self.resolveMany = resolveMany ?? { _ in throw ResolutionFailure(.notResolved) }
    self.inject = inject ?? { _ in throw ResolutionFailure(.notResolved) }
    self.newScope = newScope ?? { throw ResolutionFailure(.notResolved) }
    self.newChild = newChild ?? { throw ResolutionFailure(.notResolved) }
    self.resolveProvider = resolveProvider ?? { _ in throw ResolutionFailure(.notResolved) }
    self.resolveLazy = resolveLazy ?? { _ in throw ResolutionFailure(.notResolved) }
    self.reset = reset ?? { throw ResolutionFailure(.notResolved) }
    self.end = end ?? { throw ResolutionFailure(.notResolved) }
    let given: [(Capability, Bool)] = [
      (.many, resolveMany != nil), (.existingObjects, inject != nil), (.newScope, newScope != nil),
      (.childContainers, newChild != nil), (.providers, resolveProvider != nil),
      (.lazies, resolveLazy != nil), (.reset, reset != nil), (.ends, end != nil),
    ]
    functions = Set(given.filter(\.1).map(\.0))
  }
}

extension ContainerResolver {
  /// Resolves dependencies in order, for an adapter whose container leaves this to the closures of
  /// its users: an object, `nil` or an array for each.
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
  public var name: String? {
    get { use.reading(.names, own.name) }
    set { own.name = newValue }
  }
  /// The requested tag, if any; never together with a name or arguments.
  public var tag: Any.Type? {
    get { use.reading(.tags, own.tag) }
    set { own.tag = newValue }
  }
  /// The runtime arguments, at most two, in the order of the initializer's parameters.
  public var arguments: [RuntimeArgument] {
    get { use.reading(.runtimeArguments, own.arguments) }
    set { own.arguments = newValue }
  }

  private var own: (name: String?, tag: Any.Type?, arguments: [RuntimeArgument])
  /// Learns what the adapter reads.
  var use: AdapterUse?

  /// Creates a request, by default by type alone.
  public init(
    type: Any.Type, name: String? = nil, tag: Any.Type? = nil, arguments: [RuntimeArgument] = []
  ) {
    self.type = type
    own = (name, tag, arguments)
  }
}

/// A runtime argument of a request, with its static type.
public struct RuntimeArgument {
  /// The static type of the argument.
  public let type: Any.Type

  /// The value of the argument.
  public let value: Any

  /// Creates an argument whose static type is the one that the value has at the call.
  public init<Value>(_ value: Value) {
    self.type = Value.self
    self.value = value
  }

  /// Returns the value with its static type, for an adapter that has opened `type`.
  ///
  /// Traps if the value isn't of that type.
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
  public init(
    register: @escaping (ComponentRecipe) -> Void,
    build: @escaping () throws -> ContainerResolver
  ) {
    self.register = register
    self.build = build
  }
}

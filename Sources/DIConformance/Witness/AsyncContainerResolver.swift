/// The part of a container under test that resolves services for tasks.
///
/// Any number of tasks call the functions at the same time. Each function calls the container's own
/// asynchronous API directly: an adapter that starts a task of its own hides the caller's
/// cancellation and task-local values from the container. Each throws the container's own error, or a
/// ``ResolutionFailure`` if the container throws none.
public struct AsyncContainerResolver: Sendable {
  /// Resolves one object by type, with the name of the request.
  public var resolve: @Sendable (AsyncServiceRequest) async throws -> any Sendable

  /// Resolves all components of a type, one object each.
  public var resolveMany: @Sendable (any Sendable.Type) async throws -> [any Sendable] {
    didSet { functions.insert(.many) }
  }

  /// Injects members into an object that other code created. The container finds the component by the
  /// object's dynamic type.
  public var inject: @Sendable (any Sendable) async throws -> Void {
    didSet { functions.insert(.existingObjects) }
  }

  /// The capabilities for which there is a function.
  private(set) var functions: Set<Capability> = []

  /// Creates a resolver. All functions operate on the same container.
  ///
  /// For a capability that the container lacks, omit the function: the default throws.
  public init(
    resolve: @escaping @Sendable (AsyncServiceRequest) async throws -> any Sendable,
    resolveMany: (@Sendable (any Sendable.Type) async throws -> [any Sendable])? = nil,
    inject: (@Sendable (any Sendable) async throws -> Void)? = nil
  ) {
    self.resolve = resolve
    self.resolveMany = resolveMany ?? { _ in throw ResolutionFailure(.notResolved) }
    self.inject = inject ?? { _ in throw ResolutionFailure(.notResolved) }
    if resolveMany != nil { functions.insert(.many) }
    if inject != nil { functions.insert(.existingObjects) }
  }
}

extension AsyncContainerResolver {
  /// Resolves one object of each type in order, for an adapter whose container leaves this to the
  /// closures of its users.
  public func values(for types: [any Sendable.Type]) async throws -> [any Sendable] {
    var values: [any Sendable] = []
    for type in types { values.append(try await resolve(AsyncServiceRequest(type: type))) }
    return values
  }
}

/// An asynchronous request for one object: a type, and optionally a name.
public struct AsyncServiceRequest: Sendable {
  /// The requested type.
  public var type: any Sendable.Type
  /// The requested name, if any.
  public var name: String?

  /// Creates a request, by default by type alone.
  public init(type: any Sendable.Type, name: String? = nil) {
    self.type = type
    self.name = name
  }
}

/// The part of a container under test that registers components for asynchronous requests.
///
///     AsyncContainerBuilder(
///       register: { recipe in
///         func add<Impl: Sendable>(_: Impl.Type) { container.register(Impl.self) { ... } }
///         add(recipe.type)
///       },
///       build: { resolver(for: container) }
///     )
public struct AsyncContainerBuilder: Sendable {
  /// Registers one component with all properties of its recipe.
  public var register: @Sendable (AsyncComponentRecipe) -> Void

  /// Completes registration: creates the eager singles, awaits them, and returns the resolver. If the
  /// container has no such step, return its resolver.
  public var build: @Sendable () async throws -> AsyncContainerResolver

  /// Creates a builder. Both functions operate on the same container, which
  /// ``ContainerUnderTest/openAsynchronous`` created.
  public init(
    register: @escaping @Sendable (AsyncComponentRecipe) -> Void,
    build: @escaping @Sendable () async throws -> AsyncContainerResolver
  ) {
    self.register = register
    self.build = build
  }
}

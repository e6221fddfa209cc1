/// The description of one component whose closures are asynchronous, for an adapter to register.
///
/// All objects are `Sendable`, and `type` is the metatype of a `Sendable` type, so that an adapter can
/// open it for an API that requires such types:
///
///     func register<Impl: Sendable>(_: Impl.Type) { ... }
///     register(recipe.type)
///
/// `ComponentRecipe.cast` restores the static type of an object.
public struct AsyncComponentRecipe: Sendable {
  /// The type of the component, which its initializer creates.
  public package(set) var type: any Sendable.Type

  /// The alternative types under which the component is offered. If there are any, no contract
  /// requests the component by its own type.
  public package(set) var services: [any Sendable.Type] = []

  /// The names of the component. Each one applies to all types of the component.
  public package(set) var names: [String] {
    get { use.reading(.names, passed.names) }
    set { passed.names = newValue }
  }

  /// The lifetime, or `nil` for the container's default.
  public package(set) var lifetime: ComponentLifetime?

  /// The initializer, or `nil` for a component whose objects other code creates.
  public package(set) var initializer: AsyncComponentInitializer?

  /// The injections, in the order in which they must run.
  public package(set) var injections: [AsyncComponentInjection] = []

  /// The closure that the container awaits after all injections, if any.
  public package(set) var postInit: (@Sendable (any Sendable) async -> Void)? {
    get { use.reading(.postInit, passed.postInit) }
    set { passed.postInit = newValue }
  }

  /// The file to pass to the container as the source of the registration. Each recipe has its own,
  /// because containers treat two registrations with the same type, file and line as one.
  public let file: String
  /// The line that belongs to ``file``.
  public let line: Int

  /// What the adapter of a container that lacks something doesn't read.
  struct Passed: Sendable {
    var names: [String] = []
    var postInit: (@Sendable (any Sendable) async -> Void)?
  }

  var passed = Passed()
  /// Learns what the adapter reads.
  var use: AdapterUse?
}

/// How a component creates its object for an asynchronous request.
public enum AsyncComponentInitializer: Sendable {
  /// The container resolves one object of each type, in order, passes them to `make` and awaits the
  /// result. There are at most two types; with none, the initializer has no parameters.
  case declared(
    [any Sendable.Type], make: @Sendable ([any Sendable]) async throws -> any Sendable)

  /// The container passes itself to `make`, which resolves what it needs, also in child tasks.
  case asking(make: @Sendable (AsyncContainerResolver) async throws -> any Sendable)

  /// As `declared`, with a synchronous initializer of the main actor. Register it as the container
  /// registers such initializers; don't hop to the main actor on behalf of the container.
  case mainActor(
    [any Sendable.Type], make: @MainActor @Sendable ([any Sendable]) throws -> any Sendable)
}

/// A member injection that an asynchronous request awaits.
public struct AsyncComponentInjection: Sendable {
  /// The closure that receives the object and the values, and where it runs.
  public enum Work: Sendable {
    /// An asynchronous closure.
    case asynchronous(@Sendable (any Sendable, [any Sendable]) async throws -> Void)

    /// A synchronous closure of the main actor. Register it as the container registers such
    /// injections; don't hop to the main actor on behalf of the container.
    case mainActor(@MainActor @Sendable (any Sendable, [any Sendable]) throws -> Void)
  }

  /// The types of the values, at most one: the container resolves one object of each.
  public let dependencies: [any Sendable.Type]

  /// The closure that receives the object and the values.
  public package(set) var work: Work

  /// Whether the injection closes a cycle. A container that injects immediately must defer such an
  /// injection until it has created all objects of the resolution.
  public let closesCycle: Bool
}

extension AsyncComponentInitializer {
  /// Makes an object with what a resolver gives, for an adapter whose container leaves this to the
  /// closures of its users.
  ///
  ///     container.register(Impl.self) { container in
  ///       try await initializer.object(from: resolver(of: container))
  ///     }
  public func object(from resolver: AsyncContainerResolver) async throws -> any Sendable {
    switch self {
    case .declared(let types, let make): try await make(resolver.values(for: types))
    case .mainActor(let types, let make): try await make(resolver.values(for: types))
    case .asking(let make): try await make(resolver)
    }
  }
}

extension AsyncComponentInjection {
  /// Injects what a resolver gives into an object, for an adapter whose container leaves this to the
  /// closures of its users.
  public func run(
    on object: any Sendable, from resolver: AsyncContainerResolver
  ) async throws {
    let values = try await resolver.values(for: dependencies)
    switch work {
    case .asynchronous(let run): try await run(object, values)
    case .mainActor(let run): try await run(object, values)
    }
  }
}

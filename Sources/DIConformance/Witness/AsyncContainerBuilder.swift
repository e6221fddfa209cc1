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
  ///
  /// - Parameters:
  ///   - register: Registers one component with all properties of its recipe.
  ///   - build: Completes registration, awaits the eager singles, and returns the resolver.
  public init(
    register: @escaping @Sendable (AsyncComponentRecipe) -> Void,
    build: @escaping @Sendable () async throws -> AsyncContainerResolver
  ) {
    self.register = register
    self.build = build
  }
}

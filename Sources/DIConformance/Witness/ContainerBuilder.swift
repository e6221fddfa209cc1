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

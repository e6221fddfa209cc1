/// The declaring side of a container under test.
///
/// Types arrive as metatypes. A generic function opens them, so that the container's typed API
/// can be called:
///
///     ContainerBuilder(
///       register: { recipe in
///         func add<Impl>(_: Impl.Type) { container.register(Impl.self) { ... } }
///         add(recipe.type)
///       },
///       build: { resolver(for: container) }
///     )
public struct ContainerBuilder {
  /// Registers one component with everything that its recipe says.
  public var register: (ComponentRecipe) -> Void

  /// Finishes declaring. Throws what the container's own check finds, and creates the eager
  /// singles. A container that needs no such step returns its resolver.
  public var build: () throws -> ContainerResolver

  /// Both functions are about one container, which `ContainerUnderTest.open` made.
  public init(
    register: @escaping (ComponentRecipe) -> Void,
    build: @escaping () throws -> ContainerResolver
  ) {
    self.register = register
    self.build = build
  }
}

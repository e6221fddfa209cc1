/// A member injection: work that the container does on an object after its creation.
public struct ComponentInjection {
  /// The values that the container passes to the injection.
  public enum Source {
    /// The container resolves these dependencies in order, as for `ComponentInitializer.declared`,
    /// and passes the object and the values to `run`.
    case declared([ComponentDependency], run: (Any, [Any?]) throws -> Void)

    /// The container passes the object and itself to `run`.
    case asking(run: (Any, ContainerResolver) throws -> Void)
  }

  /// The values that the container passes, and the closure that receives them.
  public let source: Source

  /// Whether the injection closes a cycle. A container that injects immediately must defer such an
  /// injection until it has created all objects of the resolution.
  public let closesCycle: Bool
}

/// Something that the container does to an object after it was made.
public struct ComponentInjection {
  /// What the injection gets from the container.
  public enum Source {
    /// The values of these dependencies, in order, as for `Initializer.declared`.
    case declared([ComponentDependency], run: (Any, [Any?]) throws -> Void)

    /// The container itself.
    case asking(run: (Any, ContainerResolver) throws -> Void)
  }

  /// What it gets, and the closure that takes it.
  public let source: Source

  /// The injection closes a cycle: a container that injects at once has to put this one off
  /// until the objects of the resolution are made.
  public let closesCycle: Bool
}

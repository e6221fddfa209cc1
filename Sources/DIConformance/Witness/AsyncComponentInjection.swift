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
  public let work: Work

  /// Whether the injection closes a cycle. A container that injects immediately must defer such an
  /// injection until it has created all objects of the resolution.
  public let closesCycle: Bool
}

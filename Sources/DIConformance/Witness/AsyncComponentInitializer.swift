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

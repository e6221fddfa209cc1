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
  public package(set) var names: [String] = []

  /// The lifetime, or `nil` for the container's default.
  public package(set) var lifetime: ComponentLifetime?

  /// The initializer, or `nil` for a component whose objects other code creates.
  public package(set) var initializer: AsyncComponentInitializer?

  /// The injections, in the order in which they must run.
  public package(set) var injections: [AsyncComponentInjection] = []

  /// The closure that the container awaits after all injections, if any.
  public package(set) var postInit: (@Sendable (any Sendable) async -> Void)?

  /// The file to pass to the container as the source of the registration. Each recipe has its own,
  /// because containers treat two registrations with the same type, file and line as one.
  public let file: String
  /// The line that belongs to ``file``.
  public let line: Int
}

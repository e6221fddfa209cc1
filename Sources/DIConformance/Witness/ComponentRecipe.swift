/// The description of one component, for an adapter to register: types as metatypes, closures over
/// `Any`.
///
/// `make`, `inject` and `postInit` take and return objects of `type`. `ComponentRecipe.cast` restores
/// the static type, so that an adapter that has opened `type` works with static types throughout.
public struct ComponentRecipe {
  /// The type of the component, which its initializers create.
  public package(set) var type: Any.Type

  /// The alternative types under which the component is offered, in order of declaration.
  public package(set) var services: [Any.Type] = []

  /// Whether the component explicitly stays visible under its own type.
  public package(set) var keepsOwnType = false

  /// The names of the component. Each one applies to all types of the component.
  public package(set) var names: [String] = []

  /// Alternative types under which the component is offered by a name that belongs to this type only. Contracts with such
  /// a service need ``Capability/namesOfServices``.
  public package(set) var namedServices: [(type: Any.Type, name: String)] = []

  /// The tags of the component. Each one applies to all types of the component.
  public package(set) var tags: [Any.Type] = []

  /// Whether the container prefers this component over others of the same type.
  public package(set) var isDefault = false

  /// The lifetime, or `nil` for the container's default.
  public package(set) var lifetime: ComponentLifetime?

  /// The initializers in order of declaration: usually one, none for a component that can't be
  /// created.
  public package(set) var initializers: [ComponentInitializer] = []

  /// Whether the component is complete without an initializer, because other code creates its
  /// objects.
  public package(set) var isMadeElsewhere = false

  /// The injections, in the order in which they must run.
  public package(set) var injections: [ComponentInjection] = []

  /// The closure that runs after all injections, if any.
  public package(set) var postInit: ((Any) -> Void)?

  /// The closure that ends an object of the component when its container ends, if any.
  public package(set) var end: (@Sendable (Any) throws -> Void)?

  /// The file to pass to the container as the source of the registration. Each recipe has its own,
  /// because containers treat two registrations with the same type, file and line as one.
  public let file: String
  /// The line that belongs to ``file``.
  public let line: Int

  /// Returns an object with its static type, for an adapter that has opened `type`.
  ///
  /// Traps if the object isn't of that type.
  ///
  /// - Parameters:
  ///   - object: An object that the container or a closure of a recipe returned.
  ///   - type: The type that the object has.
  /// - Returns: The same object.
  public static func cast<Impl>(_ object: Any, to type: Impl.Type = Impl.self) -> Impl {
    object as! Impl
  }
}

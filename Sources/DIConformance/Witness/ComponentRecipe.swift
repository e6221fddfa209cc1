/// One component as an adapter gets it: types as metatypes, closures over `Any`.
///
/// `make`, `inject` and `postInit` take and give objects of `type`; `ComponentRecipe.cast` turns
/// them back, so that an adapter which opened `type` works with static types throughout.
public struct ComponentRecipe {
  /// The type that is registered, and that the initializer makes.
  public package(set) var type: Any.Type

  /// The alternative types, in the order in which they were declared.
  public package(set) var services: [Any.Type] = []

  /// Whether the component says in so many words that it stays visible under its own type.
  public package(set) var keepsOwnType = false

  /// The names, each of them valid for all types of the component.
  public package(set) var names: [String] = []

  /// The tags, each of them valid for all types of the component.
  public package(set) var tags: [Any.Type] = []

  /// Whether the component is preferred among several of a type.
  public package(set) var isDefault = false

  /// The lifetime, or nil for the container's own default.
  public package(set) var lifetime: ComponentLifetime?

  /// The initializers in the order in which they were declared: mostly one, none for a
  /// component that cannot be made.
  public package(set) var initializers: [ComponentInitializer] = []

  /// The component is complete without an initializer: its objects are made elsewhere.
  public package(set) var isMadeElsewhere = false

  /// The injections, in the order in which they are to run.
  public package(set) var injections: [ComponentInjection] = []

  /// Runs after all injections.
  public package(set) var postInit: ((Any) -> Void)?

  /// The file that a container is to take for the place of the registration. Each recipe has one of its
  /// own, because containers take two registrations of one type, file and line for one.
  public let file: String
  /// The line that goes with ``file``.
  public let line: Int

  /// The object with its static type, for an adapter that opened `type`.
  public static func cast<Impl>(_ object: Any, to _: Impl.Type = Impl.self) -> Impl {
    object as! Impl
  }
}

/// A value that the container is to hand over.
public struct ComponentDependency: Sendable {
  /// How many objects are wanted.
  public enum Quantity: Sendable {
    /// One object; none is a failure.
    case one
    /// One object, or nil if there is none.
    case oneOrNone
    /// One object of each component of the type.
    case many
  }

  /// The type of one object, whatever the quantity.
  public let type: Any.Type
  /// How many objects are wanted.
  public let quantity: Quantity
  /// The name by which the object is wanted, if any.
  public let name: String?

  /// One object of a type, by name if given.
  public static func one<Service>(_ type: Service.Type, named name: String? = nil)
    -> ComponentDependency
  {
    ComponentDependency(type: type, quantity: .one, name: name)
  }

  /// One object of a type, or nil.
  public static func oneOrNone<Service>(_ type: Service.Type) -> ComponentDependency {
    ComponentDependency(type: type, quantity: .oneOrNone, name: nil)
  }

  /// An object of each component of a type.
  public static func many<Service>(_ type: Service.Type) -> ComponentDependency {
    ComponentDependency(type: type, quantity: .many, name: nil)
  }

  /// Whether a container that picks dependencies by the static types of parameters can do it:
  /// one object, no name.
  public var isPlain: Bool {
    quantity == .one && name == nil
  }
}

/// A value that the container resolves and passes to an initializer or an injection.
public struct ComponentDependency: Sendable {
  /// How many objects the container resolves for a dependency.
  public enum Quantity: Sendable {
    /// Exactly one object; the request fails if there is none.
    case one
    /// One object, or `nil` if none is available.
    case oneOrNone
    /// One object of each component that offers the type.
    case many
  }

  /// The type of one object, whatever the quantity.
  public let type: Any.Type
  /// How many objects the container resolves.
  public let quantity: Quantity
  /// The name that selects the component, or `nil` for a request without a name.
  public let name: String?
  /// Whether the value is a runtime argument of the request, which nobody resolves. Contracts with such an injection need
  /// ``Capability/injectionArguments``.
  public let isArgument: Bool

  init(
    type: Any.Type, quantity: Quantity, name: String? = nil, isArgument: Bool = false
  ) {
    self.type = type
    self.quantity = quantity
    self.name = name
    self.isArgument = isArgument
  }

  /// Returns a dependency on exactly one object.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - name: The name that selects the component, or `nil` for a request without a name.
  /// - Returns: The dependency.
  public static func one<Service>(_ type: Service.Type, named name: String? = nil)
    -> ComponentDependency
  {
    ComponentDependency(type: type, quantity: .one, name: name)
  }

  /// Returns a dependency on one object, or on `nil` if none is available.
  ///
  /// - Parameter type: The type of the object.
  /// - Returns: The dependency.
  public static func oneOrNone<Service>(_ type: Service.Type) -> ComponentDependency {
    ComponentDependency(type: type, quantity: .oneOrNone)
  }

  /// Returns a dependency on one object of each component that offers a type.
  ///
  /// - Parameter type: The type of one object.
  /// - Returns: The dependency.
  public static func many<Service>(_ type: Service.Type) -> ComponentDependency {
    ComponentDependency(type: type, quantity: .many)
  }

  /// Returns a runtime argument of the request.
  ///
  /// - Parameter type: The type of the argument.
  /// - Returns: The dependency.
  public static func argument<Argument>(_ type: Argument.Type) -> ComponentDependency {
    ComponentDependency(type: type, quantity: .one, isArgument: true)
  }

  /// Whether the dependency is one object without a name. A container that finds dependencies by the
  /// static types of parameters supports only such dependencies.
  public var isPlain: Bool {
    quantity == .one && name == nil && !isArgument
  }
}

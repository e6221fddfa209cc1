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
  public package(set) var names: [String] {
    get { use.reading(.names, passed.names) }
    set { passed.names = newValue }
  }

  /// Alternative types under which the component is offered by a name that belongs to this type only. Contracts with such
  /// a service need ``Capability/namesOfServices``.
  public package(set) var namedServices: [(type: Any.Type, name: String)] {
    get { use.reading(.namesOfServices, passed.namedServices) }
    set { passed.namedServices = newValue }
  }

  /// The tags of the component. Each one applies to all types of the component.
  public package(set) var tags: [Any.Type] {
    get { use.reading(.tags, passed.tags) }
    set { passed.tags = newValue }
  }

  /// Whether the container prefers this component over others of the same type.
  public package(set) var isDefault: Bool {
    get { use.reading(.defaults, passed.isDefault) }
    set { passed.isDefault = newValue }
  }

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
  public package(set) var postInit: ((Any) -> Void)? {
    get { use.reading(.postInit, passed.postInit) }
    set { passed.postInit = newValue }
  }

  /// The closure that ends an object of the component when its container ends, if any.
  public package(set) var end: (@Sendable (Any) throws -> Void)?

  /// The file to pass to the container as the source of the registration. Each recipe has its own,
  /// because containers treat two registrations with the same type, file and line as one.
  public let file: String
  /// The line that belongs to ``file``.
  public let line: Int

  /// What the adapter of a container that lacks something doesn't read.
  struct Passed {
    var names: [String] = []
    var namedServices: [(type: Any.Type, name: String)] = []
    var tags: [Any.Type] = []
    var isDefault = false
    var postInit: ((Any) -> Void)?
  }

  var passed = Passed()
  /// Learns what the adapter reads.
  var use: AdapterUse?

  /// Returns an object with its static type, for an adapter that has opened `type`.
  ///
  /// Traps if the object isn't of that type.
  public static func cast<Impl>(_ object: Any, to type: Impl.Type = Impl.self) -> Impl {
    object as! Impl
  }
}

extension ComponentInitializer {
  /// Makes an object with what a resolver gives, for an adapter whose container leaves this to the
  /// closures of its users.
  ///
  ///     container.register(Impl.self) { container, arguments in
  ///       ComponentRecipe.cast(try initializer.object(from: resolver(of: container), arguments))
  ///     }
  ///
  /// - Parameters:
  ///   - resolver: The container, as the closure received it.
  ///   - arguments: The runtime arguments of the request.
  /// - Returns: The object.
  /// - Throws: The error of the first dependency that fails, or of the initializer; a
  ///   ``ResolutionFailure`` of the kind `wrongArguments` if the arguments aren't those that the
  ///   initializer needs.
  public func object(
    from resolver: ContainerResolver, _ arguments: [RuntimeArgument] = []
  ) throws -> Any {
    switch self {
    case .declared(let dependencies, let make) where arguments.isEmpty:
      return try make(resolver.values(for: dependencies))
    case .asking(let make) where arguments.isEmpty:
      return try make(resolver)
    case .arguments(let types, let make) where types.elementsEqual(arguments.map(\.type), by: ==):
      return try make(arguments.map(\.value))
    default:
      throw ResolutionFailure(.wrongArguments)
    }
  }
}

extension ComponentInjection {
  /// Injects what a resolver gives into an object, for an adapter whose container leaves this to the
  /// closures of its users.
  public func run(on object: Any, from resolver: ContainerResolver) throws {
    switch source {
    case .declared(let dependencies, let run): try run(object, resolver.values(for: dependencies))
    case .asking(let run): try run(object, resolver)
    }
  }
}

/// How a component creates its object.
public enum ComponentInitializer {
  /// The container resolves the dependencies in order and passes their values to `make`: an object
  /// for `.one`, an object or `nil` for `.oneOrNone`, an array for `.many`. With no dependencies, the
  /// initializer has no parameters.
  case declared([ComponentDependency], make: ([Any?]) throws -> Any)

  /// The container passes itself to `make`, which resolves what it needs.
  case asking(make: (ContainerResolver) throws -> Any)

  /// The request supplies the arguments, in this order and with these static types.
  case arguments([Any.Type], make: ([Any]) throws -> Any)
}

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
  public static func one<Service>(_ type: Service.Type, named name: String? = nil)
    -> ComponentDependency
  {
    ComponentDependency(type: type, quantity: .one, name: name)
  }

  /// Returns a dependency on one object, or on `nil` if none is available.
  public static func oneOrNone<Service>(_ type: Service.Type) -> ComponentDependency {
    ComponentDependency(type: type, quantity: .oneOrNone)
  }

  /// Returns a dependency on one object of each component that offers a type.
  public static func many<Service>(_ type: Service.Type) -> ComponentDependency {
    ComponentDependency(type: type, quantity: .many)
  }

  /// Returns a runtime argument of the request.
  public static func argument<Argument>(_ type: Argument.Type) -> ComponentDependency {
    ComponentDependency(type: type, quantity: .one, isArgument: true)
  }

  /// Whether the dependency is one object without a name. A container that finds dependencies by the
  /// static types of parameters supports only such dependencies.
  public var isPlain: Bool {
    quantity == .one && name == nil && !isArgument
  }
}

/// How long a container keeps the object that a component created.
public enum ComponentLifetime: String, Sendable, CaseIterable {
  /// Each request creates a new object.
  case transient

  /// All requests share one object, which `build` creates.
  case eagerSingle

  /// All requests share one object, which the first request creates.
  case lazySingle

  /// All requests on one scope, or on one container, share one object.
  case perScope

  /// All requests share one object while code outside the container holds a strong reference to it.
  case weak

  /// All requests within one outermost request share one object.
  case graph
}

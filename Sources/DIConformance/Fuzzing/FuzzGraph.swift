/// A random graph: components, and the requests that are made once they are registered.
struct FuzzGraph: Equatable, Sendable {
  /// A type that something can be asked for by.
  enum Target: Hashable, Sendable {
    /// The own type of the component of this number; of none, if there are fewer.
    case own(Int)
    case service(Int)
  }

  /// Something that a component needs.
  struct Edge: Equatable, Sendable {
    var target: Target
    var name: String? = nil
    var quantity: Dependency.Quantity
  }

  /// How often a closure of the user throws before it goes through.
  enum Fault: Int, Sendable {
    case never, once, always
  }

  struct Injection: Equatable, Sendable {
    /// Whether the closure asks the container itself, and goes without what it can't have.
    var asks: Bool
    var edges: [Edge]
    var closesCycle: Bool
    var fault: Fault
  }

  /// How the object is made.
  enum Making: Sendable {
    case declared, asking
    /// There is no initializer; the component says so, or it doesn't.
    case elsewhere, forgotten
  }

  struct Component: Equatable, Sendable {
    /// The number of its own type: its place in the graph as it was generated.
    var type: Int
    var services: [Int]
    var keepsOwnType: Bool
    var names: [String]
    var isDefault: Bool
    /// nil: not stated. `graph` stands for the container's `cycleLifetime`.
    var lifetime: Lifetime?
    var making: Making
    var parameters: [Edge]
    var fault: Fault
    var injections: [Injection]
    var hasPostInit: Bool
  }

  struct Request: Equatable, Sendable {
    var edge: Edge
    /// Whether a scope beside the first is asked, where the container has any.
    var onSecondScope: Bool
  }

  var components: [Component]
  var requests: [Request]
}

extension FuzzGraph.Target {
  var type: Any.Type {
    switch self {
    case .own(let number): FuzzTypes.own[number]
    case .service(let number): FuzzTypes.services[number]
    }
  }
}

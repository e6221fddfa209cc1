/// A random graph: components, and the requests that are made once they are registered.
package struct FuzzGraph: Equatable, Sendable {
  /// A type that something can be asked for by.
  package enum Target: Hashable, Sendable {
    /// The own type of the component of this number; of none, if there are fewer.
    case own(Int)
    case service(Int)
  }

  /// Something that a component needs.
  package struct Edge: Equatable, Sendable {
    package var target: Target
    package var name: String? = nil
    package var quantity: ComponentDependency.Quantity
  }

  /// How often a closure of the user throws before it goes through.
  package enum Fault: Int, Sendable {
    case never, once, always
  }

  package struct Injection: Equatable, Sendable {
    /// Whether the closure asks the container itself, and goes without what it can't have.
    package var asks: Bool
    package var edges: [Edge]
    package var closesCycle: Bool
    package var fault: Fault
  }

  /// How the object is made.
  package enum Making: Sendable {
    case declared, asking
    /// There is no initializer; the component says so, or it doesn't.
    case elsewhere, forgotten
  }

  package struct Component: Equatable, Sendable {
    /// The number of its own type: its place in the graph as it was generated.
    package var type: Int
    package var services: [Int]
    package var keepsOwnType: Bool
    package var names: [String]
    package var isDefault: Bool
    /// nil: not stated. `graph` stands for the container's `cycleLifetime`.
    package var lifetime: ComponentLifetime?
    package var making: Making
    package var parameters: [Edge]
    package var fault: Fault
    package var injections: [Injection]
    package var hasPostInit: Bool
  }

  package struct Request: Equatable, Sendable {
    package var edge: Edge
    /// Whether a scope beside the first is asked, where the container has any.
    package var onSecondScope: Bool
  }

  package var components: [Component]
  package var requests: [Request]
}

extension FuzzGraph.Target {
  var type: Any.Type {
    switch self {
    case .own(let number): FuzzTypes.own[number]
    case .service(let number): FuzzTypes.services[number]
    }
  }
}

/// A random graph: components, and the requests that follow their registration.
package struct FuzzGraph: Equatable, Sendable {
  /// A type that a request or a dependency names.
  package enum Target: Hashable, Sendable {
    /// The own type of the component with this number, or an unregistered type if there is no such
    /// component.
    case own(Int)
    case service(Int)
  }

  /// A dependency of a component.
  package struct Edge: Equatable, Sendable {
    package var target: Target
    package var name: String? = nil
    /// The number of the tag that selects the component. Only requests have one.
    package var tag: Int? = nil
    package var quantity: ComponentDependency.Quantity
    package var delay = Delay.none
  }

  /// Whether a closure or a request gets the object itself, or a function that resolves it, which it calls at once. A
  /// request calls it twice.
  package enum Delay: Sendable {
    case none, provider, lazy
  }

  /// How often a user's closure throws before it succeeds.
  package enum Fault: Int, Sendable {
    case never, once, always
  }

  package struct Injection: Equatable, Sendable {
    /// Whether the closure receives the container and resolves its dependencies itself, omitting
    /// those that fail.
    package var asks: Bool
    package var edges: [Edge]
    package var closesCycle: Bool
    package var fault: Fault
  }

  /// How the object is created.
  package enum Making: Sendable {
    case declared, asking
    /// The request supplies the arguments.
    case arguments
    /// No initializer: declared as complete, or not declared.
    case elsewhere, forgotten
  }

  package struct Component: Equatable, Sendable {
    /// The number of the component's own type: its position in the graph as generated.
    package var type: Int
    package var services: [Int]
    package var keepsOwnType: Bool
    package var names: [String]
    package var isDefault: Bool
    /// The lifetime, or `nil` if the component states none. `graph` stands for the container's
    /// `cycleLifetime`.
    package var lifetime: ComponentLifetime?
    package var making: Making
    package var parameters: [Edge]
    package var fault: Fault
    package var injections: [Injection]
    package var hasPostInit: Bool
    /// The numbers of the component's tags.
    package var tags: [Int] = []
    /// The number of arguments, if the request supplies them.
    package var arguments = 0
    /// Whether the child container registers the component, rather than its parent.
    package var isOfChild = false
    /// The number of the request before which the component is registered, if that isn't done before the build.
    package var lateness: Int? = nil
  }

  package struct Request: Equatable, Sendable {
    package var edge: Edge
    /// Whether the request goes to the second scope, if the container supports scopes.
    package var onSecondScope: Bool
    /// Whether the request goes to the child container.
    package var isOnChild = false
    package var arguments: [Int] = []
    /// Whether the trial holds what it gets, or drops it before the next request.
    package var isHeld = true
    /// The object to inject into, if that is what the request is for. Its type is that of the edge.
    package var given: Given? = nil
  }

  /// An object that the trial makes itself.
  package enum Given: Sendable {
    case new
    /// The last one of the type that the trial holds, or a new one.
    case again
  }

  package var components: [Component]
  package var requests: [Request]
  /// The number of threads over which the requests are divided: with more than one, nobody knows their order.
  package var threads = 1
}

extension FuzzGraph {
  /// Whether anything concerns the child container.
  var hasChild: Bool {
    components.contains(where: \.isOfChild) || requests.contains(where: \.isOnChild)
  }
}

extension FuzzGraph.Target {
  var type: Any.Type {
    switch self {
    case .own(let number): FuzzTypes.own[number]
    case .service(let number): FuzzTypes.services[number]
    }
  }
}

extension FuzzGraph.Edge {
  /// Whether the edge is one object by its type alone.
  var isPlain: Bool {
    quantity == .one && name == nil && tag == nil && delay == .none
  }
}

// MARK: - Text

extension FuzzGraph: CustomStringConvertible {
  /// One line for each component and each request.
  package var description: String {
    let lines = components.map(\.description) + requests.map(\.description)
    return (lines + (threads > 1 ? ["on \(threads) threads"] : [])).joined(separator: "\n")
  }

  /// The description with types and names numbered as they appear, so that graphs which differ in nothing else have the
  /// same.
  var shape: String {
    var numbers: [Substring: Int] = [:]
    let words = description.split(omittingEmptySubsequences: false) { !$0.isLetter && !$0.isNumber }
    return words.map { word in
      guard let kind = word.first, "CSTnm".contains(kind), word.dropFirst().allSatisfy(\.isNumber)
      else { return String(word) }
      let number = numbers[word] ?? numbers.count
      numbers[word] = number
      return "\(kind)\(number)"
    }.joined(separator: " ")
  }
}

extension FuzzGraph.Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .own(let number): "C\(number)"
    case .service(let number): "S\(number)"
    }
  }
}

extension FuzzGraph.Edge: CustomStringConvertible {
  package var description: String {
    let type =
      switch quantity {
      case .one: "\(target)"
      case .oneOrNone: "\(target)?"
      case .many: "[\(target)]"
      }
    let delayed =
      switch delay {
      case .none: type
      case .provider: "provider of \(type)"
      case .lazy: "lazy of \(type)"
      }
    return delayed + (name.map { " named \($0)" } ?? "") + (tag.map { " tagged T\($0)" } ?? "")
  }
}

extension FuzzGraph.Component: CustomStringConvertible {
  package var description: String {
    var words = ["register C\(type)" + (isOfChild ? " in the child" : "")]
    if let lateness { words[0] += " before request \(lateness + 1)" }
    if !services.isEmpty { words.append("as " + services.map { "S\($0)" }.joined(separator: ", ")) }
    if !services.isEmpty, keepsOwnType { words.append("and itself") }
    if !names.isEmpty { words.append("named " + names.joined(separator: ", ")) }
    if !tags.isEmpty { words.append("tagged " + tags.map { "T\($0)" }.joined(separator: ", ")) }
    if isDefault { words.append("default") }
    words.append(lifetime.map { "\($0)" } ?? "no lifetime")
    let edges = parameters.map(\.description).joined(separator: ", ")
    switch making {
    case .declared: words.append("init(\(edges))\(fault.words)")
    case .asking: words.append("init asking for (\(edges))\(fault.words)")
    case .arguments: words.append("init with \(arguments) arguments\(fault.words)")
    case .elsewhere: words.append("made elsewhere")
    case .forgotten: words.append("without initializer")
    }
    words += injections.map(\.description)
    if hasPostInit { words.append("postInit") }
    return words.joined(separator: "; ")
  }
}

extension FuzzGraph.Injection: CustomStringConvertible {
  package var description: String {
    "inject" + (asks ? " asking for " : " ") + "("
      + edges.map(\.description).joined(separator: ", ") + ")"
      + (closesCycle ? " closing a cycle" : "") + fault.words
  }
}

extension FuzzGraph.Fault {
  fileprivate var words: String {
    switch self {
    case .never: ""
    case .once: " throwing the first time"
    case .always: " throwing"
    }
  }
}

extension FuzzGraph.Request: CustomStringConvertible {
  package var description: String {
    let given = arguments.map(String.init).joined(separator: ", ")
    let what =
      switch self.given {
      case nil: "resolve \(edge)"
      case .new: "inject into a \(edge)"
      case .again: "inject into the \(edge) again"
      }
    return what + (given.isEmpty ? "" : " with (\(given))")
      + (onSecondScope ? " on a second scope" : "") + (isOnChild ? " on the child" : "")
      + (isHeld ? "" : ", and drop it")
  }
}

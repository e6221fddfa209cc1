/// The model of a container that runs injections before it returns an object, except those that close
/// a cycle (V3-26 to V3-32, V3-63 to V3-79).
final class ImmediateModel: FuzzModel {
  /// Work deferred to the end of the outermost request.
  private struct Late {
    var component: Int
    var object: Int
    /// The injection, or `nil` for the post-init.
    var step: Int?
  }

  /// A request for an object whose initializer is running.
  private struct Recursion: Error {
    var component: Int
  }

  private var scope = 0
  private var running: [Int] = []
  /// The running components whose objects exist, and are being injected.
  private var injecting: Set<Int> = []
  private var keptInGraph: [Int: Int] = [:]
  private var queue: [Late] = []
  private var isDraining = false
  /// The component of the outermost request, which stays under construction until the end.
  private var root: Int?

  override func build() throws {
    try super.build()
    for index in graph.components.indices where lifetime(of: index) == .eagerSingle {
      // V3-59
      _ = try outermost(root: index) {
        try self.object(of: index).map(FuzzValue.one) ?? .none
      }
    }
  }

  override func serve(_ request: FuzzGraph.Request) throws -> FuzzValue {
    beginRequest()
    scope = request.onSecondScope && container.lacks[.newScope] == nil ? 1 : 0
    let edge = request.edge
    if edge.quantity == .many, rules.manyIsManyRequests {
      // V3-66
      return .all(
        try all(edge.target).compactMap { component in
          let value = try outermost(root: component) {
            try object(of: component).map(FuzzValue.one) ?? .none
          }
          if case .one(let object) = value { return object }
          return nil
        })
    }
    let root = edge.quantity == .many ? nil : try? choose(edge.target, name: edge.name)
    let value = try outermost(root: root) { try self.value(of: edge) }
    if value == .none, edge.quantity == .one { throw Stop.failure(.notResolved) }
    return value
  }

  /// Performs a request, and then the deferred work (V3-75).
  private func outermost(root: Int?, _ work: () throws -> FuzzValue) throws -> FuzzValue {
    (running, injecting, keptInGraph, queue) = ([], [], [:], [])
    (self.root, isDraining) = (root, false)
    let value: FuzzValue
    do {
      value = try work()
      isDraining = true
      try drain()
    } catch is Recursion {
      // V3-79
      throw Stop.ends
    }
    return value
  }

  private func drain() throws {
    while !queue.isEmpty {
      let late = queue.removeFirst()
      let component = graph.components[late.component]
      if let step = late.step {
        try inject(late.object, step: step, of: component)
      } else {
        try finish(late.object, of: component)
      }
    }
  }

  // MARK: - Requests

  /// Returns the value of an edge; `.none` if it can't be resolved.
  private func value(of edge: FuzzGraph.Edge, isParameter: Bool = false) throws -> FuzzValue {
    if edge.quantity == .many {
      // V3-30 to V3-32
      let found = all(edge.target).filter { component in
        !running.contains(component) && !(isDraining && component == root)
      }
      return .all(
        try found.compactMap { component in
          do {
            return try object(of: component)
          } catch let error as Recursion where isParameter && running.contains(error.component) {
            // It needs an object that is being created.
            return nil
          }
        })
    }
    guard let component = try? choose(edge.target, name: edge.name) else { return .none }
    return try object(of: component).map(FuzzValue.one) ?? .none
  }

  /// Returns the values of the edges, or `nil` if a mandatory one is missing (V3-27, V3-28).
  private func values(
    of edges: [FuzzGraph.Edge], softly: Bool, isParameter: Bool = false
  ) throws -> [FuzzValue]? {
    var values: [FuzzValue] = []
    for edge in edges {
      let value: FuzzValue
      do {
        value = try self.value(of: edge, isParameter: isParameter)
      } catch is Recursion where softly {
        // A request of the user's closure ends the process.
        throw Stop.ends
      }
      if value == .none, edge.quantity == .one, !softly { return nil }
      values.append(value)
    }
    return values
  }

  private func object(of index: Int) throws -> Int? {
    if let object = keptObject(of: index) { return object }
    if let first = running.firstIndex(of: index) {
      // Closures that ask the container, and injections, may run a second time before the container notices.
      let mayRunTwice = running[first...].contains {
        graph.components[$0].making == .asking || injecting.contains($0)
      }
      throw mayRunTwice ? Stop.ends : Recursion(component: index)
    }
    let component = graph.components[index]
    guard component.making == .declared || component.making == .asking else { return nil }
    running.append(index)
    defer { running.removeLast() }
    guard
      let values = try values(
        of: component.parameters, softly: component.making == .asking, isParameter: true)
    else { return nil }
    let object = try make(component, of: values)
    injecting.insert(index)
    defer { injecting.remove(index) }
    for (step, injection) in component.injections.enumerated() {
      if injection.closesCycle {
        queue.append(Late(component: index, object: object, step: step))
      } else {
        try inject(object, step: step, of: component)
      }
    }
    // V3-76
    if component.injections.contains(where: \.closesCycle) {
      queue.append(Late(component: index, object: object, step: nil))
    } else {
      try finish(object, of: component)
    }
    keep(object, ofComponent: index)
    return object
  }

  private func inject(_ object: Int, step: Int, of component: FuzzGraph.Component) throws {
    let injection = component.injections[step]
    if let values = try values(of: injection.edges, softly: injection.asks) {
      try inject(object, step: step, of: component, with: values)
    }
  }

  // MARK: - Cached objects

  private func keptObject(of component: Int) -> Int? {
    switch lifetime(of: component) {
    case .transient: nil
    case .graph: keptInGraph[component]
    default: self.object(at: place(of: component))
    }
  }

  private func keep(_ object: Int, ofComponent component: Int) {
    switch lifetime(of: component) {
    case .transient: break
    case .graph: keptInGraph[component] = object
    default: keep(object, at: place(of: component))
    }
  }

  /// V3-61
  private func place(of component: Int) -> Kept {
    Kept(component: component, scope: lifetime(of: component) == .perScope ? scope : nil)
  }
}

internal import DIv3

/// The order of services: each after those to which its dependencies lead.
///
/// Example: `Server` needs `Worker`, and `Worker` has a `Lazy<Server>`. They need each other; without the lazy only
/// `Server` needs `Worker`, so `Worker` comes first.
struct ServiceOrder {
  /// The positions of the services in the given list.
  private(set) var positions: [Int] = []

  /// - Parameters:
  ///   - services: The vertices of the services in the order of registration, which decides where nothing else does.
  ///   - edges: The dependencies of all vertices.
  /// - Complexity: O(*s* · (*n* + *m*) + *s*³), with *s* services, *n* vertices and *m* edges.
  init(of services: [Int], in edges: AdjacencyList) {
    let all = services.map { Self.reached(from: $0, in: edges, directly: false) }
    let direct = services.map { Self.reached(from: $0, in: edges, directly: true) }
    /// Whether a service needs another one, and isn't needed by it in the same way.
    func needs(_ service: Int, _ other: Int) -> Bool {
      func leads(_ reached: [Set<Int>], _ from: Int, _ to: Int) -> Bool {
        reached[from].contains(services[to])
      }
      guard leads(all, service, other) else { return false }
      guard leads(all, other, service) else { return true }
      return leads(direct, service, other) && !leads(direct, other, service)
    }
    var left = Array(services.indices)
    while !left.isEmpty {
      let next = left.firstIndex { service in !left.contains { needs(service, $0) } } ?? 0
      positions.append(left.remove(at: next))
    }
  }

  /// Returns the vertices to which the dependencies of a vertex lead.
  ///
  /// - Parameter isDirect: Whether to leave out what is made or injected later, which cycles may contain.
  private static func reached(
    from vertex: Int, in edges: AdjacencyList, directly isDirect: Bool
  ) -> Set<Int> {
    var reached: Set<Int> = []
    var open = [vertex]
    while let next = open.popLast() {
      for (edge, targets) in edges[next] where !isDirect || !edge.delayed && !edge.cycle {
        for target in targets where reached.insert(target).inserted { open.append(target) }
      }
    }
    return reached
  }
}

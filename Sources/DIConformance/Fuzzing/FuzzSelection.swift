/// Which components of a graph answer a request, derived from the rules by plain searches.
struct FuzzSelection {
  private let graph: FuzzGraph
  private let rules: GraphRules
  private let candidates: [FuzzGraph.Target: [Int]]

  init(graph: FuzzGraph, rules: GraphRules) {
    self.graph = graph
    self.rules = rules
    var candidates: [FuzzGraph.Target: [Int]] = [:]
    for (index, component) in graph.components.enumerated() {
      let hidden = rules.hidesOwnType && !component.services.isEmpty && !component.keepsOwnType
      if !hidden { candidates[.own(component.type), default: []].append(index) }
      for service in component.services { candidates[.service(service), default: []].append(index) }
    }
    self.candidates = candidates
  }

  /// Returns all components of a type, in order of registration.
  func all(_ target: FuzzGraph.Target) -> [Int] {
    candidates[target] ?? []
  }

  /// Returns the component for a request for one object.
  func choose(_ edge: FuzzGraph.Edge) throws -> Int {
    var found = all(edge.target)
    if found.isEmpty { throw FuzzModel.Stop.failure(.notFound) }
    if let name = edge.name {
      found = found.filter { graph.components[$0].names.contains(name) }
      if found.isEmpty { throw FuzzModel.Stop.failure(.notFound) }
    }
    if found.count > 1 {
      let defaults = found.filter { graph.components[$0].isDefault }
      if defaults.count != 1 { throw FuzzModel.Stop.failure(.ambiguous) }
      found = defaults
    }
    let component = graph.components[found[0]]
    if edge.name == nil, rules.namelessNeedsDefault, !component.names.isEmpty, !component.isDefault
    {
      throw FuzzModel.Stop.failure(.notFound)
    }
    return found[0]
  }

  /// Validates the build, if the rules say so.
  func check() throws {
    guard rules.checksWhenBuilt else { return }
    for component in graph.components where component.making == .forgotten {
      throw FuzzModel.Stop.refused
    }
    for found in candidates.values {
      if found.count(where: { graph.components[$0].isDefault }) > 1 {
        throw FuzzModel.Stop.refused
      }
      let names = found.flatMap { graph.components[$0].names }
      if Set(names).count < names.count { throw FuzzModel.Stop.refused }
    }
  }
}

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

  /// The request before which the container is.
  var now = 0

  /// Returns all components of a type, in order of registration.
  ///
  /// - Parameter child: Whether the child container is asked, which finds what its parent has, too.
  func all(_ target: FuzzGraph.Target, child: Bool) -> [Int] {
    let found = (candidates[target] ?? []).filter { index in
      let component = graph.components[index]
      return (child || !component.isOfChild) && component.lateness.map { $0 <= now } ?? true
    }
    func turn(_ index: Int) -> [Int] {
      let component = graph.components[index]
      return [component.lateness ?? -1, component.isOfChild ? 1 : 0, index]
    }
    return found.sorted { turn($0).lexicographicallyPrecedes(turn($1)) }
  }

  /// Returns the component for a request for one object.
  ///
  /// - Parameter child: Whether the child container is asked. What it has itself takes precedence.
  func choose(_ edge: FuzzGraph.Edge, child: Bool) throws -> Int {
    var found = all(edge.target, child: child).filter { index in
      edge.name.map(graph.components[index].names.contains) ?? true
        && edge.tag.map(graph.components[index].tags.contains) ?? true
    }
    let own = found.filter { graph.components[$0].isOfChild }
    if !own.isEmpty { found = own }
    if found.isEmpty { throw FuzzModel.Stop.failure(.notFound) }
    if found.count > 1 {
      let defaults = found.filter { graph.components[$0].isDefault }
      if defaults.count != 1 { throw FuzzModel.Stop.failure(.ambiguous) }
      found = defaults
    }
    let component = graph.components[found[0]]
    if edge.name == nil, edge.tag == nil, rules.namelessNeedsDefault, !component.names.isEmpty,
      !component.isDefault
    {
      throw FuzzModel.Stop.failure(.notFound)
    }
    return found[0]
  }

  /// Whether what a component of the parent makes may get something of the child: directly, or by another component, or by
  /// a closure that asks for what it needs.
  func mayUseChild(_ component: Int) -> Bool {
    if graph.components[component].isOfChild { return true }
    guard rules.childServesParents else { return false }
    var seen: Set<Int> = [component]
    var next = [component]
    while let one = next.popLast() {
      let component = graph.components[one]
      if component.isOfChild || component.making == .asking { return true }
      if component.injections.contains(where: \.asks) { return true }
      for edge in component.parameters + component.injections.flatMap(\.edges) {
        let offers = all(edge.target, child: true)
        // Even if it is one of several: then the parent's answer isn't the child's.
        if offers.contains(where: { graph.components[$0].isOfChild }) { return true }
        let found = edge.quantity == .many ? offers : (try? [choose(edge, child: true)]) ?? []
        next += found.filter { seen.insert($0).inserted }
      }
    }
    return false
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
      let names = found.flatMap { graph.components[$0].selectors }
      if Set(names).count < names.count { throw FuzzModel.Stop.refused }
    }
  }
}

extension FuzzGraph.Component {
  /// The names and tags.
  fileprivate var selectors: [String] {
    names + tags.map { "tag \($0)" }
  }
}

extension FuzzGraph.Edge {
  /// The name or the tag.
  var selector: String? {
    name ?? tag.map { "tag \($0)" }
  }
}

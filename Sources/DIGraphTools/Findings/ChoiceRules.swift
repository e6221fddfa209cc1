internal import DIEngine
internal import DIEngineGraph

/// A default should have something to be preferred to.
struct IdleDefaultRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    graph.components.indices.compactMap { vertex in
      let component = graph.components[vertex]
      guard component.priority == .default, !graph.reading.details[vertex].needsDefault,
        graph.rivals(of: vertex).allSatisfy({ $0.others.isEmpty })
      else { return nil }
      return GraphFinding(
        .idleDefault, .warning,
        "\(component.name) is the default, but no other component of its container offers any of its types "
          + "with the same name or tag",
        remedy: "offer it as the type that others offer, too, or don't make it the default.",
        [component])
    }
  }
}

/// Some request for one object should be able to choose a component.
struct NeverChosenRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    guard graph.components.contains(where: { $0.priority == .default }) else { return [] }
    var isElement = [Bool](repeating: false, count: graph.reading.declared.vertices.count)
    for edges in graph.reading.declared.edges {
      for edge in edges where edge.isMany {
        for target in edge.targets { isElement[target] = true }
      }
    }
    // Code that takes the container may ask for all components of a type, and nothing tells.
    let isUncertain = !UndeclaredRule().findings(in: graph).isEmpty
    return graph.components.indices.compactMap { vertex in
      guard graph.components[vertex].priority == .normal, !isElement[vertex],
        let winners = winners(over: vertex, in: graph)
      else { return nil }
      let component = graph.components[vertex]
      return GraphFinding(
        .neverChosen, isUncertain ? .note : .warning,
        "no request for one object chooses \(component.name): for each of its types and names it loses "
          + "against a default, \(graph.list(winners))",
        remedy: "remove it, give it a name or tag, or offer it as a type of its own.",
        [component] + winners.map { graph.components[$0] })
    }
  }

  /// Returns the defaults against which a component loses all requests; nil if it may win one.
  private func winners(over vertex: Int, in graph: CheckedGraph) -> [Int]? {
    var winners: [Int] = []
    for (_, others) in graph.rivals(of: vertex) {
      let all = others + [vertex]
      // Modules prefer their own components, and see only some.
      guard all.allSatisfy({ graph.components[$0].module == nil }) else { return nil }
      let defaults = others.filter { graph.components[$0].priority == .default }
      guard !defaults.isEmpty else { return nil }
      winners += defaults.filter { !winners.contains($0) }
    }
    return winners.isEmpty ? nil : winners
  }
}

/// A child's component should keep its objects like the one of the parent that it hides: the parent's other components
/// get it in requests to the child.
struct ShadowedLifetimeRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    guard graph.components.contains(where: { $0.level > 0 }) else { return [] }
    return graph.components.indices.flatMap { vertex in
      let component = graph.components[vertex]
      guard component.priority != .test else { return [GraphFinding]() }
      var seen: Set<Int> = []
      return CheckedGraph.offers(of: graph.reading.details[vertex]).flatMap { offer in
        graph.offers[offer, default: []].compactMap { hidden in
          let other = graph.components[hidden]
          guard other.level > component.level, !isKeptAlike(component, other),
            seen.insert(hidden).inserted
          else { return nil }
          return GraphFinding(
            .shadowedLifetime, .warning,
            "\(component.name) is \(component.lifetime), but it hides \(other.name) of the parent "
              + "(\(other.place)), which is \(other.lifetime)",
            remedy: "give both the same lifetime, or offer them by different names.",
            [component, other])
        }
      }
    }
  }

  private func isKeptAlike(_ component: GraphComponent, _ other: GraphComponent) -> Bool {
    component.lifetime.keeper == other.lifetime.keeper
      && component.lifetime.isWeak == other.lifetime.isWeak
      && component.lifetime.storage == other.lifetime.storage
  }
}

extension CheckedGraph {
  /// Returns what a component offers, each with the other components of its container that offer the same.
  fileprivate func rivals(of vertex: Int) -> [(offer: Offer, others: [Int])] {
    Self.offers(of: reading.details[vertex]).map { offer in
      let others = offers[offer, default: []].filter {
        $0 != vertex && components[$0].level == components[vertex].level
      }
      return (offer, others)
    }
  }

  /// Whether the objects of a component are containers, which hand out themselves.
  func isContainer(_ vertex: Int) -> Bool { reading.isContainer(vertex) }
}

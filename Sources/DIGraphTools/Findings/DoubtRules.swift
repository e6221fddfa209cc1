internal import DIEngine
internal import DIEngineGraph

/// Objects that are held weakly end with their last user, unless something that is kept holds them.
struct WeakWithoutKeeperRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    guard graph.components.contains(where: \.lifetime.isWeak) else { return [] }
    let keepers = graph.components.indices.filter { vertex in
      let lifetime = graph.components[vertex].lifetime
      switch lifetime.keeper {
      case .nothing, .objectGraph, .otherCode: return false
      case .container, .engine, .process, .storage: return !lifetime.isWeak
      }
    }
    let isHeld = graph.reading.declared.arcs.reachable(from: keepers)
    return graph.components.indices.compactMap { vertex in
      let component = graph.components[vertex]
      guard component.lifetime.isWeak, component.lifetime.keeper != .otherCode, !isHeld[vertex],
        !component.isRoot
      else { return nil }
      return GraphFinding(
        .weakWithoutKeeper, .note,
        "\(component.name) is \(component.lifetime), and no component that is kept holds it: each object ends "
          + "with its last user",
        remedy: "nothing, if code outside of the graph holds it; else keep it strongly.",
        [component])
    }
  }
}

/// An initializer must not use the value of a lazy that leads back to it.
struct LazyCycleRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    let declared = graph.reading.declared
    let arcs = declared.arcs.filter { vertex, arc in
      let edge = declared.edges[vertex][arc.label]
      return edge.isInitial && !edge.isMany
    }
    let parts = StronglyConnectedComponents(of: arcs)
    var reported: Set<Int> = []
    return graph.components.indices.flatMap { vertex in
      arcs.leaving(vertex).compactMap { index in
        let arc = arcs.arcs[index]
        guard declared.edges[vertex][arc.label].isDelayed, parts.part[vertex] >= 0,
          parts.part[vertex] == parts.part[arc.target], !reported.contains(parts.part[vertex]),
          let cycle = arcs.shortestCycle(from: vertex, through: arc)
        else { return nil }
        reported.insert(parts.part[vertex])
        let path = cycle.vertices + cycle.vertices.prefix(1)
        return GraphFinding(
          .cycleOfLazies, .note,
          "only a lazy or a provider breaks the cycle \(graph.path(path)): an initializer that uses its value "
            + "at once fails", remedy: "use the value after the initializer has ended.",
          cycle.vertices.compactMap(graph.component))
      }
    }
  }
}

/// What nothing keeps has no end: the container forgets it at once.
struct EndWithoutKeeperRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    graph.components.indices.compactMap { vertex in
      let component = graph.components[vertex]
      guard graph.reading.details[vertex].hasEnd else { return nil }
      switch component.lifetime.keeper {
      case .container, .engine, .process, .storage: return nil
      case .nothing, .objectGraph, .otherCode: break
      }
      return GraphFinding(
        .endWithoutKeeper, .warning,
        "\(component.name) is \(component.lifetime): nothing keeps its objects, and so their end never runs",
        remedy: "keep them, by perContainer for instance, or end them where they are used.",
        [component])
    }
  }
}

/// A request without `try` ends the process if a closure throws. Only a strict check tells it: most programs know.
struct MayThrowRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    guard graph.isStrict else { return [] }
    return graph.components.indices.compactMap { vertex in
      guard graph.reading.details[vertex].mayThrow else { return nil }
      let component = graph.components[vertex]
      return GraphFinding(
        .mayThrow, .note,
        "\(component.name) may throw: a request for it, or for what needs it, ends the process then, unless it is "
          + "try container.resolved()",
        remedy: "request what needs it by try container.resolved(), or accept the finding.",
        [component])
    }
  }
}

/// Nothing declares what code requests from the container itself.
struct UndeclaredRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    graph.components.indices.compactMap { vertex in
      let component = graph.components[vertex]
      let reasons = reasons(vertex, in: graph)
      guard !reasons.isEmpty, !graph.isContainer(vertex) else { return nil }
      let ran = graph.reading.ran(vertex)
      return GraphFinding(
        .undeclared, .notChecked,
        "\(component.name) is checked in part, because \(reasons.joined(separator: " and ")) takes the "
          + "container and may request anything"
          + (ran ? "; what it requested in one run is checked" : ""),
        remedy: "let it take what it needs as parameters.", [component])
    }
  }

  private func reasons(_ vertex: Int, in graph: CheckedGraph) -> [String] {
    graph.reading.codeThatTakesContainer(vertex).map { closure in
      switch closure {
      case .initializer: "the code that makes it"
      case .injection: "an injection"
      }
    }
  }
}

internal import DIGraphRules

/// An object that outlives its request keeps the argument with which it was made: later requests pass theirs in vain.
struct CapturedArgumentRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    // A container may be made for one argument: only a provider, which passes one each time, tells otherwise.
    let passed = checked.model.edges.joined().filter(\.passesArguments).flatMap(\.targets)
    let isPassed = Set(passed)
    return checked.componentFindings { owner, component in
      let isOfContainer = component.lifetime.keeper == .container && !component.lifetime.isWeak
      guard component.outlivesRequests || isOfContainer && isPassed.contains(owner),
        let edge = checked.model.edges[owner].first(where: \.isArgument)
      else { return nil }
      return Finding(.warning, .capturedArgument(owner, type: edge.type))
    }
  }
}

/// Objects that are held weakly end with their last user, unless something that is kept holds them.
struct WeakWithoutKeeperRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    guard checked.components.contains(where: \.lifetime.isWeak) else { return [] }
    let keepers = checked.components.indices.filter {
      checked.components[$0].lifetime.isKept && !checked.components[$0].lifetime.isWeak
    }
    let isHeld = checked.arcs.reachable(from: keepers)
    return checked.componentFindings { vertex, component in
      guard component.lifetime.isWeak, component.lifetime.keeper != .otherCode, !isHeld[vertex],
        !component.isRoot
      else { return nil }
      return Finding(.note, .weakWithoutKeeper(vertex))
    }
  }
}

extension GraphModel.Lifetime {
  /// Whether a container, an engine, the process or a scope keeps the objects.
  fileprivate var isKept: Bool { isShared || keeper == .storage }
}

/// An initializer must not use the value of a lazy that leads back to it.
struct LazyCycleRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    let arcs = checked.arcs.filter { vertex, arc in
      let edge = checked.edge(vertex, arc)
      return edge.isInitial && !edge.isMany
    }
    let parts = StronglyConnectedComponents(of: arcs)
    var reported: Set<Int> = []
    return checked.components.indices.flatMap { vertex in
      arcs.leaving(vertex).compactMap { index in
        let arc = arcs.arcs[index]
        guard checked.edge(vertex, arc).isDelayed, parts.part[vertex] >= 0,
          parts.part[vertex] == parts.part[arc.target], !reported.contains(parts.part[vertex]),
          let cycle = arcs.shortestCycle(from: vertex, through: arc)
        else { return nil }
        reported.insert(parts.part[vertex])
        return Finding(.note, .lazyCycle(cycle))
      }
    }
  }
}

/// What nothing keeps has no end: the container forgets it at once.
struct EndWithoutKeeperRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.componentFindings { vertex, component in
      component.hasEnd && !component.lifetime.isKept
        ? Finding(.warning, .endWithoutKeeper(vertex)) : nil
    }
  }
}

/// A request without `try` ends the process if a closure throws. Only a strict check tells it: most programs know.
struct MayThrowRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.componentFindings { vertex, component in
      checked.isStrict && component.mayThrow ? Finding(.note, .mayThrow(vertex)) : nil
    }
  }
}

/// Nothing declares what code requests from the container itself.
struct UndeclaredRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.componentFindings { vertex, component in
      component.undeclared.isEmpty ? nil : Finding(.notChecked, .undeclared(vertex))
    }
  }
}

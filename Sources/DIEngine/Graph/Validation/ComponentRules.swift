/// A request for one object leads to one component.
struct AmbiguousRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.graph.edges.enumerated().flatMap { owner, edges in
      edges.filter { !$0.isMany && $0.targets.count > 1 }.map {
        Finding($0.isOptional ? .warning : .error, .ambiguous(owner: owner, $0))
      }
    }
  }
}

/// What is asked for is offered by some component.
struct UnknownRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.graph.edges.enumerated().flatMap { owner, edges in
      edges.filter { $0.targets.contains(where: checked.isUnknown) }.map {
        Finding($0.isOptional || $0.isMany ? .warning : .error, .unknown(owner: owner, $0))
      }
    }
  }
}

extension ValidationContext {
  fileprivate func isUnknown(_ vertex: Int) -> Bool {
    if case .unknown = graph.vertices[vertex] { return true }
    return false
  }
}

/// What is asked for must be made by its component, or come from elsewhere: be kept, or be the
/// object whose injections led to the request.
struct MissingFactoryRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.usesWithoutFactory.compactMap { use, component in
      switch component.lifetime.kept {
      case .nowhere: break
      case .graph where !checked.areOnCycle(use.owner, use.target): break
      default: return nil
      }
      return Finding(use.edge.isOptional ? .warning : .error, .withoutFactory(use))
    }
  }
}

/// A component that can't make its objects and that nobody asks for only injects into objects.
struct InjectOnlyComponentRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    var isAskedFor = [Bool](repeating: false, count: checked.graph.vertices.count)
    for arc in checked.arcs.arcs { isAskedFor[arc.target] = true }
    return checked.graph.vertices.indices.compactMap { vertex in
      guard let component = checked.component(vertex), !component.canMake, !isAskedFor[vertex]
      else { return nil }
      return Finding(.info, .unaskedWithoutFactory(vertex))
    }
  }
}

/// An object that the graph keeps, but can't make, is there only if the graph begins with it.
struct NeedsRootInjectionRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.usesWithoutFactory.compactMap { use, component in
      guard component.lifetime.kept == .graph, checked.areOnCycle(use.owner, use.target)
      else { return nil }
      return Finding(use.edge.isOptional ? .info : .warning, .onlyExternal(use))
    }
  }
}

/// An object that is kept for longer than a graph, but can't be made, is there once it was handed
/// in.
struct NeedsPriorInjectionRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.usesWithoutFactory.compactMap { use, component in
      switch component.lifetime.kept {
      case .nowhere, .graph: return nil
      case .scope, .scopeUntilCleaned, .engine, .process, .store, .external: break
      }
      return Finding(.info, .onlyOnceKept(use))
    }
  }
}

/// Where it is said which components are asked for from outside, these lead to all others that are
/// not left unused on purpose.
struct UnusedRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    guard checked.hasRoots else { return [] }
    let isUsed = checked.arcs.reachable(from: checked.entered)
    return checked.graph.vertices.indices.compactMap { vertex in
      guard !isUsed[vertex], let component = checked.component(vertex), !component.isUnused
      else { return nil }
      return Finding(.warning, .unused(vertex))
    }
  }
}

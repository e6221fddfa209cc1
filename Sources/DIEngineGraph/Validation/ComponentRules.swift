internal import DIEngine

/// A request for one object must select one component.
struct AmbiguousRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.graph.edges.enumerated().flatMap { owner, edges in
      edges.filter { !$0.isMany && $0.targets.count > 1 }.map {
        Finding($0.isOptional ? .warning : .error, .ambiguous(owner: owner, $0))
      }
    }
  }
}

/// Some component must offer each requested service.
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

/// A requested component must have a factory, or get its instance from elsewhere: as a kept instance,
/// or as the object whose injections led to the request.
struct MissingFactoryRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.usesWithoutFactory.compactMap { use, component in
      switch component.lifetime.kind.keeper {
      case .none: break
      case .objectGraph where !checked.areOnCycle(use.owner, use.target): break
      default: return nil
      }
      return Finding(use.edge.isOptional ? .warning : .error, .withoutFactory(use))
    }
  }
}

/// Reports components without a factory that are never requested: they only inject members into
/// external instances.
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

/// Reports components with an object-graph lifetime and no factory: the instance exists only if the
/// object graph begins with it.
struct NeedsRootInjectionRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.usesWithoutFactory.compactMap { use, component in
      guard component.lifetime.kind.keeper == .objectGraph,
        checked.areOnCycle(use.owner, use.target)
      else { return nil }
      return Finding(use.edge.isOptional ? .info : .warning, .onlyExternal(use))
    }
  }
}

/// Reports components without a factory whose instances outlive an object graph: the instance exists
/// once it was injected from outside.
struct NeedsPriorInjectionRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.usesWithoutFactory.compactMap { use, component in
      switch component.lifetime.kind.keeper {
      case .none, .objectGraph: return nil
      case .slot, .store, .others: break
      }
      return Finding(.info, .onlyOnceKept(use))
    }
  }
}

/// A delayed request that is synchronous should not lead to a component whose objects only asynchronous
/// requests can make: it finds such objects only once they are finished and kept.
struct SynchronousDelayRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    guard checked.graph.vertices.contains(where: { $0.component?.needsTask ?? false }) else {
      return []
    }
    return checked.graph.edges.enumerated().flatMap { owner, edges in
      edges.filter(\.isDelayedWithoutTask).flatMap { edge in
        edge.targets.compactMap { target in
          checked.wayToTask(from: target).map {
            Finding(
              .warning, .needsTask(Finding.Use(owner: owner, edge: edge, target: target), way: $0))
          }
        }
      }
    }
  }
}

extension ValidationContext {
  /// Returns the shortest way from a component to one that only asynchronous requests can make, along
  /// dependencies that aren't delayed; nil if there is none.
  fileprivate func wayToTask(from start: Int) -> [Int]? {
    var origin: [Int: Int] = [start: start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      if component(vertex)?.needsTask ?? false {
        var way = [vertex]
        while let last = way.last, last != start, let before = origin[last] { way.append(before) }
        return way.reversed()
      }
      for edge in graph.edges[vertex] where !edge.isDelayed {
        for target in edge.targets where origin[target] == nil {
          origin[target] = vertex
          queue.append(target)
        }
      }
    }
    return nil
  }
}

/// If the graph declares roots, the entry points must lead to every component that isn't marked as
/// unused.
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

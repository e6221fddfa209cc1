/// A request for one object must select one component.
struct AmbiguousRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.edgeFindings { owner, index, edge in
      edge.isMany || edge.targets.count < 2
        ? [] : [Finding(edge.isOptional ? .warning : .error, .ambiguous(owner: owner, edge: index))]
    }
  }
}

/// Some component must offer each requested service.
struct UnknownRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.edgeFindings { owner, index, edge in
      edge.isMissing
        ? [
          Finding(
            edge.isOptional || edge.isMany ? .warning : .error, .unknown(owner: owner, edge: index))
        ] : []
    }
  }
}

/// A requested component must have a factory, or get its instance from elsewhere: as a kept instance,
/// or as the object whose injections led to the request.
struct MissingFactoryRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.useFindings { use, edge, component in
      switch component.lifetime.keeper {
      case .nothing: break
      case .objectGraph where !checked.areOnCycle(use.owner, use.target): break
      default: return nil
      }
      return Finding(edge.isOptional ? .warning : .error, .withoutFactory(use))
    }
  }
}

/// Reports components without a factory that are never requested: they only inject members into
/// external instances.
struct InjectOnlyComponentRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    var isAskedFor = [Bool](repeating: false, count: checked.components.count)
    for arc in checked.arcs.arcs { isAskedFor[arc.target] = true }
    return checked.componentFindings { vertex, component in
      component.canMake || isAskedFor[vertex]
        ? nil : Finding(.note, .unaskedWithoutFactory(vertex))
    }
  }
}

/// Reports components with an object-graph lifetime and no factory: the instance exists only if the
/// object graph begins with it.
struct NeedsRootInjectionRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.useFindings { use, edge, component in
      guard component.lifetime.keeper == .objectGraph, checked.areOnCycle(use.owner, use.target)
      else { return nil }
      return Finding(edge.isOptional ? .note : .warning, .onlyExternal(use))
    }
  }
}

/// Reports components without a factory whose instances outlive an object graph: the instance exists
/// once it was injected from outside.
struct NeedsPriorInjectionRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.useFindings { use, _, component in
      component.isHeldByItsOwner ? nil : Finding(.note, .onlyOnceKept(use))
    }
  }
}

/// A delayed request that is synchronous should not lead to a component whose objects only asynchronous
/// requests can make: it finds such objects only once they are finished and kept.
struct SynchronousDelayRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    guard checked.components.contains(where: \.needsTask) else { return [] }
    return checked.edgeFindings { owner, index, edge in
      guard edge.isDelayedWithoutTask else { return [] }
      return edge.targets.compactMap { target in
        checked.pathToTask(from: target).map {
          Finding(
            .warning, .needsTask(Finding.Use(owner: owner, edge: index, target: target), path: $0))
        }
      }
    }
  }
}

extension CheckedGraph {
  /// Returns the shortest path from a component to one that only asynchronous requests can make, along
  /// dependencies that aren't delayed; nil if there is none.
  fileprivate func pathToTask(from start: Int) -> [Int]? {
    var origin: [Int: Int] = [start: start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      if components[vertex].needsTask {
        var path = [vertex]
        while let last = path.last, last != start, let before = origin[last] { path.append(before) }
        return path.reversed()
      }
      for edge in model.edges[vertex] where !edge.isDelayed {
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
  func findings(in checked: CheckedGraph) -> [Finding] {
    guard checked.hasRoots else { return [] }
    let isUsed = checked.arcs.reachable(from: checked.entered)
    return checked.componentFindings { vertex, component in
      isUsed[vertex] || component.isUnused ? nil : Finding(.warning, .unused(vertex))
    }
  }
}

/// A component for tests should take precedence over another one.
struct IdleTestRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    guard checked.components.contains(where: { $0.priority == .test }) else { return [] }
    let offering = checked.model.offeringNames
    return checked.componentFindings { vertex, component in
      component.priority == .test
        && component.offeredNames.allSatisfy {
          offering[$0, default: []].allSatisfy { $0 == vertex }
        }
        ? Finding(.warning, .replacesNothing(vertex)) : nil
    }
  }
}

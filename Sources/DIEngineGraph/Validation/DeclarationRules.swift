internal import DIEngine

/// A component must be able to make objects of each type that it is offered as.
struct ImpossibleServiceRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.components { vertex, component in
      component.offeredTypes.compactMap { type in
        switch convertibility(of: component.info.type, to: type, among: checked.classes) {
        case .possible: return nil
        case .unlikely: return Finding(.warning, .impossibleService(vertex, type))
        case .impossible: return Finding(.error, .impossibleService(vertex, type))
        }
      }
    }
  }
}

/// Arguments that a delayed request passes must fit the parameters that take them, in their order.
struct WrongArgumentRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.graph.edges.enumerated().flatMap { owner, edges in
      edges.filter { !$0.argumentTypes.isEmpty }.flatMap { edge in
        edge.targets.flatMap { target in
          findings(Finding.Use(owner: owner, edge: edge, target: target), in: checked)
        }
      }
    }
  }

  private func findings(_ use: Finding.Use, in checked: ValidationContext) -> [Finding] {
    let parameters = checked.graph.edges[use.target].filter { edge in
      edge.targets.contains(where: checked.isArgument)
    }
    return zip(parameters, use.edge.argumentTypes).enumerated().compactMap { index, pair in
      let (parameter, given) = pair
      let cast = convertibility(of: given, to: parameter.type, among: checked.classes)
      guard cast == .impossible else { return nil }
      return Finding(
        parameter.isOptional || isOptional(parameter.type) ? .warning : .error,
        .wrongArgument(
          use, Finding.Argument(index: index, given: given, taken: parameter.type)))
    }
  }
}

extension ValidationContext {
  fileprivate func isArgument(_ vertex: Int) -> Bool {
    if case .argument = graph.vertices[vertex] { return true }
    return false
  }
}

/// Injections into a struct or an enum receive copies of it.
struct CopyInjectionRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.components { vertex, component in
      component.injects && isStructOrEnumeration(component.info.type)
        ? [Finding(.warning, .injectsCopies(vertex))] : []
    }
  }
}

/// Code should state one lifetime for a component.
struct ReplacedLifetimeRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.components { vertex, component in
      component.hasReplacedLifetime ? [Finding(.warning, .replacedLifetime(vertex))] : []
    }
  }
}

/// Services that a repeated registration adds lead to the factory of the first one.
struct RepetitionRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.components { vertex, component in
      component.isExtendedByRepetition ? [Finding(.warning, .extendedByRepetition(vertex))] : []
    }
  }
}

/// A component for tests should take precedence over another one.
struct IdleTestRule: GraphRule {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let qualifier: Qualifier
  }

  func findings(in checked: ValidationContext) -> [Finding] {
    guard checked.graph.vertices.contains(where: { $0.component?.priority == .test }) else {
      return []
    }
    let offers = checked.graph.vertices.map { $0.component.map(keys) ?? [] }
    var offering: [Key: Int] = [:]
    for key in offers.joined() { offering[key, default: 0] += 1 }
    return checked.components { vertex, component in
      component.priority == .test && offers[vertex].allSatisfy { offering[$0] == 1 }
        ? [Finding(.warning, .replacesNothing(vertex))] : []
    }
  }

  /// The services of a component, each once.
  private func keys(_ component: DeclaredComponent) -> Set<Key> {
    let own = Key(type: ObjectIdentifier(peeled(component.info.type)), qualifier: .none)
    return Set(
      component.services.map { Key(type: ObjectIdentifier($0.type), qualifier: $0.qualifier) }
        + [own])
  }
}

extension ValidationContext {
  /// Returns the findings about each component, in the order of the vertices.
  fileprivate func components(
    _ findings: (Int, DeclaredComponent) -> [Finding]
  ) -> [Finding] {
    graph.vertices.indices.flatMap { vertex in
      component(vertex).map { findings(vertex, $0) } ?? []
    }
  }
}

/// A component must be able to make objects of each type that it is offered as.
struct ImpossibleServiceRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    checked.components { vertex, component in
      component.offeredTypes.compactMap { type in
        switch convertibility(of: component.info.type, to: type) {
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
      guard convertibility(of: given, to: parameter.type) == .impossible else { return nil }
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

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

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

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

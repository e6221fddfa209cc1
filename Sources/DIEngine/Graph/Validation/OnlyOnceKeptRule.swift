/// An object that is kept for longer than a graph, but can't be made, is there once it was handed
/// in.
struct OnlyOnceKeptRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.usesWithoutMaker.compactMap { use, component in
      switch component.lifetime.kept {
      case .nowhere, .graph: return nil
      case .scope, .scopeUntilCleaned, .engine, .process, .keeper, .handedIn: break
      }
      return Finding(.info, .onlyOnceKept(use))
    }
  }
}

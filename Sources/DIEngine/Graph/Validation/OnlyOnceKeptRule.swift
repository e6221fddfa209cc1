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

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

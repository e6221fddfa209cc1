/// A component must be able to make objects of each type that it is offered as.
struct ImpossibleServiceRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.components.enumerated().flatMap { vertex, component in
      component.misfits.map {
        Finding($0.isCertain ? .error : .warning, .impossibleService(vertex, type: $0.type))
      }
    }
  }
}

/// Arguments that a delayed request passes must fit the parameters that take them, in their order.
struct WrongArgumentRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.edgeFindings { owner, index, edge in
      edge.wrongArguments.enumerated().map { number, argument in
        Finding(
          argument.isTolerated ? .warning : .error,
          .wrongArgument(owner: owner, edge: index, number: number))
      }
    }
  }
}

/// Injections into a struct or an enum receive copies of it.
struct CopyInjectionRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.componentFindings { $1.injectsCopies ? Finding(.warning, .injectsCopies($0)) : nil }
  }
}

/// Code should state one lifetime for a component.
struct ReplacedLifetimeRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.componentFindings {
      $1.hasReplacedLifetime ? Finding(.warning, .replacedLifetime($0)) : nil
    }
  }
}

/// Services that a repeated registration adds lead to the factory of the first one.
struct RepetitionRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    checked.componentFindings {
      $1.isExtendedByRepetition ? Finding(.warning, .extendedByRepetition($0)) : nil
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

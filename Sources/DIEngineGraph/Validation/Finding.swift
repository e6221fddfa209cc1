internal import DIEngine

/// A result of validating a dependency graph.
package struct Finding: Sendable {
  package enum Severity: Equatable, Sendable {
    /// The graph does not work as declared.
    case error
    case warning
    case info
    case verbose
  }

  /// One target of one edge.
  package struct Use: Sendable {
    package let owner: Int
    package let edge: DependencyEdge
    package let target: Int
  }

  /// A runtime argument that a delayed request passes.
  package struct Argument: Sendable {
    /// Its place among the arguments, from 0.
    package let index: Int
    package let given: any Any.Type
    package let taken: any Any.Type
  }

  package enum Kind: Sendable {
    /// A requested component has no factory, and can't get instances from elsewhere.
    case withoutFactory(Use)
    /// A requested component has no factory. One of its external instances may lead to the owner.
    case onlyExternal(Use)
    /// A requested component has no factory. It keeps its external instances.
    case onlyOnceKept(Use)
    /// A component without a factory is never requested.
    case unaskedWithoutFactory(Int)
    /// Several components offer the requested service, and none is preferred.
    case ambiguous(owner: Int, DependencyEdge)
    /// No component offers the requested service.
    case unknown(owner: Int, DependencyEdge)
    /// All objects of the cycle are transient: they create one another endlessly.
    case endless(Cycle)
    /// When the cycle comes back to this member, it creates another object.
    case renewed(Cycle, member: Int)
    /// Kept members of the cycle hold objects of the object graph in which they were created; later
    /// object graphs have others.
    case stale(Cycle)
    /// Each initializer of the cycle needs the object of the next component.
    case initializers(Cycle)
    /// No dependency in the cycle is deferred or delayed.
    case uncut(Cycle)
    /// The number of cycles and their average length.
    case cycles(count: Int, averageLength: Double)
    /// There are too many cycles to check each; the shortest ones that break a rule are reported.
    case tooManyCycles(limit: CycleSearch.Limit)
    /// No entry point leads to the component.
    case unused(Int)
    /// A delayed request is synchronous, and leads along these vertices to a component whose objects only
    /// asynchronous requests can make.
    case needsTask(Use, way: [Int])
    /// The component is offered as a type of which its objects are not.
    case impossibleService(Int, any Any.Type)
    /// The owner passes an argument that the target can't take.
    case wrongArgument(Use, Argument)
    /// The component's injections receive copies of its objects.
    case injectsCopies(Int)
    /// The lifetime of the component replaces another one that code stated.
    case replacedLifetime(Int)
    /// A registration that the line of the component repeats added a service to the first one.
    case extendedByRepetition(Int)
    /// The component takes precedence in tests, but no other one offers any of its services.
    case replacesNothing(Int)
  }

  package let severity: Severity
  package let kind: Kind

  init(_ severity: Severity, _ kind: Kind) {
    self.severity = severity
    self.kind = kind
  }
}

extension DependencyGraph {
  /// Validates the graph against all rules. The graph works as declared if no finding is an error.
  ///
  /// - Parameters:
  ///     - checksCycles: Whether to apply the rules for cycles.
  ///     - classes: The classes of which objects may be.
  ///     - limit: The number of cycles, and the work, up to which every cycle is checked. In a graph
  ///     with more cycles, the validation searches for cycles that break a rule.
  /// - Complexity: Grows with the size of the graph.
  package func findings(
    checksCycles: Bool, among classes: any KnownClasses, _ limit: CycleSearch.Limit = .ofChecks
  ) -> [Finding] {
    let checked = ValidationContext(self, classes)
    let rules: [any GraphRule] = [
      MissingFactoryRule(), NeedsRootInjectionRule(), NeedsPriorInjectionRule(),
      InjectOnlyComponentRule(),
      AmbiguousRule(), UnknownRule(), SynchronousDelayRule(), ImpossibleServiceRule(),
      WrongArgumentRule(), CopyInjectionRule(), ReplacedLifetimeRule(), RepetitionRule(),
      IdleTestRule(),
    ]
    return rules.flatMap { $0.findings(in: checked) }
      + (checksCycles ? cycleFindings(checked, limit) : []) + UnusedRule().findings(in: checked)
  }

  private func cycleFindings(
    _ checked: ValidationContext, _ limit: CycleSearch.Limit
  ) -> [Finding] {
    let cycles = ValidatedCycles(of: checked, limit)
    let rules: [any CycleRule] = [
      EndlessCycleRule(), TransientInCycleRule(), MixedLifetimeCycleRule(), InitializerCycleRule(),
      UnbrokenCycleRule(),
    ]
    return cycles.summary
      + rules.flatMap { rule in
        cycles.suspects(of: rule).compactMap { rule.finding(for: $0, in: checked) }
      }
  }
}

/// A rule that a dependency graph satisfies or breaks.
protocol GraphRule {
  func findings(in checked: ValidationContext) -> [Finding]
}

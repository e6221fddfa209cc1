/// What a rule found in a graph. ``GraphModel/text(of:)`` tells it in words.
public struct Finding: Sendable {
  /// How bad it is.
  public enum Severity: Equatable, Sendable {
    /// The graph does not work as declared.
    case error
    /// Something works otherwise than the declaration suggests.
    case warning
    /// A rule could not see everything.
    case notChecked
    /// Usually as intended.
    case note
    /// A number that is no finding.
    case verbose
  }

  /// One target of one edge.
  package struct Use: Sendable {
    package let owner: Int
    /// The index among the edges of the owner.
    package let edge: Int
    package let target: Int
  }

  package enum Kind: Sendable {
    /// No component offers the requested service.
    case unknown(owner: Int, edge: Int)
    /// Several components offer the requested service, and none is preferred.
    case ambiguous(owner: Int, edge: Int)
    /// A requested component has no factory, and can't get instances from elsewhere.
    case withoutFactory(Use)
    /// A requested component has no factory. One of its external instances may lead to the owner.
    case onlyExternal(Use)
    /// A requested component has no factory. It keeps its external instances.
    case onlyOnceKept(Use)
    /// A component without a factory is never requested.
    case unaskedWithoutFactory(Int)
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
    /// It isn't known how long some objects of the cycle are kept.
    case undecidedCycle(Cycle)
    /// The number of cycles and their average length.
    case cycles(count: Int, averageLength: Double)
    /// There are too many cycles to check each; the shortest ones that break a rule are reported.
    case tooManyCycles(limit: CycleSearch.Limit)
    /// No entry point leads to the component.
    case unused(Int)
    /// A delayed request is synchronous, and leads along these vertices to a component whose objects only
    /// asynchronous requests can make.
    case needsTask(Use, path: [Int])
    /// The component is offered as a type of which its objects are not.
    case impossibleService(Int, type: Int)
    /// The owner passes an argument that the target can't take: one of the edge's wrong ones.
    case wrongArgument(owner: Int, edge: Int, number: Int)
    /// The component's injections receive copies of its objects.
    case injectsCopies(Int)
    /// The lifetime of the component replaces another one that code stated.
    case replacedLifetime(Int)
    /// A registration that the line of the component repeats added a service to the first one.
    case extendedByRepetition(Int)
    /// The component takes precedence in tests, but no other one offers any of its services.
    case replacesNothing(Int)
    /// The first component of the path outlives the last one, whose object it holds.
    case captive(path: [Int], Captivity)
    /// It isn't known how long the object is kept that the first component of the path holds.
    case undecidedCaptive(path: [Int])
    /// A component that outlives its request keeps an argument of this type.
    case capturedArgument(Int, type: Int)
    /// A default has nothing to be preferred to.
    case idleDefault(Int)
    /// A component loses each request for one object against one of the others.
    case neverChosen(Int, winners: [Int])
    /// A child's component hides one of its parent that is kept otherwise.
    case shadowedLifetime(Int, hidden: Int)
    /// Objects are held weakly, and nothing that is kept holds them.
    case weakWithoutKeeper(Int)
    /// Only lazies or providers break a cycle of initializers.
    case lazyCycle(Cycle)
    /// Code of the component takes the container.
    case undeclared(Int)
    /// The registration accepts a finding that it doesn't have, or a code that no rule has.
    case uselessAcceptance(Int, code: String, isKnown: Bool)
    /// The component has an end that never runs.
    case endWithoutKeeper(Int)
    /// Closures of the component may throw.
    case mayThrow(Int)
  }

  /// Why an object belongs to a shorter life than its owner.
  package enum Captivity: Sendable {
    case ofChild, ofContainer, ofInnerScope, ofOtherScope
  }

  /// How bad it is.
  public let severity: Severity
  package let kind: Kind

  package init(_ severity: Severity, _ kind: Kind) {
    self.severity = severity
    self.kind = kind
  }

  /// The code, such as `DIG001`, whose meaning never changes; nil for a number that is no finding.
  public var code: String? { kind.code }
}

extension GraphModel {
  /// Applies the rules about what is declared, without those that only doubt a declaration. The graph works as declared
  /// if no finding is an error.
  ///
  /// - Complexity: Grows with the size of the graph.
  public func declaredFindings() -> [Finding] { declaredFindings(checksCycles: true) }

  /// - Parameters:
  ///     - checksCycles: Whether to apply the rules for cycles.
  ///     - limit: The number of cycles, and the work, up to which every cycle is checked. In a graph
  ///     with more cycles, the validation searches for cycles that break a rule.
  package func declaredFindings(
    checksCycles: Bool, _ limit: CycleSearch.Limit = .ofChecks
  ) -> [Finding] {
    CheckedGraph(self, isStrict: false).declaredFindings(checksCycles: checksCycles, limit)
  }
}

extension CheckedGraph {
  package func declaredFindings(
    checksCycles: Bool = true, _ limit: CycleSearch.Limit = .ofChecks
  ) -> [Finding] {
    let rules: [any GraphRule] = [
      MissingFactoryRule(), NeedsRootInjectionRule(), NeedsPriorInjectionRule(),
      InjectOnlyComponentRule(), AmbiguousRule(), UnknownRule(), SynchronousDelayRule(),
      ImpossibleServiceRule(), WrongArgumentRule(), CopyInjectionRule(), ReplacedLifetimeRule(),
      RepetitionRule(), IdleTestRule(),
    ]
    let lastRules: [any GraphRule] = [UnusedRule(), CaptiveRule()]
    return rules.flatMap { $0.findings(in: self) } + (checksCycles ? cycleFindings(limit) : [])
      + lastRules.flatMap { $0.findings(in: self) }
  }

  private func cycleFindings(_ limit: CycleSearch.Limit) -> [Finding] {
    let cycles = CheckedCycles(of: self, limit)
    let rules: [any CycleRule] = [
      EndlessCycleRule(), TransientInCycleRule(), MixedLifetimeCycleRule(), InitializerCycleRule(),
      UnbrokenCycleRule(), UndecidedCycleRule(),
    ]
    return cycles.summary
      + rules.flatMap { rule in
        cycles.suspects(of: rule).compactMap { rule.finding(for: $0, in: self) }
      }
  }
}

/// A rule that a graph satisfies or breaks. Those that only doubt a declaration are in `DIGraphTools`: programs that
/// don't import it don't contain them.
package protocol GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding]
}

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

    package init(owner: Int, edge: Int, target: Int) {
      (self.owner, self.edge, self.target) = (owner, edge, target)
    }
  }

  /// What was found; `GraphModel+Text` has the words for each. Numbers are indices of components, edges and types.
  package enum Kind: Sendable {
    case unknown(owner: Int, edge: Int)
    case ambiguous(owner: Int, edge: Int)
    case withoutFactory(Use)
    case onlyExternal(Use)
    case onlyOnceKept(Use)
    case unaskedWithoutFactory(Int)
    case endless(Cycle)
    case renewed(Cycle, member: Int)
    case stale(Cycle)
    case initializers(Cycle)
    case uncut(Cycle)
    case undecidedCycle(Cycle)
    /// The number of cycles and their average length.
    case cycles(count: Int, averageLength: Double)
    case tooManyCycles(limit: CycleSearch.Limit)
    case unused(Int)
    case needsTask(Use, path: [Int])
    case impossibleService(Int, type: Int)
    /// The owner passes an argument, counted from 0, that the target can't take.
    case wrongArgument(owner: Int, target: Int, number: Int, given: Int, taken: Int)
    case injectsCopies(Int)
    case replacedLifetime(Int)
    case extendedByRepetition(Int)
    case replacesNothing(Int)
    /// The first component of the path outlives the last one, whose object it holds.
    case captive(path: [Int], Captivity)
    case undecidedCaptive(path: [Int])
    case capturedArgument(Int, type: Int)
    case idleDefault(Int)
    case neverChosen(Int, winners: [Int])
    case shadowedLifetime(Int, hidden: Int)
    case weakWithoutKeeper(Int)
    case lazyCycle(Cycle)
    case undeclared(Int)
    case uselessAcceptance(Int, code: String, isKnown: Bool)
    case endWithoutKeeper(Int)
    case mayThrow(Int)
    /// The target is of the needed type on an actor only, and the owner is made elsewhere.
    case isolatedConformance(Use, actor: Int)
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
      IdleTestRule(),
    ]
    let lastRules: [any GraphRule] = [UnusedRule(), CaptiveRule()]
    return rules.flatMap { $0.findings(in: self) } + model.known
      + (checksCycles ? cycleFindings(limit) : [])
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

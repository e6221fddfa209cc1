/// A rule that applies to each cycle of a dependency graph.
///
/// If there are too many cycles to check each, the validation searches for cycles that break the rule.
/// For this search the rule states which arcs such cycles can contain, and which of these are
/// suspicious.
protocol CycleRule {
  /// Whether a cycle that breaks the rule can contain an arc.
  func follows(_ arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph) -> Bool
  /// Returns how likely a cycle through an arc breaks the rule, or nil if the arc is no evidence. Each
  /// cycle that breaks the rule has a suspicious arc.
  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph
  ) -> Suspicion?
  /// Returns the finding for a cycle, or nil if the cycle satisfies the rule.
  func finding(for cycle: Cycle, in checked: CheckedGraph) -> Finding?
}

extension CycleRule {
  func follows(_ arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph) -> Bool { true }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph
  ) -> Suspicion? { .strong }
}

/// How likely a cycle through an arc breaks a rule. Not every suspect is checked if there are too many,
/// so arcs that can make validation fail must be strong suspects.
enum Suspicion: CaseIterable {
  /// Checked first.
  case strong
  /// Checked as far as the limit allows.
  case weak
}

/// The initializers of a cycle must not all need the object of the next component.
struct InitializerCycleRule: CycleRule {
  func follows(_ arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph) -> Bool {
    checked.edge(vertex, arc).isPlainParameter
  }

  func finding(for cycle: Cycle, in checked: CheckedGraph) -> Finding? {
    checked.model.edges(of: cycle).allSatisfy(\.isPlainParameter)
      ? Finding(.error, .initializers(cycle)) : nil
  }
}

/// A cycle must contain an object that is kept, or a member that is reused when requested again.
/// Otherwise the members create one another endlessly.
struct EndlessCycleRule: CycleRule {
  func follows(_ arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph) -> Bool {
    checked.isRenewed(vertex) && checked.isRenewed(arc.target)
  }

  func finding(for cycle: Cycle, in checked: CheckedGraph) -> Finding? {
    cycle.vertices.allSatisfy(checked.isRenewed) ? Finding(.error, .endless(cycle)) : nil
  }
}

extension CheckedGraph {
  /// Whether each request for the component creates an object, even from inside a cycle.
  func isRenewed(_ vertex: Int) -> Bool {
    components[vertex].isRenewed
  }
}

/// A cycle must come back to the object with which it began.
///
/// The beginning is known only for entry points. Elsewhere a transient member is only a warning.
struct TransientInCycleRule: CycleRule {
  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph
  ) -> Suspicion? {
    guard checked.isRenewed(vertex) else { return nil }
    return checked.isBeginning(vertex) ? .strong : .weak
  }

  func finding(for cycle: Cycle, in checked: CheckedGraph) -> Finding? {
    let renewed = cycle.vertices.filter(checked.isRenewed)
    guard let first = renewed.first, renewed.count < cycle.vertices.count,
      !cycle.vertices.contains(where: checked.isUndecided)
    else { return nil }
    if let beginning = renewed.first(where: checked.isBeginning) {
      return Finding(.error, .renewed(cycle, member: beginning))
    }
    guard !cycle.vertices.contains(where: checked.isBeginning) else { return nil }
    return Finding(.warning, .renewed(cycle, member: first))
  }
}

extension CheckedGraph {
  /// Whether an object graph is known to begin at the component.
  func isBeginning(_ vertex: Int) -> Bool {
    hasRoots && components[vertex].isEntered
  }
}

/// Kept instances must not form a cycle with objects that aren't kept: they would continue to hold
/// those of the object graph in which they were created.
struct MixedLifetimeCycleRule: CycleRule {
  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph
  ) -> Suspicion? {
    guard checked.isKept(vertex) else { return nil }
    return checked.isLeftBehind(arc.target) ? .strong : .weak
  }

  func finding(for cycle: Cycle, in checked: CheckedGraph) -> Finding? {
    let kept = cycle.vertices.filter(checked.isKept)
    guard !kept.isEmpty, cycle.vertices.contains(where: checked.isLeftBehind) else { return nil }
    // If the cycle begins with its only kept instance, it is created once, together with the instance.
    if kept.count == 1, checked.isBeginning(kept[0]) { return nil }
    return Finding(.warning, .stale(cycle))
  }
}

extension CheckedGraph {
  /// Whether the engine keeps the component's instances beyond an object graph. The behavior of a
  /// user's instance store is unknown.
  fileprivate func isKept(_ vertex: Int) -> Bool {
    components[vertex].lifetime.isShared
  }

  /// Whether the next object graph has other instances of the component.
  fileprivate func isLeftBehind(_ vertex: Int) -> Bool {
    components[vertex].isHeldByItsOwner
  }
}

/// Some dependency of a cycle must be deferred or delayed. An array in an initializer counts, too: it
/// omits objects that are being created.
struct UnbrokenCycleRule: CycleRule {
  func follows(_ arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph) -> Bool {
    !checked.edge(vertex, arc).cutsCycles
  }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph
  ) -> Suspicion? {
    // `InitializerCycleRule` reports cycles of initializers alone.
    checked.edge(vertex, arc).isPlainParameter ? nil : .strong
  }

  func finding(for cycle: Cycle, in checked: CheckedGraph) -> Finding? {
    let edges = checked.model.edges(of: cycle)
    guard !edges.contains(where: \.cutsCycles), !edges.allSatisfy(\.isPlainParameter)
    else { return nil }
    return Finding(.error, .uncut(cycle))
  }
}

/// It must be known how long each object of a cycle is kept; if not, the other rules can't decide about all of it.
struct UndecidedCycleRule: CycleRule {
  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph
  ) -> Suspicion? {
    checked.isUndecided(vertex) ? .weak : nil
  }

  func finding(for cycle: Cycle, in checked: CheckedGraph) -> Finding? {
    cycle.vertices.contains(where: checked.isUndecided)
      ? Finding(.notChecked, .undecidedCycle(cycle)) : nil
  }
}

extension CheckedGraph {
  fileprivate func isUndecided(_ vertex: Int) -> Bool {
    components[vertex].lifetime.keeper == .unknown
  }
}

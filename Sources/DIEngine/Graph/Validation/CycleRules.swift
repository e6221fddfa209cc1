/// A rule about each cycle of a declared graph.
///
/// Where there are too many cycles to look at each, those that break the rule are looked for. So
/// that a broken rule is noticed then, too, the rule tells which arcs such cycles can go along, and
/// which of them are worth a search.
protocol CycleRule {
  /// Whether a cycle that breaks the rule can go along an arc.
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  /// Whether a cycle along an arc may break the rule. Each cycle that does has such an arc.
  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion?
  /// What a person should know of a cycle, if it breaks the rule.
  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding?
}

/// How likely a cycle along an arc breaks a rule. Not all are looked at where there are too many,
/// so those that make the graph fail must be strongly suspected.
enum Suspicion: CaseIterable {
  /// Looked at first.
  case strong
  /// Looked at as far as the limit allows.
  case weak
}

/// Not every object of a cycle is needed by the initializer of the one before.
struct InitializerCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  {
    checked.edge(vertex, arc).isPlainParameter
  }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    .strong
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    checked.graph.edges(of: cycle).allSatisfy(\.isPlainParameter)
      ? Finding(.error, .initializers(cycle)) : nil
  }
}

extension DependencyEdge {
  /// Whether an initializer needs the finished object.
  var isPlainParameter: Bool { isInitial && !isMany && !isDelayed }
}

/// In a cycle some object is kept, or a member that is asked for again is reused; otherwise all
/// are made anew for each other without end.
struct EndlessCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  {
    checked.isRenewed(vertex) && checked.isRenewed(arc.target)
  }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    .strong
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    cycle.vertices.allSatisfy(checked.isRenewed) ? Finding(.error, .endless(cycle)) : nil
  }
}

extension ValidationContext {
  /// Whether each request for a component makes an object, even from inside a cycle.
  func isRenewed(_ vertex: Int) -> Bool {
    guard let component = component(vertex) else { return false }
    return component.lifetime.kept == .nowhere && !component.closesCycles
  }
}

/// A cycle does not come back to another object than it began with.
///
/// Where it begins is known only of components that are asked for from outside. Elsewhere a member
/// that is made anew each time is worth a look, no more.
struct TransientInCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  { true }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    guard checked.isRenewed(vertex) else { return nil }
    return checked.isBeginning(vertex) ? .strong : .weak
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    let renewed = cycle.vertices.filter(checked.isRenewed)
    guard let first = renewed.first, renewed.count < cycle.vertices.count else { return nil }
    if let beginning = renewed.first(where: checked.isBeginning) {
      return Finding(.error, .renewed(cycle, member: beginning))
    }
    guard !cycle.vertices.contains(where: checked.isBeginning) else { return nil }
    return Finding(.warning, .renewed(cycle, member: first))
  }
}

extension ValidationContext {
  /// Whether a graph of objects is known to begin at a component.
  func isBeginning(_ vertex: Int) -> Bool {
    hasRoots && (component(vertex)?.isEntered ?? false)
  }
}

/// Objects that are kept do not form a cycle with others that are not: they would go on with those
/// of the graph that they were made in.
struct MixedLifetimeCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  { true }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    guard checked.isKept(vertex) else { return nil }
    return checked.isLeftBehind(arc.target) ? .strong : .weak
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    let kept = cycle.vertices.filter(checked.isKept)
    guard !kept.isEmpty, cycle.vertices.contains(where: checked.isLeftBehind) else { return nil }
    // A cycle that begins with the only object that is kept is made once with it.
    if kept.count == 1, checked.isBeginning(kept[0]) { return nil }
    return Finding(.warning, .stale(cycle))
  }
}

extension ValidationContext {
  /// Whether the engine keeps the objects of a component beyond a graph. What a storage of the
  /// user does is not known.
  fileprivate func isKept(_ vertex: Int) -> Bool {
    component(vertex)?.lifetime.isShared ?? false
  }

  /// Whether the next graph has other objects of a component.
  fileprivate func isLeftBehind(_ vertex: Int) -> Bool {
    guard let kept = component(vertex)?.lifetime.kept else { return false }
    return kept == .nowhere || kept == .graph
  }
}

/// Some object of a cycle waits: it is injected when the outermost one is made, or asked for
/// later. An array in an initializer leaves out what is being made.
struct UnbrokenCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  {
    !checked.edge(vertex, arc).cutsCycles
  }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    // Cycles of initializers alone are told elsewhere.
    checked.edge(vertex, arc).isPlainParameter ? nil : .strong
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    let edges = checked.graph.edges(of: cycle)
    guard !edges.contains(where: \.cutsCycles), !edges.allSatisfy(\.isPlainParameter)
    else { return nil }
    return Finding(.error, .uncut(cycle))
  }
}

extension DependencyEdge {
  fileprivate var cutsCycles: Bool { isDeferred || isDelayed || (isInitial && isMany) }
}

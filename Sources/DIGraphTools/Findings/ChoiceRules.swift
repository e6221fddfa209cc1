internal import DIGraphRules

/// A default should have something to be preferred to.
struct IdleDefaultRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    guard checked.components.contains(where: { $0.priority == .default }) else { return [] }
    let rivals = Rivals(in: checked.model)
    return checked.componentFindings { vertex, component in
      guard component.priority == .default, !component.needsDefault,
        rivals.groups(of: vertex).allSatisfy(\.isEmpty)
      else { return nil }
      return Finding(.warning, .idleDefault(vertex))
    }
  }
}

/// Some request for one object should be able to choose a component.
struct NeverChosenRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    guard checked.components.contains(where: { $0.priority == .default }) else { return [] }
    var isElement = [Bool](repeating: false, count: checked.components.count)
    for edge in checked.model.edges.joined() where edge.isMany {
      for target in edge.targets { isElement[target] = true }
    }
    let rivals = Rivals(in: checked.model)
    // Code that takes the container may ask for all components of a type, and nothing tells.
    let isUncertain = checked.components.contains { !$0.undeclared.isEmpty }
    return checked.componentFindings { vertex, component in
      guard component.priority == .normal, !isElement[vertex],
        let winners = winners(over: vertex, rivals, in: checked)
      else { return nil }
      return Finding(isUncertain ? .note : .warning, .neverChosen(vertex, winners: winners))
    }
  }

  /// Returns the defaults against which a component loses all requests; nil if it may win one.
  private func winners(over vertex: Int, _ rivals: Rivals, in checked: CheckedGraph) -> [Int]? {
    var winners: [Int] = []
    for others in rivals.groups(of: vertex) {
      // Modules prefer their own components, and see only some.
      guard (others + [vertex]).allSatisfy({ !checked.components[$0].isInModule }) else {
        return nil
      }
      let defaults = others.filter { checked.components[$0].priority == .default }
      guard !defaults.isEmpty else { return nil }
      winners += defaults.filter { !winners.contains($0) }
    }
    return winners.isEmpty ? nil : winners
  }
}

/// The components of one container that offer the same.
private struct Rivals {
  private let model: GraphModel
  private let offering: [OfferedName: [Int]]

  init(in model: GraphModel) {
    self.model = model
    offering = model.offeringNames
  }

  /// Returns, for each type and name that a component offers, the other components of its container that offer it.
  func groups(of vertex: Int) -> [[Int]] {
    let component = model.components[vertex]
    return component.offeredNames.map { name in
      offering[name, default: []].filter {
        $0 != vertex && model.components[$0].level == component.level
      }
    }
  }
}

/// A child's component should keep its objects like the one of the parent that it hides: the parent's other components
/// get it in requests to the child.
struct ShadowedLifetimeRule: GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding] {
    let components = checked.components
    guard components.contains(where: { $0.level > 0 }) else { return [] }
    let offering = checked.model.offeringNames
    return components.indices.flatMap { vertex -> [Finding] in
      let component = components[vertex]
      guard component.priority != .test else { return [] }
      var seen: Set<Int> = []
      return component.offeredNames.flatMap { offering[$0, default: []] }.filter { hidden in
        components[hidden].level > component.level
          && !isKeptAlike(component.lifetime, components[hidden].lifetime)
          && seen.insert(hidden).inserted
      }.map { Finding(.warning, .shadowedLifetime(vertex, hidden: $0)) }
    }
  }

  private func isKeptAlike(_ one: GraphModel.Lifetime, _ other: GraphModel.Lifetime) -> Bool {
    one.keeper == other.keeper && one.isWeak == other.isWeak && one.storage == other.storage
  }
}

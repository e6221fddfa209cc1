extension CheckedGraph {
  /// Returns the findings without those that the registrations at their places accept, and a finding for each acceptance
  /// that silences nothing.
  func withoutAccepted(_ findings: [GraphFinding]) -> [GraphFinding] {
    var accepted: [GraphComponent.ID: [String]] = [:]
    for component in components where !component.accepted.isEmpty {
      accepted[component.id] = component.accepted
    }
    guard !accepted.isEmpty else { return findings }
    var silenced: [GraphComponent.ID: Set<String>] = [:]
    let reported = findings.filter { finding in
      guard let id = finding.components.first,
        accepted[id]?.contains(finding.code.rawValue) == true
      else { return true }
      silenced[id, default: []].insert(finding.code.rawValue)
      return false
    }
    return reported
      + components.flatMap { component in
        component.accepted.filter { silenced[component.id]?.contains($0) != true }.map {
          useless($0, component)
        }
      }
  }

  private func useless(_ code: String, _ component: GraphComponent) -> GraphFinding {
    let isKnown = GraphFinding.Code.allCases.contains { $0.rawValue == code }
    return GraphFinding(
      .uselessAcceptance, .warning,
      isKnown
        ? "the registration of \(component.name) accepts \(code), which no rule finds there"
        : "the registration of \(component.name) accepts \(code), which no rule has as its code",
      remedy: "don't accept it.", [component])
  }
}

internal import DIGraphRules

extension GraphModel {
  /// Returns the findings without those that the registrations at their places accept, and a finding for each acceptance
  /// that silences nothing.
  func withoutAccepted(_ findings: [Finding]) -> [Finding] {
    guard components.contains(where: { !$0.accepted.isEmpty }) else { return findings }
    var silenced: [Int: Set<String>] = [:]
    let reported = findings.filter { finding in
      guard accepts(finding) else { return true }
      let text = text(of: finding)
      silenced[text.components[0], default: []].insert(text.code!)
      return false
    }
    return reported
      + components.indices.flatMap { vertex in
        components[vertex].accepted.filter { silenced[vertex]?.contains($0) != true }.map {
          let code = GraphFinding.Code(rawValue: $0)
          return Finding(
            .warning,
            .uselessAcceptance(
              vertex, code: $0, isKnown: GraphFinding.Code.allCases.contains(code)))
        }
      }
  }
}

extension GraphModel {
  /// Returns the findings without those that the registrations at their places accept, and a finding for each acceptance
  /// that silences nothing.
  ///
  /// - Parameter codes: All codes of rules.
  func withoutAccepted(_ findings: [Finding], _ codes: Set<String>) -> [Finding] {
    guard components.contains(where: { !$0.accepted.isEmpty }) else { return findings }
    var silenced: [Int: Set<String>] = [:]
    let reported = findings.filter { finding in
      guard accepts(finding), let vertex = text(of: finding).components.first else { return true }
      silenced[vertex, default: []].insert(finding.code ?? "")
      return false
    }
    return reported
      + components.indices.flatMap { vertex in
        components[vertex].accepted.filter { silenced[vertex]?.contains($0) != true }.map {
          Finding(
            .warning, .uselessAcceptance(vertex, code: $0, isKnown: codes.contains($0)))
        }
      }
  }

  /// Whether the registration that a finding is about accepts it.
  public func accepts(_ finding: Finding) -> Bool {
    guard let vertex = text(of: finding).components.first, let code = finding.code else {
      return false
    }
    return components[vertex].accepted.contains(code)
  }
}

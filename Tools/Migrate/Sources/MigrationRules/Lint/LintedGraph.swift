/// Who needs whom in one container, as far as the sources tell.
struct LintedGraph: Sendable {
  struct Edge: Sendable {
    let need: LintComponent.Need
    let target: Int
  }

  let container: LintedContainer
  /// The edges of each component.
  private(set) var edges: [[Edge]]
  private(set) var findings: [LintFinding] = []
  private(set) var gaps: [LintGap] = []

  init(_ container: LintedContainer) {
    self.container = container
    edges = container.members.map { _ in [] }
    for owner in container.members.indices where !container.component(owner).isConditional {
      for need in container.component(owner).needs { add(need, of: owner) }
    }
    checkInitializers()
    let cycles = LintedCycles(self)
    findings += cycles.findings
    gaps += cycles.gaps
    let captives = LintedCaptives(self)
    findings += captives.findings
    gaps += captives.gaps
    findings = findings.filter { finding in
      !container.members.contains {
        $0.component.place == finding.place && $0.component.accepted.contains(finding.code.rawValue)
      }
    }
  }

  private mutating func add(_ need: LintComponent.Need, of owner: Int) {
    let component = container.component(owner)
    switch container.choice(need, of: owner) {
    case .found(let targets):
      edges[owner] += targets.map { Edge(need: need, target: $0) }
    case .unknown(let reason):
      gaps.append(LintGap(place: component.place, reason: reason))
    case .nothing:
      let rest = need.isMany ? ": it gets none" : need.isOptional ? ": it gets nil" : ""
      findings.append(
        LintFinding(
          code: .notRegistered, severity: need.isMany || need.isOptional ? .warning : .error,
          place: component.place, message: "no component offers \(text(need, owner))\(rest)",
          remedy:
            "register \(need.type), offer a registered component as that type, or request an Optional."
        ))
    case .ambiguous(let all):
      // Whichever is preferred one day closes a cycle, or is held too long.
      edges[owner] += all.map { Edge(need: need, target: $0) }
      findings.append(
        LintFinding(
          code: .ambiguous, severity: need.isOptional ? .warning : .error, place: component.place,
          message: "\(all.count) components offer \(text(need, owner)), and none is preferred: "
            + all.map { placedName($0) }.joined(separator: ", "),
          remedy:
            "make one of them the default, request it by a name or tag, or request all of them."))
    }
  }

  private func text(_ need: LintComponent.Need, _ owner: Int) -> String {
    let with =
      need.qualifiers.isEmpty ? "" : " with \(need.qualifiers.joined(separator: " and "))"
    let stage = need.stage == .initializer ? "for its initializer" : "for an injection"
    return "\(need.type)\(with), which \(name(owner)) needs \(stage)"
  }

  func name(_ position: Int) -> String { container.component(position).name }

  func placedName(_ position: Int) -> String {
    let place = container.component(position).place
    return "\(name(position)) (\(place.file):\(place.line))"
  }

  func path(_ positions: [Int]) -> String { positions.map(name).joined(separator: " -> ") }

  /// A component that is needed must be able to make objects, or get one from elsewhere.
  private mutating func checkInitializers() {
    let parts = StrongComponents(edges.map { $0.map(\.target) })
    for owner in edges.indices {
      for edge in edges[owner] {
        let target = container.component(edge.target)
        guard !target.canMake, target.generation == .modern else { continue }
        switch target.keeper {
        case .nothing: break
        case .objectGraph where !parts.areTogether(owner, edge.target): break
        default: continue
        }
        let stage = edge.need.stage == .initializer ? "for its initializer" : "for an injection"
        findings.append(
          LintFinding(
            code: .withoutInitializer, severity: edge.need.isOptional ? .warning : .error,
            place: target.place,
            message: "\(name(edge.target)) has no initializer, but \(name(owner)) needs it as "
              + "\(edge.need.type) \(stage)", remedy: "register an initializer."))
      }
    }
  }
}

/// The strongly connected components of a graph.
struct StrongComponents: Sendable {
  /// The number of the part of each vertex; nil for vertices on no cycle.
  let part: [Int?]

  init(_ targets: [[Int]]) { part = RegistrationGraph.cycles(targets) }

  func areTogether(_ one: Int, _ other: Int) -> Bool {
    part[one] != nil && part[one] == part[other]
  }
}

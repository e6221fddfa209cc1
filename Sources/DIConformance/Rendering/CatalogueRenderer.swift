/// Renders contracts as a Markdown page: why each of them exists, and what some containers show.
public struct CatalogueRenderer: Sendable {
  /// The containers whose declared values the page tells.
  public var containers: [ContainerUnderTest]

  /// Creates a renderer.
  ///
  /// - Parameter containers: The containers whose declared values the page tells.
  public init(containers: [ContainerUnderTest]) {
    self.containers = containers
  }

  /// Returns the contracts as a Markdown document with a trailing newline.
  ///
  /// - Parameter contracts: The contracts, in the order of the page.
  /// - Returns: The document.
  public func render(_ contracts: [Contract]) -> String {
    var groups: [String] = []
    for contract in contracts where groups.last != contract.group { groups.append(contract.group) }
    var blocks = ["# The contracts", introduction(contracts)]
    for group in groups {
      blocks.append("## \(group)")
      blocks += contracts.filter { $0.group == group }.map(entry)
    }
    blocks += ["## Rules without a scenario", notes, MeasuredContainer.page]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func introduction(_ contracts: [Contract]) -> String {
    let counts = Contract.Level.allCases.map { level in
      "\(contracts.count { $0.level == level }) \(level.rawValue)"
    }
    return """
      Catalogue \(CatalogueVersion.current): \(contracts.count) contracts (\(counts.joined(separator: ", "))). \
      `di-conformance --catalogue` prints this page; don't edit it.

      *core*: any container must hold it. *extended*: it belongs to a capability, or asks for a policy. \
      *profile*: it records the history of one library, and runs where an adapter sets `runsProfile`. \
      The contracts about tasks (`async`) state what any asynchronous container needs: an object is \
      made once although its making suspends, cancelled tasks stop waiting and spoil nothing for the \
      others, actors are respected, failures leave nothing behind, and no thread is blocked.
      """
  }

  private func entry(_ contract: Contract) -> String {
    var facts = [contract.level.rawValue, contract.class.word, "since \(contract.since)"]
    if !contract.needs.isEmpty {
      facts.append("needs " + contract.needs.map { "`\($0.rawValue)`" }.joined(separator: ", "))
    }
    var lines = ["### \(contract.id): \(contract.title)", "", "*\(facts.joined(separator: "; "))*"]
    if let explanation = contract.explanation {
      lines += [
        "", explanation.why, "",
        "- \(contract.isPolicy ? "What users notice" : "If it doesn't hold"): \(explanation.cost)",
        contract.isPolicy ? "- \(explanation.cause)" : "- Usual cause: \(explanation.cause)",
        "- Experiment: \(explanation.experiment)",
      ]
    }
    if case .policy(let known) = contract.class {
      lines +=
        ["", "Values:", ""] + known.map { "- *\($0)*: \(contract.explanation?.values[$0] ?? "")" }
    }
    let shown = containers.compactMap { show(contract, on: $0) }
    if !shown.isEmpty { lines += ["", "Shown: " + shown.joined(separator: "; ") + "."] }
    return lines.joined(separator: "\n")
  }

  /// What a container declares about a contract, if that is more than that it holds.
  private func show(_ contract: Contract, on container: ContainerUnderTest) -> String? {
    if let value = container.shows[contract.id] { return "\(container.name) *\(value.value)*" }
    if let reason = container.breaks[contract.id] {
      return "\(container.name) breaks it (\(reason))"
    }
    return nil
  }

  private var notes: String {
    CatalogueNote.all.map { note in
      let origin = note.withdrawn.map { " (\($0.id) until \($0.in))" } ?? ""
      return "- \(note.title)\(origin): \(note.reason)."
    }.joined(separator: "\n")
  }
}

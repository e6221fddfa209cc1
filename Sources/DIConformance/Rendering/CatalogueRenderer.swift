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

/// Other containers under these contracts: dated facts, each about one version.
enum MeasuredContainer {
  /// The facts as a chapter of Markdown.
  static let page = """
    ## Other containers

    Measured on 24 November 2026, with the contracts of that day, which had no levels yet.

    Swinject 2.10.0, by an adapter of 124 lines: 86 contracts held, 8 showed a declared value, 76 were \
    not offered, and 37 failed. Of these, 22 asked for a value to be declared. Ten were one policy, \
    today `refusesSeveral` and `defaults`: the last registration wins (choice-01, choice-02, choice-05, \
    choice-06, choice-07, names-05, names-10, injections-09, optionals-03, recovery-08). Three were too \
    narrow, and are a capability or the profile today (arguments-03: the types of arguments are part of \
    its key; providers-04, registration-11). Two were bugs:

    - recovery-02: a request by a wrong forwarded type stores the object and skips its injections, so \
    that all later requests get it uninjected.
    - children-08: the parent keeps an object that was made of the child's.

    A missing dependency of an initializer ends the process there, because its users force-unwrap \
    (today `survivesMissingDependency`).

    A container of 134 lines with scopes, names, parents, arguments, weak objects, graphs and lists, by \
    an adapter of 81 lines: 136 contracts held, 33 were not offered, 38 failed. Of these, 35 asked for \
    a value, and one was a bug, children-08 again.
    """
}

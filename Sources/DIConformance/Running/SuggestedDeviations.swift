/// The deviations that make a report be as declared: those of the adapter, and what the report found.
///
///     print(report.suggestedDeviations[0].swift)
///
/// Read each line before you paste it: a contract in `breaks` may be a bug of the container.
public struct SuggestedDeviations: Sendable {
  /// The name of the container.
  public let container: String

  /// The deviations, with findings as reasons.
  public let deviations: Deviations

  /// The capabilities that the container seems to lack, and whose absence isn't declared.
  public let missing: [Capability]

  /// Whether the report found nothing to declare.
  public let isComplete: Bool

  init(for index: Int, of report: ConformanceReport) {
    container = report.containers[index]
    let before = report.deviations[index]
    var deviations = before
    let cells = report.rows.map { ($0.contract, $0.outcomes[index]) }
    let lacking = Self.lacking(cells, of: deviations)
    for (capability, reason) in lacking { deviations.lacks[capability] = reason }
    for (contract, outcome) in cells
    where contract.needs.allSatisfy({ deviations.lacks[$0] == nil }) {
      Self.declare(outcome, of: contract, in: &deviations)
    }
    missing = lacking.map(\.0)
    self.deviations = deviations
    isComplete = deviations == before
  }

  /// The deviations as Swift: an extension of `Deviations` with a static property.
  public var swift: String {
    let lists: [(String, [String])] = [
      (
        "lacks",
        deviations.lacks.sorted { $0.key.rawValue < $1.key.rawValue }
          .map { ".\($0.key.rawValue): \(Self.literal($0.value))," }
      ),
      ("shows", Self.lines(deviations.shows, Self.literal)),
      ("breaks", Self.lines(deviations.breaks, Self.literal)),
      ("skips", Self.lines(deviations.skips, Self.literal)),
    ]
    let kinds = deviations.tellsApart.map { ".\($0.rawValue)" }.sorted()
    var arguments = lists.filter { !$0.1.isEmpty }.map { name, lines in
      "    \(name): [\n" + lines.map { "      \($0)\n" }.joined() + "    ]"
    }
    if !kinds.isEmpty {
      // The order of the parameters of `Deviations`.
      let place = deviations.lacks.isEmpty ? 0 : 1
      arguments.insert("    tellsApart: [\(kinds.joined(separator: ", "))]", at: place)
    }
    return """
      extension Deviations {
        static let \(Self.identifier(container)) = Deviations(
      \(arguments.joined(separator: ",\n")))
      }

      """
  }

  // MARK: - Finding out

  private typealias Cell = (contract: Contract, outcome: ContractOutcome)

  /// A container lacks a capability if the simplest contract that needs it fails.
  private static func lacking(
    _ cells: [Cell], of deviations: Deviations
  ) -> [(Capability, String)] {
    var lacking: [(Capability, String)] = []
    // Those with the fewest needs first: whether a contract of several capabilities tells about one of
    // them depends on the others.
    for numberOfNeeds in 1...3 {
      for capability in Capability.allCases where deviations.lacks[capability] == nil {
        let isKnown = lacking.contains { $0.0 == capability }
        let probes = cells.filter { cell in
          cell.contract.needs.contains(capability) && cell.outcome.isRun
            && !lacking.contains { $0.0 != capability && cell.contract.needs.contains($0.0) }
        }
        let fewest = probes.map(\.contract.needs.count).min()
        guard !isKnown, fewest == numberOfNeeds,
          let probe = probes.first(where: { $0.contract.needs.count == fewest }),
          let finding = probe.outcome.findings.first
        else { continue }
        lacking.append((capability, reason(finding, from: probe.contract.id + " ")))
      }
    }
    return lacking
  }

  private static func declare(
    _ outcome: ContractOutcome, of contract: Contract, in deviations: inout Deviations
  ) {
    switch (outcome, contract.class) {
    case (.toDeclare, .failure(let kind)):
      deviations.tellsApart.insert(kind)
    case (.toDeclare(let value, let known), _):
      deviations.shows[contract.id] = shown(value, known: known)
    case (.failed(let findings), .policy(let known))
    where findings.first?.message == ContractJudge.policyMessage:
      deviations.shows[contract.id] = shown(findings.first?.found ?? "", known: known)
    case (.failed(let findings), _) where findings.first?.message == ContractJudge.brokenMessage:
      deviations.breaks[contract.id] = nil
    case (.failed(let findings), _):
      deviations.breaks[contract.id] = findings.first.map { reason($0) }
    case (.ended(let finding), _):
      deviations.skips[contract.id] = reason(finding)
    default: break
    }
  }

  private static func shown(_ value: String, known: [String]) -> ShownValue {
    ShownValue(value, because: known.contains(value) ? nil : "TODO: why")
  }

  private static func reason(_ finding: ContractFinding, from source: String = "") -> String {
    var text = "TODO: \(source)\(finding.message)"
    if let expected = finding.expected { text += ", expected \(expected)" }
    if let found = finding.found { text += ", found \(found)" }
    return text.count > 120 ? text.prefix(117) + "..." : text
  }

  // MARK: - Swift

  private static func lines<Value>(
    _ values: [String: Value], _ text: (Value) -> String
  ) -> [String] {
    values.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(text($0.value))," }
  }

  private static func literal(_ value: ShownValue) -> String {
    guard let reason = value.reason else { return literal(value.value) }
    return "ShownValue(\(literal(value.value)), because: \(literal(reason)))"
  }

  private static func literal(_ text: String) -> String {
    text.debugDescription
  }

  /// The name of a container in camel case.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    guard let first = joined.first, first.isLetter else { return "mine" + joined }
    return joined
  }
}

extension ConformanceReport {
  /// For each container, the deviations that make the report be as declared.
  public var suggestedDeviations: [SuggestedDeviations] {
    containers.indices.map { SuggestedDeviations(for: $0, of: self) }
  }
}

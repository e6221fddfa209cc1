private import Foundation

/// The deviations that make a report be as declared: those of the adapter, and what the report found.
///
///     print(report.suggestedDeviations[0].swift)
///
/// Read each line before you paste it: a contract in `breaks` may be a bug of the container. What failed is in `lacks`
/// only if the adapter passes nothing of the capability on, or the container shows that it decides otherwise.
public struct SuggestedDeviations: Sendable {
  /// The name of the container.
  public let container: String

  /// The deviations, with findings as reasons.
  public let deviations: Deviations

  /// The capabilities that the container seems to lack, and whose absence isn't declared.
  public let missing: [Capability]

  /// Whether the report found nothing to declare.
  public let isComplete: Bool

  /// The errors that `classify` doesn't know.
  private let unknownErrors: [String]
  /// The contracts that failed, and that chance may decide.
  private let byChance: [String]

  init(for index: Int, of report: ConformanceReport) {
    container = report.containers[index]
    let before = report.deviations[index]
    var deviations = before
    let cells = report.rows.map { ($0.contract, $0.outcomes[index]) }
    missing = Capability.allCases.filter { capability in
      guard before.lacks[capability] == nil else { return false }
      deviations.lacks[capability] = Self.absence(of: capability, cells, report.used[index])
      return deviations.lacks[capability] != nil
    }
    let offered = cells.filter { contract, _ in
      contract.needs.allSatisfy { deviations.lacks[$0] == nil }
    }
    for (contract, outcome) in offered { Self.declare(outcome, of: contract, in: &deviations) }
    for (contract, outcome) in offered { Self.tellApart(outcome, of: contract, in: &deviations) }
    self.deviations = deviations
    isComplete = deviations == before
    let findings = offered.flatMap { $0.1.findings }.filter {
      $0.expected == ContractTrial.knownError
    }
    unknownErrors = Set(findings.compactMap(\.found)).sorted()
    byChance = offered.filter { contract, outcome in
      if case .stochastic = contract.class { !outcome.isAsDeclared } else { false }
    }.map(\.0.id)
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
      \(hint)extension Deviations {
        static let \(Self.identifier(container)) = Deviations(
      \(arguments.joined(separator: ",\n")))
      }

      """
  }

  /// Comments about what the deviations can't settle.
  private var hint: String {
    var lines: [String] = []
    if !unknownErrors.isEmpty {
      let shown = unknownErrors.prefix(3).map { $0.prefix { $0 != "\n" }.prefix(60) }
      lines.append("`classify` of the adapter knows no kind for \(shown.joined(separator: "; "))")
      if unknownErrors.count > 3 { lines[0] += " and \(unknownErrors.count - 3) more errors" }
      lines[0] += ". Until it does, contracts about failures fail."
    }
    if !byChance.isEmpty {
      lines.append(
        "\(byChance.joined(separator: ", ")): perhaps a race. If it is one, other contracts may fail in the next run."
      )
    }
    return lines.flatMap { "// \($0)".wrapped(to: 100, indent: "// ") }.map { "\($0)\n" }.joined()
  }

  // MARK: - Finding out

  private typealias Cell = (contract: Contract, outcome: ContractOutcome)

  /// Returns what shows that the container lacks a capability, as a reason to complete, or `nil`. That a contract fails
  /// doesn't show it.
  private static func absence(
    of capability: Capability, _ cells: [Cell], _ used: Set<Capability>
  ) -> String? {
    let own = cells.filter { $0.contract.needs.contains(capability) && $0.outcome.isRun }
    guard let failure = own.first(where: { !$0.outcome.isAsDeclared }) else { return nil }
    switch capability {
    case .refusesSeveral: return otherValue(of: "policies-01", than: "is refused", cells)
    case .lateRegistration: return otherValue(of: "registration-07", than: "at once", cells)
    case .survivesMissingDependency, .missingInjections, .survivesRecursion,
      .survivesWrongArguments:
      guard case .ended(let finding) = failure.outcome,
        !own.contains(where: { $0.outcome.isAsDeclared })
      else { return nil }
      return reason(finding, from: failure.contract.id + " ")
    default:
      let isPassedOn = used.contains(capability) || !AdapterUse.needed.contains(capability)
      return isPassedOn ? nil : "TODO: why; the adapter passes nothing of it on"
    }
  }

  /// Returns the value that a policy shows, if it isn't the one of a container with the capability.
  private static func otherValue(of id: String, than value: String, _ cells: [Cell]) -> String? {
    switch cells.first(where: { $0.contract.id == id })?.outcome {
    case .toDeclare(let shown, _)?, .declaredDifference(let shown)?:
      shown == value ? nil : "TODO: why; \(id) shows: \(shown)"
    default: nil
    }
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
    case (.ended(let finding), .stochastic):
      deviations.breaks[contract.id] = reason(finding)
    case (.ended(let finding), _):
      deviations.skips[contract.id] = reason(finding)
    default: break
    }
  }

  /// Where a container tells a kind of failure apart, all contracts about it must see the kind.
  private static func tellApart(
    _ outcome: ContractOutcome, of contract: Contract, in deviations: inout Deviations
  ) {
    guard case (.declaredDifference(let shown), .failure(let kind)) = (outcome, contract.class),
      deviations.tellsApart.contains(kind), deviations.breaks[contract.id] == nil
    else { return }
    deviations.breaks[contract.id] = "TODO: expected \(kind.rawValue), found \(shown)"
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
    text.debugDescription.replacingOccurrences(of: "\\'", with: "'")
  }

  /// The name of a container in camel case. A number, or a word of the language, gets another word before it.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    let isName = joined.first?.isLetter == true
    if isName, !["default", "import", "init", "self", "static", "class"].contains(joined) {
      return joined
    }
    return "mine" + joined.prefix(1).uppercased() + joined.dropFirst()
  }
}

extension ConformanceReport {
  /// For each container, the deviations that make the report be as declared.
  public var suggestedDeviations: [SuggestedDeviations] {
    containers.indices.map { SuggestedDeviations(for: $0, of: self) }
  }
}

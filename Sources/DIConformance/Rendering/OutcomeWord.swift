extension ContractOutcome {
  /// The word for the outcome in a table.
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "FAILED"
    case .ended: "ENDED"
    case .declaredDifference: "declared"
    case .notOffered: "not offered"
    case .toDeclare: "to declare"
    case .skipped: "skipped"
    }
  }
}

extension ContractOutcome {
  /// The word for the outcome in a saved report.
  var savedWord: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .ended: "ended"
    case .declaredDifference: "declaredDifference"
    case .notOffered: "notOffered"
    case .toDeclare: "toDeclare"
    case .skipped: "skipped"
    }
  }
}

extension ConformanceReport {
  /// A reason for outcomes that are not offered, with the contracts affected.
  struct Reason: Equatable {
    let container: String
    let reason: String
    var contracts: [String]
  }

  /// The reasons for outcomes that are not offered, by container, in order of first appearance.
  var reasons: [Reason] {
    containers.indices.flatMap { index in
      var found: [Reason] = []
      for row in rows {
        guard case .notOffered(let reason) = row.outcomes[index] else { continue }
        if let known = found.firstIndex(where: { $0.reason == reason }) {
          found[known].contracts.append(row.contract.id)
        } else {
          found.append(
            Reason(container: containers[index], reason: reason, contracts: [row.contract.id]))
        }
      }
      return found
    }
  }

  /// An outcome with its contract and its container.
  struct Cell {
    let contract: Contract
    let container: String
    let outcome: ContractOutcome
  }

  /// All outcomes, contract by contract.
  var cells: [Cell] {
    rows.flatMap { row in
      zip(containers, row.outcomes).map {
        Cell(contract: row.contract, container: $0, outcome: $1)
      }
    }
  }
}

extension ContractOutcome {
  /// The word for it in a table's cell.
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "FAILED"
    case .declaredDifference: "declared"
    case .notOffered: "not offered"
    case .untested: "untested"
    }
  }
}

extension ContractOutcome {
  /// The word for it in a saved report.
  var savedWord: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .declaredDifference: "declaredDifference"
    case .notOffered: "notOffered"
    case .untested: "untested"
    }
  }
}

extension ConformanceReport {
  /// What a container lacks, with the contracts that need it.
  struct Reason: Equatable {
    let container: String
    let reason: String
    var contracts: [String]
  }

  /// The reasons for what isn't offered, in the order in which they first appear, by container.
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

  /// What no scenario can show, with the reason, each once.
  var untested: [(contract: Contract, reason: String)] {
    rows.compactMap { row in
      for case .untested(let reason) in row.outcomes { return (row.contract, reason) }
      return nil
    }
  }
}

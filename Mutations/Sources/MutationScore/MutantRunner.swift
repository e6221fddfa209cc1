import Foundation

/// What contracts and random graphs say of a mutant.
enum Verdict {
  case killed(by: String)
  case survived
}

struct MutantRunner {
  /// The commands, without and with the thread sanitizer.
  let command: URL
  let sanitized: URL?
  static let seconds = 60.0
  static let megabytes = 2_048
  static let graphs = ["--fuzz", "1000", "--seed", "1"]

  func verdict(on mutant: Mutant) throws -> Verdict {
    let command = mutant.needsSanitizer ? sanitized ?? command : command
    // The sanitizer reserves far more addresses than it uses.
    let limit = mutant.needsSanitizer ? nil : Self.megabytes
    let contracts = try FinishedProcess(
      [command.path], seconds: Self.seconds, megabytes: limit, mutant: mutant.id)
    if let noticed = noticed(contracts, mutant) { return .killed(by: noticed) }
    let graphs = try FinishedProcess(
      [command.path] + Self.graphs, seconds: Self.seconds, megabytes: limit, mutant: mutant.id)
    if graphs.tookTooLong { return .killed(by: "a random graph that hangs") }
    if graphs.status != 0 { return .killed(by: "a random graph") }
    return .survived
  }

  /// Returns the contracts that noticed a mutant, or how the process ended.
  private func noticed(_ run: FinishedProcess, _ mutant: Mutant) -> String? {
    guard run.tookTooLong || run.status != 0 else { return nil }
    if mutant.needsSanitizer, run.output.contains("WARNING: ThreadSanitizer") {
      return "the thread sanitizer"
    }
    let failed = Self.failed(run.output)
    if failed.isEmpty { return run.tookTooLong ? "a hang" : "exit code \(run.status)" }
    let first = failed.prefix(4).joined(separator: ", ")
    return failed.count > 4 ? "\(first) and \(failed.count - 4) more" : first
  }

  /// The contracts that failed: by the lines that tell each outcome at once, since some mutants let many of them wait.
  private static func failed(_ output: String) -> [String] {
    var ids: [String] = []
    for line in output.components(separatedBy: "\n")
    where line.hasSuffix(": FAILED") || line.hasSuffix(": ENDED") {
      guard let end = line.range(of: " on ")?.lowerBound else { continue }
      let id = String(line[..<end])
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }
}

/// The last lines of the output: whether all outcomes are as declared, and what to run next.
struct Verdict {
  /// The verdict.
  let line: String
  /// The next command to run.
  let hint: String

  /// Both lines, with a trailing newline.
  var text: String { "\(line)\n\(hint)\n" }

  /// Creates a verdict.
  init(on report: ConformanceReport, of command: String, allContracts: Int, canFuzz: Bool) {
    let failed = report.rows.inOrderOfLevels.filter { !$0.outcomes.allSatisfy(\.isAsDeclared) }
    let number = report.rows.count
    let contracts = number.counted("contract")
    if !report.hasRun {
      line =
        "Verdict: nothing ran. \(report.containers.joined(separator: ", ")) "
        + "\(report.containers.count == 1 ? "offers" : "offer") none of \(contracts)."
      hint = "Next: `\(command) --all` shows the reasons; `--list` names the contracts."
    } else if let first = failed.first {
      let places = report.containers.indices
        .filter { index in !report.rows.allSatisfy { $0.outcomes[index].isAsDeclared } }
        .map { report.containers[$0] }
      line =
        "Verdict: NOT as declared. \(failed.count) of \(contracts) "
        + "\(failed.count == 1 ? "fails" : "fail") on \(places.joined(separator: ", "))."
      hint =
        number == 1
        ? "Next: `\(command) --explain \(first.contract.id)` tells why it matters."
        : "Next: `\(command) --explain \(first.contract.id)` tells why the first of them matters; "
          + "`--suggest` prints what is to be declared."
    } else if report.counts.toDeclare > 0 {
      line =
        "Verdict: nothing fails, and \(report.counts.toDeclare) of \(contracts) "
        + "\(report.counts.toDeclare == 1 ? "remains" : "remain") to be declared."
      hint = "Next: `\(command) --suggest` prints them as Swift."
    } else {
      line = "Verdict: as declared. \(contracts) on \(report.containers.joined(separator: ", "))."
      hint =
        if number < allContracts {
          "Next: `\(command)` runs all \(allContracts)."
        } else if canFuzz {
          "Next: `\(command) --fuzz 1000` compares random graphs with a model; `--help` lists the options."
        } else {
          "Next: `\(command) --list` names the contracts; `--help` lists the options."
        }
    }
  }
}

import DIEngine
import DIGraphTools
import Foundation
import GoldenCases
import GoldenLint

// Runs the app of an argument's name, prints what the graph tells, and fails if a request does, or the graph has errors.
let name = CommandLine.arguments[1]
let type = _typeByName("10GoldenLint\(name.utf8.count)\(name)O") as! any LintCase.Type
let app = try await type.source()
let findings = (app.validate() + app.graphSnapshot(seenIn: app.dryRun()).findings)
  .filter(\.isProblem)
for finding in findings { print(finding.message) }
exit(findings.contains { $0.severity == .error } ? 1 : 0)

import Foundation
import GoldenCases
import Testing

@testable import MigrationRules

/// Apps whose code runs: `LintParityTests` compares what their graphs tell, and `lint-app` runs them with a statement less.
@Suite("di-lint on apps of all styles")
struct LintDeletionTests {
  static let apps = try! GoldenSource.all(in: "Lint").filter { $0.file.hasPrefix("Apps") }

  /// How many deletions that break an app are told instead of found: such as that of a registration in one of two branches.
  private static let told = [
    "AppOfFactories": 1, "AppOfFrameworks": 2, "AppOfGenericParts": 2, "AppOfWords": 4,
    "AppWithBranches": 2, "AppWithConditions": 1, "AppWithLookup": 1, "AppWithSubscripts": 2,
  ]

  /// The apps of which not all is proven: what they do with a container depends on values.
  private static let unproven: Set = ["AppOfGenericParts", "AppOfWords", "AppWithLookup"]

  /// The files of an app, each line where its golden file has it: it is one, or comments begin several.
  private static func files(_ lines: [String], _ name: String) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, lines: [String])] = [("App/Sources/App/\(name).swift", [])]
    for (position, line) in lines.enumerated() {
      if line.hasPrefix("// File: ") {
        files.append((String(line.dropFirst(9)), Array(repeating: "", count: position)))
      }
      files[files.count - 1].lines.append(line)
    }
    return files.map { ($0.path, [UInt8](($0.lines.joined(separator: "\n") + "\n").utf8)) }
  }

  /// Whether a line is one that `GoldenSources` guards.
  private static func isGuarded(_ line: String) -> Bool {
    let code = line.replacing(/\ *\/\/ .*/, with: "")
    let declares =
      /^ *(let|var|func|return|static|class|override|public|final|extension|protocol|for|defer)/
    return code.contains(/(register|append)[A-Za-z]*[( ].*[^{,]$/) && !code.contains(declares)
  }

  @Test("finds nothing in an app that runs, and proves all of it", arguments: apps)
  func intact(_ app: GoldenSource) async throws {
    let lines = app.textInPlace.components(separatedBy: "\n")
    let report = await Linter().report(Self.files(lines, app.name))
    #expect(report.findings.isEmpty, "\(report.findings.map(\.text))")
    #expect(report.proof.registrations > 1 && report.proof.requests > 0)
    let isProven = report.proof.share == 1 && report.gaps.isEmpty
    #expect(
      isProven != Self.unproven.contains(app.name),
      "\(report.proof.text): \(report.gaps.map(\.reason))")
  }

  @Test(
    "without a registration, finds what the running app misses, or tells it by name, and nothing else",
    arguments: apps)
  func deletions(_ app: GoldenSource) async throws {
    let lines = app.textInPlace.components(separatedBy: "\n")
    let types = Set(
      app.text.matches(of: /(?:class|struct|enum|protocol|typealias) ([A-Z]\w+)/).map(\.1))
    func names(_ text: some StringProtocol) -> Set<Substring> {
      types.intersection(String(text).matches(of: /[A-Z]\w+/).map { Substring($0.output) })
    }
    var (found, told) = (0, 0)
    for position in lines.indices where Self.isGuarded(lines[position]) {
      var rest = lines
      rest[position] = ""
      let report = await Linter().report(Self.files(rest, app.name))
      let run = try CommandWorkspace.run(
        "lint-app", [app.name],
        ["DELETED_LINE": "\(position + 1)", "SWIFT_BACKTRACE": "enable=no"])
      let output = run.output + run.errors.components(separatedBy: "Current stack trace")[0]
      let missing = names(output)
      let findings = report.findings.filter { !names($0.message).isDisjoint(with: missing) }
      if run.status == 0 {
        // Also what is a warning must be one of the running app.
        #expect(
          report.findings == findings && findings.allSatisfy { $0.severity == .warning },
          "\(lines[position]): \(report.findings.map(\.text)), but: \(output)")
      } else if !findings.isEmpty {
        found += 1
      } else {
        told += 1
        #expect(
          report.gaps.contains { !names($0.reason).isDisjoint(with: missing) },
          "\(lines[position]): \(report.gaps.map(\.reason)), but: \(output)")
      }
    }
    #expect(found + told > 1 && told == Self.told[app.name] ?? 0, "\(found) found, \(told) told")
  }
}

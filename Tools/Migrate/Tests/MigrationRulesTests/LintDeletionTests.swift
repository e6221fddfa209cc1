import Foundation
import GoldenCases
import Testing

@testable import MigrationRules

/// Apps whose code runs: `LintParityTests` compiles them, runs their requests, and compares what their graphs tell.
@Suite("di-lint on apps of all styles")
struct LintDeletionTests {
  static let apps = try! GoldenSource.all(in: "Lint").filter { $0.file.hasPrefix("Apps") }

  /// How many deletions are told instead of found: such as that of a registration in one of two branches.
  private static let told = [
    "AppWithBranches": 4, "AppOfFactories": 1, "AppOfFrameworks": 1, "AppOfFunctions": 1,
    "Release2Coordinators": 1,
  ]

  /// The files of an app: it is one, or comments begin several.
  private static func files(_ lines: [String], _ name: String) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, lines: [String])] = [("App/Sources/App/\(name).swift", [])]
    for line in lines {
      if line.hasPrefix("// File: ") { files.append((String(line.dropFirst(9)), [])) }
      files[files.count - 1].lines.append(line)
    }
    return files.map { ($0.path, [UInt8](($0.lines.joined(separator: "\n") + "\n").utf8)) }
  }

  @Test("finds nothing in an app that runs, and proves all of it", arguments: apps)
  func intact(_ app: GoldenSource) async throws {
    let lines = app.text.components(separatedBy: "\n")
    let report = await Linter().report(Self.files(lines, app.name))
    #expect(report.findings.isEmpty, "\(report.findings.map(\.text))")
    #expect(report.proof.share == 1, "\(report.proof.text): \(report.gaps.map(\.reason))")
    #expect(report.gaps.isEmpty && report.proof.registrations > 1 && report.proof.requests > 0)
  }

  @Test(
    "finds each registration that is deleted, or tells it as not proven by name", arguments: apps)
  func deletions(_ app: GoldenSource) async throws {
    let lines = app.text.components(separatedBy: "\n")
    var (found, told) = (0, 0)
    for position in lines.indices
    where lines[position].contains(/register[( ]/)
      && !lines[position].contains(/spare|module|assembly|component:/)
    {
      var rest = lines
      rest[position] = ""
      let report = await Linter().report(Self.files(rest, app.name))
      let names = lines[position].matches(of: /[A-Z]\w+/).map { String($0.output) }
      if report.findings.contains(where: { finding in
        names.contains { finding.message.contains($0) }
      }) {
        found += 1
      } else {
        told += 1
        #expect(
          report.gaps.contains { gap in names.contains { gap.reason.contains($0) } },
          "\(lines[position]): \(report.proof.text): \(report.gaps.map(\.reason))")
      }
    }
    #expect(found > 0 && told == Self.told[app.name] ?? 0, "\(found) found, \(told) told")
  }
}

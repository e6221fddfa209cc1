import DIEngine
import DIGraphTools
import Foundation
import GoldenCases
import GoldenLint
import Testing

@testable import MigrationRules

@Suite("di-lint and the graph at run time")
struct LintParityTests {
  /// What is compared: the code, and the line of the registration.
  struct Found: Hashable, CustomStringConvertible {
    let code: String
    let line: Int

    var description: String { "\(code) in line \(line)" }
  }

  @Test(
    "finds what the graph tells, or lists the component",
    arguments: try GoldenSource.all(in: "Lint"))
  func agrees(_ lintCase: GoldenSource) async throws {
    let report = await report(lintCase)
    let codes = Set(LintFinding.titles.keys)
    let source = try await graph(lintCase)
    let declared = source.validate()
    let seen = source.graphSnapshot(seenIn: source.dryRun()).findings
    let told = Set((declared + seen).compactMap(Self.found))
      .filter { codes.contains($0.code) }
    let unseen = Set(seen.filter(Self.isUnchecked).compactMap(\.line))
    // The graph knows no requests of code that captures the container.
    let found = Set(
      report.findings.filter { !$0.message.contains("requested here") }.map {
        Found(code: $0.code, line: $0.place.line)
      })
    // A closure that takes the scope and did not run: the graph says nothing about it.
    let alarms = found.subtracting(told).filter { alarm in
      !unseen.contains(alarm.line)
    }
    #expect(alarms.isEmpty, "false alarms; told: \(told), found: \(found)")
    let missed = told.subtracting(found).filter { miss in
      !report.gaps.contains { $0.place.line == miss.line }
    }
    #expect(
      missed.isEmpty, "missed, and not listed: \(report.gaps.map { ($0.place.line, $0.reason) })")
  }

  private static func found(_ finding: GraphFinding) -> Found? {
    finding.line.map { Found(code: finding.code.rawValue, line: $0) }
  }

  private static func isUnchecked(_ finding: GraphFinding) -> Bool {
    finding.code == .undeclared && !finding.message.contains("in one run")
  }

  @Test("says what the graph says", arguments: try GoldenSource.all(in: "Lint"))
  func messages(_ lintCase: GoldenSource) async throws {
    let report = await report(lintCase)
    let told = try await graph(lintCase).validate()
    for finding in report.findings {
      let same = told.filter { $0.code.rawValue == finding.code && $0.line == finding.place.line }
      guard !same.isEmpty else { continue }
      // The sources have the name of the variable that keeps a scope, the graph that of the scope; a case is a file of its
      // own, or a part of one.
      func comparable(_ message: String) -> String {
        message.replacing(#/<Scope\. name: (\w+)>/#) { "\($0.1)" }
          .replacing(#/\w+\.swift:/#, with: "")
      }
      #expect(same.map { comparable($0.message) }.contains(comparable(finding.message)))
      #expect(same.contains { $0.remedy == finding.remedy }, "\(finding.text)\n\(same)")
    }
  }

  @Test("finds at least four of five faults that the graphs declare; the others can't be seen")
  func share() async throws {
    var (told, both) = (0, 0)
    let codes = Set(LintFinding.titles.keys)
    for lintCase in try GoldenSource.all(in: "Lint") {
      let report = await report(lintCase)
      let declared = Set(try await graph(lintCase).validate().compactMap(Self.found)).filter {
        codes.contains($0.code)
      }
      told += declared.count
      both +=
        declared.intersection(
          report.findings.map { Found(code: $0.code, line: $0.place.line) }
        ).count
    }
    #expect(told >= 40)
    #expect(both * 5 >= told * 4, "\(both) of \(told)")
  }

  private func report(_ lintCase: GoldenSource) async -> LintReport {
    await Linter().report([(lintCase.file, [UInt8](lintCase.textInPlace.utf8))])
  }

  private func graph(_ lintCase: GoldenSource) async throws -> any GraphSource {
    try await lintCase.compiled(in: "GoldenLint", as: (any LintCase.Type).self).source()
  }
}

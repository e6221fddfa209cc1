import DIConformance
import FacadeAdapters
import Foundation
import Testing

@Suite("The migration pages")
struct MigrationTests {
  /// The pages by name.
  private let pages: [String: String]

  /// The text of all pages.
  private var text: String { pages.values.joined(separator: "\n") }

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let directory = root.appendingPathComponent("docs/migration")
    var pages: [String: String] = [:]
    let files = try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    for file in files + [root.appendingPathComponent("MIGRATION.md")]
    where file.pathExtension == "md" {
      pages[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    self.pages = pages
  }

  @Test("each contract in which the generations differ is listed")
  func complete() {
    for contract in Contract.all {
      let values = Set(Facades.all.compactMap { $0.shows[contract.id] })
      guard values.count > 1 else { continue }
      #expect(text.contains(contract.id), "\(contract.id): \(contract.title)")
    }
  }

  @Test("each listed contract exists")
  func current() {
    let known = Set(Contract.all.map(\.id))
    let groups = Set(known.map { $0.prefix { $0 != "-" } })
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    for word in words {
      let parts = word.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, groups.contains(parts[0]), Int(parts[1]) != nil else { continue }
      #expect(known.contains(String(word)), "\(word)")
    }
  }

  @Test("each row of differences names a contract in which containers may differ")
  func rows() throws {
    let lines = try section("Between the generations", of: "differences.md")
      .split(separator: "\n", omittingEmptySubsequences: false)
    // The first table of the section, without its header.
    let rows = lines.drop { !$0.hasPrefix("| ") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    let known = Dictionary(uniqueKeysWithValues: Contract.all.map { ($0.id, $0) })
    var named = 0
    for row in rows {
      let words = row.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
      let contracts = words.compactMap { known[$0] }
      let differ = contracts.filter { if case .policy = $0.class { true } else { false } }
      #expect(!differ.isEmpty, "\(row)")
      named += differ.count
    }
    #expect(named >= 20)
  }

  @Test("the row of a contract names its rules")
  func rules() throws {
    let rows = try section("Between the generations", of: "differences.md")
      .split(separator: "\n").filter { $0.hasPrefix("| ") }
    for contract in Contract.all {
      guard let row = rows.first(where: { $0.contains(" \(contract.id) ") }) else { continue }
      let named = row.matches(of: #/V[123]-\d+/#).map { String($0.0) }
      #expect(named == contract.rules, "\(contract.id)")
    }
  }

  @Test("from 1 to 2: exactly the contracts in which these differ are listed")
  func firstStep() throws {
    let table = try section("From 1 to 2: what differs", of: "from-1.md")
    for contract in Contract.all {
      let values = [ContainerUnderTest.version1, .version2].compactMap {
        $0.shows[contract.id]
      }
      let differs = values.count == 2 && values[0] != values[1]
      #expect(table.contains("| \(contract.id),") == differs, "\(contract.id)")
    }
  }

  private func section(_ title: String, of page: String) throws -> String {
    let behind = try #require(pages[page]).components(separatedBy: "\n## \(title)\n")
    try #require(behind.count == 2)
    return try #require(behind[1].components(separatedBy: "\n## ").first)
  }
}

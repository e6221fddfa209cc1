import DIConformance
import FacadeAdapters
import Foundation
import Testing

@Suite("MIGRATION.md")
struct MigrationTests {
  private let page: String

  init() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("MIGRATION.md")
    page = try String(contentsOf: file, encoding: .utf8)
  }

  @Test("Each contract in which the generations differ is listed")
  func complete() {
    for contract in Contract.all {
      let values = Set(Facades.all.compactMap { $0.differences[contract.id] })
      guard values.count > 1 else { continue }
      #expect(page.contains(contract.id), "\(contract.id): \(contract.title)")
    }
  }

  @Test("Each contract that is listed exists")
  func current() {
    let known = Set(Contract.all.map(\.id))
    let groups = Set(known.map { $0.prefix { $0 != "-" } })
    let words = page.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    for word in words {
      let parts = word.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, groups.contains(parts[0]), Int(parts[1]) != nil else { continue }
      #expect(known.contains(String(word)), "\(word)")
    }
  }

  @Test("Each row of what differs names a contract in which containers may differ")
  func rows() throws {
    let section = try #require(page.split(separator: "## What differs\n").last)
    let rows = section.prefix { $0 != "#" }.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst(2)
    #expect(rows.count >= 20)
    for row in rows {
      let id = row.split(separator: "|").last { !$0.allSatisfy(\.isWhitespace) }?
        .trimmingCharacters(in: .whitespaces)
      let contract = Contract.all.first { $0.id == id }
      guard case .perGeneration = contract?.class else {
        Issue.record("\(row) names no contract of that class")
        continue
      }
    }
  }
}

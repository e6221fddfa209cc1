import Testing

@testable import MigrationRules

/// Code that the tool leaves as it is, and the remarks that it writes.
@Suite("Remarks")
struct RemarkTests {
  @Test("what a file becomes, byte for byte", arguments: try RemarkTests.sources(after: false))
  func remarks(_ before: GoldenSource) async throws {
    let result = try await rewritten(before)
    #expect(String(decoding: result.rewritten, as: UTF8.self) == (try after(before.name).text))
    #expect(Set(result.remarks.map { "\($0.rule)" }) == before.rules)
  }

  @Test(
    "a second run changes nothing, and repeats no remark",
    arguments: try RemarkTests.sources(after: true))
  func repeatsNothing(_ after: GoldenSource) async throws {
    let result = try await rewritten(after)
    #expect(String(decoding: result.rewritten, as: UTF8.self) == after.text)
  }

  @Test("each rule that gives a remark is shown, or can't be")
  func isComplete() throws {
    let shown = Set(try Self.sources(after: false).flatMap(\.rules))
    let remarks = Set(
      Rule.all.filter {
        $0.id.generation == .release1 && $0.id.target == .modern && $0.outcome == .remark
      }.map { "\($0.id)" })
    #expect(remarks.subtracting(shown).isEmpty)
  }

  @Test("remaining counts the remarks by rule, with their pages")
  func remaining() throws {
    let after = try after("CaughtErrors")
    let remaining = RemainingRemarks([(path: "A.swift", bytes: after.bytes)])
    #expect(remaining.count == 4)
    #expect(remaining.entries.map(\.rule) == ["M1-58"])
    #expect(remaining.entries.first?.page == "declarations-3#requests")
    #expect(remaining.entries.first?.places.first == "A.swift:12")
    #expect(RemainingRemarks([(path: "A.swift", bytes: [])]).count == 0)
  }

  static func sources(after isAfter: Bool) throws -> [GoldenSource] {
    try GoldenSource.all(inDifferencesOf: "Remarks", after: isAfter)
  }

  private func after(_ name: String) throws -> GoldenSource {
    try #require(try Self.sources(after: true).first { $0.name == name })
  }

  private func rewritten(_ source: GoldenSource) async throws -> FileResult {
    let generation = try #require(Generation(rawValue: source.generation))
    return try #require(
      await Migration(from: generation).rewrite([(source.name, source.bytes)]).first)
  }
}

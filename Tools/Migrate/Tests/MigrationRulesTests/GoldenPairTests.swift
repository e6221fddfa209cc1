import GoldenAfter
import GoldenBefore
import Testing

@testable import MigrationRules

/// Old code, and what the tool makes of it: both are compiled, run and compared.
struct GoldenPair: Sendable, CustomStringConvertible {
  let name: String
  let before: @Sendable () throws -> [String]
  let after: @Sendable () throws -> [String]

  init(
    _ name: String, _ before: @escaping @Sendable () throws -> [String],
    _ after: @escaping @Sendable () throws -> [String]
  ) {
    (self.name, self.before, self.after) = (name, before, after)
  }

  var description: String { name }
}

@Suite("Golden pairs")
struct GoldenPairTests {
  @Test("what a file becomes, byte for byte", arguments: GoldenPair.all.map(\.name))
  func rewrites(_ name: String) async throws {
    let before = try GoldenFile.before(name)
    let after = try GoldenFile.after(name)
    let result = try await rewritten(before)
    #expect(String(decoding: result.rewritten, as: UTF8.self) == after.text)
    #expect(result.leftBecause == nil)
    #expect(result.remarks.isEmpty)
    let applied = Set(result.applied.map { "\($0.rule)" })
    #expect(
      applied.isSuperset(of: before.rules), "\(before.rules.subtracting(applied)) did not apply")
    #expect(!before.rules.isEmpty)
  }

  @Test("a second run changes nothing", arguments: GoldenPair.all.map(\.name))
  func changesNothingMore(_ name: String) async throws {
    let after = try GoldenFile.after(name)
    let result = try await rewritten(after)
    #expect(String(decoding: result.rewritten, as: UTF8.self) == after.text)
    #expect(!result.isChanged)
  }

  @Test("both sides do the same", arguments: GoldenPair.all)
  func behavesTheSame(_ pair: GoldenPair) throws {
    let before = try pair.before()
    #expect(try pair.after() == before)
    #expect(!before.isEmpty)
  }

  @Test("each file is in the list of pairs, and each rule that rewrites has a pair")
  func isComplete() throws {
    let names = Set(GoldenPair.all.map(\.name))
    #expect(names == (try GoldenFile.names(in: "Before")))
    #expect(names == (try GoldenFile.names(in: "After")))
    let shown = try names.reduce(into: Set<String>()) {
      $0.formUnion(try GoldenFile.before($1).rules)
    }
    let safe = Set(
      Rule.all.filter { $0.outcome == .safe && $0.id.target == .modern }.map { "\($0.id)" })
    #expect(safe.subtracting(shown).sorted() == GoldenFile.rulesWithoutPair.sorted())
  }

  private func rewritten(_ file: GoldenFile) async throws -> FileResult {
    let generation = try #require(Generation(rawValue: file.generation))
    return try #require(await Migration(from: generation).rewrite([(file.name, file.bytes)]).first)
  }
}

import GoldenAfter
import GoldenBefore
import Testing

@testable import MigrationRules

/// Old code, and what the tool makes of it: both are compiled, run and compared.
struct GoldenPair: Sendable, CustomStringConvertible {
  let name: String
  let target: Generation
  let before: @Sendable () throws -> [String]
  let after: @Sendable () throws -> [String]

  init(
    _ name: String, to target: Generation = .modern,
    _ before: @escaping @Sendable () throws -> [String],
    _ after: @escaping @Sendable () throws -> [String]
  ) {
    (self.name, self.target, self.before, self.after) = (name, target, before, after)
  }

  /// The directory of what the tool makes.
  var folder: String { target == .modern ? "After" : "Release2" }

  /// The text that the tool makes. The first line, which it leaves alone, names other rules on the path to release 2.
  func expected(_ after: GoldenFile, of before: GoldenFile) -> String {
    guard target != .modern else { return after.text }
    return String(before.text.prefix { $0 != "\n" } + after.text.drop { $0 != "\n" })
  }

  var description: String { target == .modern ? name : "\(name) as release 2" }
}

@Suite("Golden pairs")
struct GoldenPairTests {
  @Test("what a file becomes, byte for byte", arguments: GoldenPair.all + GoldenPair.release2)
  func rewrites(_ pair: GoldenPair) async throws {
    let before = try GoldenFile.before(pair.name)
    let after = try GoldenFile.after(pair.name, in: pair.folder)
    let result = try await rewritten(before, pair.target)
    #expect(String(decoding: result.rewritten, as: UTF8.self) == pair.expected(after, of: before))
    #expect(result.leftBecause == nil)
    #expect(result.remarks.isEmpty)
    let applied = Set(result.applied.map { "\($0.rule)" })
    switch pair.target {
    case .modern:
      #expect(
        applied.isSuperset(of: before.rules), "\(before.rules.subtracting(applied)) did not apply")
    default: #expect(applied == after.rules)
    }
    #expect(!after.rules.isEmpty)
  }

  @Test("a second run changes nothing", arguments: GoldenPair.all + GoldenPair.release2)
  func changesNothingMore(_ pair: GoldenPair) async throws {
    let after = try GoldenFile.after(pair.name, in: pair.folder)
    #expect(try await !rewritten(after, pair.target).isChanged)
  }

  @Test("both sides do the same", arguments: GoldenPair.all + GoldenPair.release2)
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

  @Test("each file of release 2 is in the list of pairs, and each rule that leads there has a pair")
  func isCompleteForRelease2() throws {
    let names = try GoldenFile.names(in: "Release2")
    #expect(names == Set(GoldenPair.release2.map(\.name)))
    let shown = try names.reduce(into: Set<String>()) {
      $0.formUnion(try GoldenFile.after($1, in: "Release2").rules)
    }
    let safe = Rule.all.filter { $0.outcome == .safe && $0.id.target == .release2 }
    let withoutPair: Set = [
      // It needs UIKit or AppKit.
      "M12-46",
      // A file that matches errors gets a remark on its path to the modern generation; see Release2Tests.
      "M12-72",
      // Manifests have tests of their own.
      "M12-80",
    ]
    #expect(Set(safe.map { "\($0.id)" }).subtracting(shown) == withoutPair)
  }

  private func rewritten(_ file: GoldenFile, _ target: Generation) async throws -> FileResult {
    let generation = try #require(Generation(rawValue: file.generation))
    return try #require(
      await Migration(from: generation, to: target).rewrite([(file.name, file.bytes)]).first)
  }
}

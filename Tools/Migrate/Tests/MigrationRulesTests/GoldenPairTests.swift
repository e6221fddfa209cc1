import GoldenAfter
import GoldenBefore
import GoldenCases
import GoldenRelease2
import Testing

@testable import MigrationRules
@testable import MigrationTwins

/// Old code, and what the tool makes of it: both are compiled, run and compared.
struct GoldenPair: Sendable, CustomStringConvertible {
  let target: Generation
  let before: GoldenSource
  let after: GoldenSource

  /// A pair for each case of what the tool makes.
  static func all(to target: Generation) throws -> [GoldenPair] {
    let before = try before()
    let after =
      try target == .modern
      ? GoldenSource.all(inDifferencesOf: "Pairs", after: true) : GoldenSource.all(in: "Release2")
    return try after.map { after in
      GoldenPair(
        target: target, before: try #require(before.first { $0.name == after.name }), after: after)
    }
  }

  static func all() throws -> [GoldenPair] { try all(to: .modern) + all(to: .release2) }

  /// The old code of all pairs.
  static func before() throws -> [GoldenSource] {
    try GoldenSource.all(inDifferencesOf: "Pairs", after: false)
  }

  /// The text that the tool makes. The first line, which it leaves alone, names other rules on the path to release 2.
  var expected: String {
    guard target != .modern else { return after.text }
    return String(before.text.prefix { $0 != "\n" } + after.text.drop { $0 != "\n" })
  }

  /// What both sides return, and what their containers do meanwhile.
  func run() throws -> [(results: [String], log: RequestLog)] {
    let sides: [any GoldenCase.Type] = [
      try before.compiled(in: "GoldenBefore"),
      try after.compiled(in: target == .modern ? "GoldenAfter" : "GoldenRelease2"),
    ]
    return try sides.map { side in
      let events = CaseEvents()
      let results = try CaseEvents.$current.withValue(events) { try side.results() }
      return (results, RequestLog(events.recorder.requests))
    }
  }

  var description: String { target == .modern ? before.name : "\(before.name) as release 2" }
}

@Suite("Golden pairs")
struct GoldenPairTests {
  /// Rules that rewrite, and can't be compiled here.
  private static let rulesWithoutPair: Set<String> = [
    // They need UIKit or AppKit.
    "M1-46", "M2-46", "M2-77", "M12-46",
    // The library declares neither spelling: documents only mention it.
    "M3-03",
    // A file that matches errors gets a remark on its path to the modern generation; see Release2Tests.
    "M12-72",
    // Manifests have tests of their own.
    "M1-80", "M2-80", "M12-80",
  ]

  @Test("what a file becomes, byte for byte", arguments: try GoldenPair.all())
  func rewrites(_ pair: GoldenPair) async throws {
    let result = try await rewritten(pair.before, pair.target)
    #expect(String(decoding: result.rewritten, as: UTF8.self) == pair.expected)
    #expect(result.leftBecause == nil)
    #expect(result.remarks.isEmpty)
    let (applied, rules) = (Set(result.applied.map { "\($0.rule)" }), pair.before.rules)
    switch pair.target {
    case .modern:
      #expect(applied.isSuperset(of: rules), "\(rules.subtracting(applied)) did not apply")
    default: #expect(applied == pair.after.rules)
    }
    #expect(!pair.after.rules.isEmpty)
  }

  @Test("a second run changes nothing", arguments: try GoldenPair.all())
  func changesNothingMore(_ pair: GoldenPair) async throws {
    #expect(try await !rewritten(pair.after, pair.target).isChanged)
  }

  // Objects of the process are made once: a case runs in one test.
  @Test("both sides return, make and inject the same", arguments: try GoldenPair.all())
  func behavesTheSame(_ pair: GoldenPair) throws {
    let sides = try pair.run()
    let (before, after) = (sides[0], sides[1])
    #expect(after.results == before.results)
    #expect(!before.results.isEmpty)
    let difference = before.log.difference(from: after.log, in: pair.description)
    #expect(
      difference?.kind == Self.differences[pair.description], "\(difference?.description ?? "")")
    #expect(before.log.made.isEmpty == Self.pairsWithoutEvents.contains(pair.before.name))
  }

  /// Values are equal, however many of them are made; objects that inject themselves need no container.
  private static let differences: [String: TwinDifference.Kind] = [
    "NamesOfValues": .count, "RingsOfOne": .order, "Release2RingsOfOne": .order,
  ]

  /// Those whose containers make all objects in `build()`, or none.
  private static let pairsWithoutEvents: Set<String> = [
    "EagerSingles", "EagerSinglesOfNames", "EagerSinglesWithParameters", "ErrorsInsideErrors",
    "FailuresOfParameters", "FormerLifetimes", "FormerRegistrations", "Release2EagerSingles",
  ]

  @Test("each case has both sides, and each rule that rewrites has a pair")
  func isComplete() throws {
    let pairs = try GoldenPair.all(to: .modern)
    let names = pairs.map(\.before.name)
    #expect(try GoldenPair.before().map(\.name) == names)
    #expect(Set(names).count == names.count)
    let shown = Set(pairs.flatMap(\.before.rules))
      .union(try GoldenPair.all(to: .release2).flatMap(\.after.rules))
    let safe = Set(Rule.all.filter { $0.outcome == .safe }.map { "\($0.id)" })
    #expect(safe.subtracting(shown).sorted() == Self.rulesWithoutPair.sorted())
  }

  private func rewritten(_ source: GoldenSource, _ target: Generation) async throws -> FileResult {
    let generation = try #require(Generation(rawValue: source.generation))
    return try #require(
      await Migration(from: generation, to: target).rewrite([(source.name, source.bytes)]).first)
  }
}

import GoldenBefore
import GoldenRelease2
import Testing

@testable import MigrationRules

/// Code of release 1, and what the tool makes of it for release 2.
@Suite("Golden pairs of release 2")
struct Release2PairTests {
  @Test("what a file becomes, byte for byte", arguments: GoldenPair.release2.map(\.name))
  func rewrites(_ name: String) async throws {
    let before = try GoldenFile.before(name)
    let after = try GoldenFile.after(name, in: "Release2")
    let result = try await rewritten(before)
    // The first line names the rules.
    let text = String(decoding: result.rewritten, as: UTF8.self)
    #expect(text.drop { $0 != "\n" } == after.text.drop { $0 != "\n" })
    #expect(result.leftBecause == nil)
    #expect(result.remarks.isEmpty)
    #expect(Set(result.applied.map { "\($0.rule)" }) == after.rules)
  }

  @Test("a second run changes nothing", arguments: GoldenPair.release2.map(\.name))
  func changesNothingMore(_ name: String) async throws {
    let result = try await rewritten(try GoldenFile.after(name, in: "Release2"))
    #expect(!result.isChanged)
  }

  @Test("both sides do the same", arguments: GoldenPair.release2)
  func behavesTheSame(_ pair: GoldenPair) throws {
    let before = try pair.before()
    #expect(try pair.after() == before)
    #expect(!before.isEmpty)
  }

  @Test("each file is in the list of pairs, and each rule that rewrites has a pair")
  func isComplete() throws {
    let names = try GoldenFile.names(in: "Release2")
    #expect(names == Set(GoldenPair.release2.map(\.name)))
    let shown = try names.reduce(into: Set<String>()) {
      $0.formUnion(try GoldenFile.after($1, in: "Release2").rules)
    }
    let safe = Rule.all.filter { $0.outcome == .safe && $0.id.target == .release2 }
    let withoutPair: Set = [
      // It needs UIKit or AppKit.
      "M12-46",
      // A file that matches errors gets a remark on its path to the modern generation; see the remarks.
      "M12-72",
      // Manifests have tests of their own.
      "M12-80",
    ]
    #expect(Set(safe.map { "\($0.id)" }).subtracting(shown) == withoutPair)
  }

  @Test("in one run over all files of release 1, lazies and names of eager singles get remarks")
  func wholeRun() async throws {
    let files = try GoldenPair.all.map { try GoldenFile.before($0.name) }
      .filter { $0.generation == 1 }
    let results = await Migration(from: .release1, to: .release2).rewrite(
      files.map { ($0.name, $0.bytes) })
    let remarked = results.filter { !$0.remarks.isEmpty }.map(\.path)
    #expect(
      remarked.allSatisfy { $0.contains("Laz") || $0 == "EagerSinglesOfNames" },
      "only these have no successor: \(remarked)")
    #expect(results.allSatisfy { $0.leftBecause == nil })
  }

  private func rewritten(_ file: GoldenFile) async throws -> FileResult {
    try #require(
      await Migration(from: .release1, to: .release2).rewrite([(file.name, file.bytes)]).first)
  }
}

extension GoldenPair {
  static let release2: [GoldenPair] = [
    GoldenPair(
      "AllLifetimes", GoldenBefore.AllLifetimes.results, GoldenRelease2.AllLifetimes.results),
    GoldenPair(
      "Arguments", GoldenBefore.Arguments.results, GoldenRelease2.Arguments.results),
    GoldenPair(
      "ArgumentsOfSeveralTypes", GoldenBefore.ArgumentsOfSeveralTypes.results,
      GoldenRelease2.ArgumentsOfSeveralTypes.results),
    GoldenPair(
      "Assemblies", GoldenBefore.Assemblies.results, GoldenRelease2.Assemblies.results),
    GoldenPair(
      "CaughtErrors", GoldenBefore.CaughtErrors.results, GoldenRelease2.CaughtErrors.results),
    GoldenPair(
      "DefaultsAmongMany", GoldenBefore.DefaultsAmongMany.results,
      GoldenRelease2.DefaultsAmongMany.results),
    GoldenPair(
      "EagerSingles", GoldenBefore.EagerSingles.results, GoldenRelease2.EagerSingles.results),
    GoldenPair(
      "ForcedTries", GoldenBefore.ForcedTries.results, GoldenRelease2.ForcedTries.results),
    GoldenPair(
      "InjectionsOfMany", GoldenBefore.InjectionsOfMany.results,
      GoldenRelease2.InjectionsOfMany.results),
    GoldenPair(
      "InjectionsOfSeveralStatements", GoldenBefore.InjectionsOfSeveralStatements.results,
      GoldenRelease2.InjectionsOfSeveralStatements.results),
    GoldenPair(
      "LayoutSurvives", GoldenBefore.LayoutSurvives.results, GoldenRelease2.LayoutSurvives.results),
    GoldenPair(
      "ModulesOfModules", GoldenBefore.ModulesOfModules.results,
      GoldenRelease2.ModulesOfModules.results),
    GoldenPair(
      "NamedInjections", GoldenBefore.NamedInjections.results,
      GoldenRelease2.NamedInjections.results),
    GoldenPair(
      "NamesWithObjectsEach", GoldenBefore.NamesWithObjectsEach.results,
      GoldenRelease2.NamesWithObjectsEach.results),
    GoldenPair(
      "ObjectsMadeElsewhere", GoldenBefore.ObjectsMadeElsewhere.results,
      GoldenRelease2.ObjectsMadeElsewhere.results),
    GoldenPair(
      "PositionalArguments", GoldenBefore.PositionalArguments.results,
      GoldenRelease2.PositionalArguments.results),
    GoldenPair(
      "RequestsInExpressions", GoldenBefore.RequestsInExpressions.results,
      GoldenRelease2.RequestsInExpressions.results),
    GoldenPair(
      "Rings", GoldenBefore.Rings.results, GoldenRelease2.Rings.results),
    GoldenPair(
      "ScopesOfScopes", GoldenBefore.ScopesOfScopes.results, GoldenRelease2.ScopesOfScopes.results),
    GoldenPair(
      "SeparateInitializer", GoldenBefore.SeparateInitializer.results,
      GoldenRelease2.SeparateInitializer.results),
    GoldenPair(
      "ServicesAndOwnTypes", GoldenBefore.ServicesAndOwnTypes.results,
      GoldenRelease2.ServicesAndOwnTypes.results),
    GoldenPair(
      "TernariesOfRequests", GoldenBefore.TernariesOfRequests.results,
      GoldenRelease2.TernariesOfRequests.results),
    GoldenPair(
      "TypedParameters", GoldenBefore.TypedParameters.results,
      GoldenRelease2.TypedParameters.results),
    GoldenPair(
      "UncheckedTypes", GoldenBefore.UncheckedTypes.results, GoldenRelease2.UncheckedTypes.results),
  ]
}

import DIEngine
import Foundation
import GoldenLint

/// A source with planted faults, and its graph at run time.
struct LintCase: Sendable, CustomStringConvertible {
  let name: String
  let source: @Sendable () throws -> any GraphSource

  init(_ name: String, _ source: @escaping @Sendable () throws -> any GraphSource) {
    (self.name, self.source) = (name, source)
  }

  var description: String { name }

  static let all: [LintCase] = [
    LintCase("AcceptedFindings", AcceptedFindings.source),
    LintCase("AliasesOfContainers", AliasesOfContainers.source),
    LintCase("AmbiguousComponents", AmbiguousComponents.source),
    LintCase("Captives", Captives.source),
    LintCase("ClosuresOfAllForms", ClosuresOfAllForms.source),
    LintCase("CodeThatTakesTheContainer", CodeThatTakesTheContainer.source),
    LintCase("ComponentsOfFrameworks", ComponentsOfFrameworks.source),
    LintCase("ComponentsOfParts", ComponentsOfParts.source),
    LintCase("ComponentsWithoutInitializer", ComponentsWithoutInitializer.source),
    LintCase("CyclesOfCandidates", CyclesOfCandidates.source),
    LintCase("FunctionsThatRegister", FunctionsThatRegister.source),
    LintCase("InitializerCycles", InitializerCycles.source),
    LintCase("LaziesAndProviders", LaziesAndProviders.source),
    LintCase("LifetimesInCycles", LifetimesInCycles.source),
    LintCase("MethodsOfRegistrations", MethodsOfRegistrations.source),
    LintCase("MissingComponents", MissingComponents.source),
    LintCase("MissingNames", MissingNames.source),
    LintCase("ModifiedParameters", ModifiedParameters.source),
    LintCase("PreferredComponents", PreferredComponents.source),
    LintCase("RegistrationsOfSomeRuns", RegistrationsOfSomeRuns.source),
    LintCase("Release1Ambiguous", Release1Ambiguous.source),
    LintCase("Release1Captives", Release1Captives.source),
    LintCase("Release1Choices", Release1Choices.source),
    LintCase("Release1Cycles", Release1Cycles.source),
    LintCase("Release1Missing", Release1Missing.source),
    LintCase("Release1Modules", Release1Modules.source),
    LintCase("Release2Ambiguous", Release2Ambiguous.source),
    LintCase("Release2Captives", Release2Captives.source),
    LintCase("Release2Cycles", Release2Cycles.source),
    LintCase("Release2LintModules", Release2LintModules.source),
    LintCase("Release2Missing", Release2Missing.source),
    LintCase("ReturnedContainers", ReturnedContainers.source),
    LintCase("RootsAndCycles", RootsAndCycles.source),
    LintCase("TypesOfAllKinds", TypesOfAllKinds.source),
    LintCase("UnbrokenCycles", UnbrokenCycles.source),
  ]

  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden/Lint")

  func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Self.directory.appendingPathComponent("\(name).swift")))
  }

  static func names() throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(atPath: directory.path)
        .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
  }
}

import Foundation
import PublicDeclarations
import Testing

/// Checks that the other files of this directory use each public declaration of a façade.
@Suite("Every public declaration of an old release is used")
struct CompletenessTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// Some declarations of each release that the scanner must find.
  private static let known = [
    1: [
      "DIContainerBuilder(", "resolveMany", "initializerDoesNotNeedToBe", "short:", "-**",
      "typeIsIncorrect", "perDependency", "dynamicModules", "DIMethodSignature", "byNib:",
    ],
    2: [
      "DIContainerBuilder(", "DITypeInfo(", "resolveMany", "initialNotNecessary", "tag:", "*?",
      "recursiveInitial", "weakSingle", "dependencies", "useAutoPropertyInjection", "internal",
      "defaultComponentScope", "recursiveInitialization", "DIRegistrationAlternativeType",
    ],
    3: [
      "DIContainer(", "register", "modificator:", "main:", "isolation:", "resolveMany", "sync:",
      "postInit", "perContainer", "setArgs", "Provider5(", "dynamicMember:", "%", "DelayedValue",
      "checkIsValid", "vertexIndices", "objectMaked", "injectToSubviews", "fetch",
      "registerStoryboard", "autoInjectToSubviews",
    ],
    6: [
      "register", "injection", "with:", "postInit", "resolve", "resolveMany", "tag:", "inject",
      "initializeObjectsForScope", "AsyncLazy(", "clear", "AsyncProvider5(", "AsyncProviderArgs(",
    ],
  ]

  @Test("each name, label and operator of a façade occurs in its files", arguments: [1, 2, 3, 6])
  func names(release: Int) throws {
    let sources = Self.tests.appendingPathComponent("../../Sources")
    let declared = try PublicDeclarations.all(of: release, in: sources).flatMap(\.spellings)
    for known in try #require(Self.known[release]) { #expect(declared.contains(known)) }
    let directory =
      release == 6 ? Self.tests.appendingPathComponent("../DIv3AsyncTests") : Self.tests
    let spelled = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
      .filter { $0.contains("Version\(release)") }
      .map { try code(text(of: directory.appendingPathComponent($0))) }
      .joined()
      .replacingOccurrences(of: #""[^"\n]*""#, with: "", options: .regularExpression)
    let missing = Set(declared).filter { !contains(spelled, $0) }
    #expect(missing.sorted() == [])
  }

  @Test("V2-5 an alias that is not accepted yet offers only the methods that accept it")
  func unfinishedAlias() throws {
    let file = Self.tests.appendingPathComponent(
      "../../Sources/DIv2Compat/Registration/DIRegistrationAlternativeType.swift")
    let declared = PublicDeclarations(in: try text(of: file)).all.flatMap(\.spellings)
    // No chain can continue after it: `.as(Tool.self).initial{...}` does not compile.
    #expect(
      declared.filter { !$0.hasSuffix(":") }.sorted() == [
        "DIRegistrationAlternativeType", "check", "unsafe",
      ])
  }

  private func contains(_ text: String, _ spelling: String) -> Bool {
    let isWord = spelling.first!.isLetter
    return text.range(
      of: (isWord ? #"\b"# : #"(?<![-+*/%&|^~!?=])"#)
        + NSRegularExpression.escapedPattern(for: spelling)
        + (spelling.last!.isLetter ? #"\b"# : isWord ? "" : #"(?![-+*/%&|^~!?=>])"#),
      options: .regularExpression) != nil
  }
}

/// Returns the text without its comments.
private func code(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    .joined(separator: "\n")
}

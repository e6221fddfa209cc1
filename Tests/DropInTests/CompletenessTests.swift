import Foundation
import Testing

/// The files beside this one spell each public declaration of a façade; this demands it.
@Suite("Nothing public of an old release is left unspelled")
struct CompletenessTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// Some of what a release declares: that the scanner sees what it must.
  private static let known = [
    1: [
      "DIContainerBuilder(", "resolveMany", "initializerDoesNotNeedToBe", "short:", "-**",
      "typeIsIncorrect", "perDependency", "dynamicModules", "DIMethodSignature",
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
    ],
  ]

  @Test("Each name, label and operator of a façade stands in its files", arguments: [1, 2, 3])
  func names(release: Int) throws {
    let module = release == 3 ? "DIv3" : "DIv\(release)Compat"
    let sources = Self.tests.appendingPathComponent("../../Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .map(sources.appendingPathComponent)
    let declared = try files.flatMap { PublicDeclarations(in: try text(of: $0)).spellings }
    for known in try #require(Self.known[release]) { #expect(declared.contains(known)) }
    let spelled = try FileManager.default.contentsOfDirectory(atPath: Self.tests.path)
      .filter { $0.hasPrefix("Version\(release)") }
      .map { try code(text(of: Self.tests.appendingPathComponent($0))) }
      .joined()
      .replacingOccurrences(of: #""[^"\n]*""#, with: "", options: .regularExpression)
    let missing = Set(declared).filter { !contains(spelled, $0) }
    #expect(missing.sorted() == [])
  }

  @Test("V2-5 an alias that is not accepted yet offers nothing but to accept it")
  func unfinishedAlias() throws {
    let file = Self.tests.appendingPathComponent(
      "../../Sources/DIv2Compat/DIRegistrationAlternativeType.swift")
    let declared = PublicDeclarations(in: try text(of: file)).spellings
    // So that a chain can't go on behind it: `.as(Tool.self).initial{...}` does not compile.
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

/// The text without its comments.
private func code(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    .joined(separator: "\n")
}

/// What a source file declares as public, by line; enough for the way in which these are written.
struct PublicDeclarations {
  private(set) var spellings: [String] = []
  private var type = ""
  private var isPublicEnum = false
  private var isPublicProtocol = false
  /// Whether each `#if` around the line holds for this build.
  private var conditions: [Bool] = []

  init(in text: String) {
    var signature = ""
    for line in code(text).components(separatedBy: "\n") {
      let word = line.trimmingCharacters(in: .whitespaces)
      if word.hasPrefix("#") {
        readCondition(word)
        continue
      }
      guard conditions.allSatisfy(\.self) else { continue }
      // Labels may stand on further lines, up to the one that opens the body.
      if !signature.isEmpty {
        signature += line
      } else if isDeclaration(line) {
        signature = line
      } else {
        readType(line)
        continue
      }
      let opened = signature.filter { $0 == "(" }.count
      guard opened == signature.filter({ $0 == ")" }).count else { continue }
      read(signature)
      readType(signature)
      signature = ""
    }
  }

  private mutating func readCondition(_ line: String) {
    if line.hasPrefix("#if") {
      let isOther = line.contains("canImport") || line.contains("os(")
      conditions.append(!isOther && (line.contains("!") || !line.contains("DITRANQUILLITY")))
    } else if line.hasPrefix("#else") {
      conditions.append(!conditions.removeLast())
    } else if line.hasPrefix("#endif") {
      conditions.removeLast()
    }
  }

  private func isDeclaration(_ line: String) -> Bool {
    let isPublic = line.range(of: #"^ *(@\w+ )*(public|open) "#, options: .regularExpression) != nil
    // Cases are those of a public enum, or of one inside it; not those of a switch.
    let isCase =
      isPublicEnum
      && line.range(
        of: #"^(  ){1,2}case [\w`]+( = |\(|$)"#, options: .regularExpression) != nil
    let isRequirement = isPublicProtocol && (line.hasPrefix("  var ") || line.hasPrefix("  func "))
    return isPublic && !line.contains("import ") || isCase || isRequirement
  }

  /// Notes which type the next lines are about.
  private mutating func readType(_ line: String) {
    guard
      let match = line.firstMatch(
        of: #/^(?:public |open |final |indirect )*(class|struct|enum|protocol|extension) (\w+)/#)
    else { return }
    type = String(match.2)
    isPublicEnum = line.hasPrefix("public enum") || line.hasPrefix("public indirect enum")
    isPublicProtocol = line.hasPrefix("public protocol")
  }

  private mutating func read(_ signature: String) {
    if signature.contains("init(") {
      spellings.append("\(type)(")
    } else if let match = signature.firstMatch(
      of: #/(?:func|var|let|case|typealias|class|struct|enum|protocol) `?(\w+|[-+*/%&|^~!?=]+)/#)
    {
      spellings.append(String(match.1))
      // Nobody writes the labels of an operator.
      guard match.1.first!.isLetter else { return }
    }
    guard let open = signature.firstIndex(of: "(") else { return }
    let parameters = signature[open...].matches(of: #/[(,] *(\w+)(?: \w+)?:/#)
    spellings += parameters.map { String($0.1) }.filter { $0 != "_" }.map { $0 + ":" }
  }
}

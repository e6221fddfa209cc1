package import Foundation

/// The public declarations of a source file. The scanner reads line by line and supports only the
/// style of this package's sources.
package struct PublicDeclarations {
  /// The declarations in the order of the file.
  package private(set) var all: [PublicDeclaration] = []

  private var type: String?
  private var isPublicEnum = false
  /// Whether the line is in a public enum nested in another type.
  private var isNestedEnum = false
  private var isPublicProtocol = false
  /// The attribute before the next line, which may span several lines.
  private var attribute = ""
  /// Whether a documentation comment precedes the next declaration.
  private var isDocumented = false
  /// Whether each enclosing `#if` holds for this build.
  private var conditions: [Bool] = []

  /// Reads all Swift files of a directory and its subdirectories.
  ///
  /// - Parameter isWanted: Whether to read the file with a path, relative to the directory.
  package static func all(
    in directory: URL, where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [PublicDeclaration] {
    try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted()
      .filter { $0.hasSuffix(".swift") && isWanted($0) }
      .map(directory.appendingPathComponent)
      .flatMap { PublicDeclarations(in: try String(contentsOf: $0, encoding: .utf8)).all }
  }

  /// Reads the modules of a release: 1, 2, 3 for the modern generation, or 6 for what its asynchronous module
  /// adds. Omits the unavailable declarations of directories named `Mistakes`, whose only purpose is a message of
  /// the compiler.
  ///
  /// - Parameter sources: The directory of all modules.
  package static func all(of release: Int, in sources: URL) throws -> [PublicDeclaration] {
    let modules = [3: ["DIv3", "DIv3Storyboards"], 6: ["DIv3Async"]]
    return try (modules[release] ?? ["DIv\(release)Compat"]).flatMap {
      try all(in: sources.appendingPathComponent($0)) { !$0.hasPrefix("Mistakes/") }
    }
  }

  /// Reads the text of a source file.
  package init(in text: String) {
    var signature = ""
    for line in text.components(separatedBy: "\n") {
      let word = line.trimmingCharacters(in: .whitespaces)
      if word.hasPrefix("//") {
        if word.hasPrefix("///") { isDocumented = true }
        continue
      }
      if word.hasPrefix("#") {
        readCondition(word)
        continue
      }
      guard conditions.allSatisfy(\.self) else { continue }
      // Labels may continue on further lines, up to the one that opens the body.
      if !signature.isEmpty {
        signature += " " + word
      } else if isDeclaration(line) {
        readType(line)
        signature = line
      } else {
        readType(line)
        readAttribute(word)
        continue
      }
      guard isBalanced(signature) else { continue }
      add(signature)
      signature = ""
    }
  }

  private mutating func readCondition(_ line: String) {
    if line.hasPrefix("#if") {
      // A declaration may exist with and without UIKit; the variant for AppKit is not counted twice.
      let isPlatform =
        line.contains("canImport(UIKit)") || line.contains("canImport(SwiftUI)")
      let isOther =
        line.contains("canImport(AppKit) && !canImport(UIKit)")
        || !isPlatform && (line.contains("canImport") || line.contains("os("))
      conditions.append(
        !isOther && (isPlatform || line.contains("!") || !line.contains("DITRANQUILLITY")))
    } else if line.hasPrefix("#else") {
      conditions.append(!conditions.removeLast())
    } else if line.hasPrefix("#endif") {
      conditions.removeLast()
    }
  }

  /// Skips attributes before the next declaration.
  private mutating func readAttribute(_ line: String) {
    if !isBalanced(attribute) {
      attribute += line
    } else if line.hasPrefix("@") {
      attribute = line
    } else {
      isDocumented = false
    }
  }

  private func isBalanced(_ text: String) -> Bool {
    text.filter { $0 == "(" }.count == text.filter { $0 == ")" }.count
  }

  private func isDeclaration(_ line: String) -> Bool {
    // For the package's own integrations, and for nobody else.
    if line.contains("@_spi(") { return false }
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    guard let first = words.first else { return false }
    let isPublic = first == "public" || first == "open"
    // Only the cases of a public enum or of a nested one, not those of a switch.
    let isCase =
      (isPublicEnum || isNestedEnum) && first == "case"
      && line.firstMatch(of: #/^(  ){1,2}case [\w`]+( = |\(|$)/#) != nil
    let isRequirement =
      isPublicProtocol
      && ["  var ", "  func ", "  static func "].contains { line.hasPrefix($0) }
    return isPublic && !line.contains("import ") || isCase || isRequirement
  }

  /// Records the type that contains the following lines.
  private mutating func readType(_ line: String) {
    if line == "}" { type = nil }
    if line.hasPrefix("  public enum") { isNestedEnum = !line.hasSuffix("}") }
    if line == "  }" { isNestedEnum = false }
    guard line.first.map({ $0 != " " && $0 != "}" }) ?? false,
      let match = line.firstMatch(
        of:
          #/^(?:@\w+ )?(?:public |open |final |indirect )*(class|struct|enum|protocol|extension) (\w+)/#
      )
    else { return }
    type = String(match.2)
    isPublicEnum = line.hasPrefix("public enum") || line.hasPrefix("public indirect enum")
    isPublicProtocol = line.hasPrefix("public protocol")
  }

  private mutating func add(_ signature: String) {
    defer { isDocumented = false }
    guard let name = fullName(of: signature) else { return }
    let isMember = signature.hasPrefix(" ")
    all.append(
      PublicDeclaration(
        type: isMember || name == type ? type : nil, name: name,
        isType: !isMember && name == type,
        isDocumented: isDocumented))
  }
}

import Foundation
import Testing

/// A case in a golden file: an enumeration, which is a file of its own together with the imports of its file.
///
/// A comment begins each case: `// Rules:` with the rules that it shows, or `// Case:` with its name.
struct GoldenSource: Sendable, CustomStringConvertible {
  let name: String
  /// The name of its file.
  let file: String
  /// The rules that its first line names.
  let rules: Set<String>
  private let imports: [Substring]
  private let lines: [Substring]
  /// How many lines of its file stand before it.
  private let start: Int

  /// The case as a file of its own.
  var text: String {
    ((lines.prefix(1) + imports + [""] + lines.dropFirst()).joined(separator: "\n")) + "\n"
  }

  var bytes: [UInt8] { [UInt8](text.utf8) }

  /// The case on the lines where it stands in its file.
  var textInPlace: String {
    let blank = [Substring](repeating: "", count: start - imports.count)
    return (imports + blank + lines).joined(separator: "\n") + "\n"
  }

  /// The generation of the first rule.
  var generation: Int { rules.first.flatMap { Int(String($0.dropFirst().prefix(1))) } ?? 0 }

  var description: String { name }

  /// All cases in the files of a folder, by their names.
  static func all(in folder: String) throws -> [GoldenSource] {
    let files = try FileManager.default.contentsOfDirectory(atPath: path(of: folder))
    return try files.filter { $0.hasSuffix(".swift") }.flatMap {
      try cases(in: $0, String(contentsOfFile: path(of: "\(folder)/\($0)"), encoding: .utf8))
    }.sorted { $0.name < $1.name }
  }

  /// All cases in the differences of a folder: as they are before the run, or after it.
  ///
  /// A line begins with `-` if it is there only before, `+` if only after, and a blank if both have it.
  static func all(inDifferencesOf folder: String, after isAfter: Bool) throws -> [GoldenSource] {
    let files = try FileManager.default.contentsOfDirectory(atPath: path(of: folder))
    return try files.filter { $0.hasSuffix(".diff") }.flatMap { file in
      let text = try String(contentsOfFile: path(of: "\(folder)/\(file)"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { $0.first != (isAfter ? "-" : "+") }
      return try cases(in: file, lines.map { $0.dropFirst() }.joined(separator: "\n"))
    }.sorted { $0.name < $1.name }
  }

  private static func path(of name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)").path
  }

  private static func cases(in file: String, _ text: String) throws -> [GoldenSource] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter {
      lines[$0].hasPrefix("// Rules: ") || lines[$0].hasPrefix("// Case: ")
    }
    let imports = lines.prefix(starts.first ?? 0).filter { $0.hasPrefix("import ") }
    return try zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      let own = lines[start..<end].reversed().drop(while: \.isEmpty).reversed()
      let name = try #require(
        own.lazy.compactMap { $0.firstMatch(of: /^(?:public )?enum (\w+)/) }.first)
      let words = lines[start].split(separator: " ").dropFirst(2)
      return GoldenSource(
        name: String(name.1), file: file, rules: Set(words.map(String.init)), imports: imports,
        lines: Array(own), start: start)
    }
  }

  /// The type that a module has compiled of the case.
  func compiled<Case>(in module: String, as type: Case.Type = Case.self) throws -> Case {
    // The mangled name of an enumeration.
    try #require(
      _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)O") as? Case,
      "\(module) has no \(name)")
  }
}

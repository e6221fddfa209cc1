import SwiftSyntax

/// A comment that turns rules off: `// di-migrate:off M1-07`, or `// di-lint:off DIG001`.
///
/// Before the first code of a file it counts for the file; after code, for its line; on a line of its own, for
/// the next line.
struct Suppression: Sendable {
  enum Tool: String {
    case lint = "di-lint"
    case migrate = "di-migrate"

    func hasRule(_ word: String) -> Bool {
      switch self {
      case .lint: LintFinding.titles[word] != nil
      case .migrate: Rule.ID(word).flatMap(Rule.with) != nil
      }
    }
  }

  let line: Int
  let rules: [String]
  /// The lines that it covers; nil for the whole file.
  let lines: ClosedRange<Int>?
  /// The words that are no rules, which are reported.
  let unknownWords: [String]

  static func all(of tool: Tool, in source: SourceText) -> [Suppression] {
    let marker = "// \(tool.rawValue):off"
    guard source.tree.description.contains(marker) else { return [] }
    let firstCode =
      source.tree.firstToken(viewMode: .sourceAccurate).map { source.line(at: $0.textStart) } ?? 1
    return texts(marker, in: source).map { line, text in
      let words = text.dropFirst(marker.count).split(whereSeparator: " ,\t".contains)
        .map(String.init)
      let standsAlone = source.text(ofLine: line).drop { $0 == " " || $0 == "\t" }.hasPrefix(marker)
      return Suppression(
        line: line, rules: words.filter(tool.hasRule),
        lines: line < firstCode ? nil : standsAlone ? line...line + 1 : line...line,
        unknownWords: words.filter { !tool.hasRule($0) })
    }
  }

  private static func texts(_ marker: String, in source: SourceText) -> [(Int, String)] {
    var result: [(Int, String)] = []
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for (pieces, start) in [
        (token.leadingTrivia, offset),
        (token.trailingTrivia, token.endPositionBeforeTrailingTrivia.utf8Offset),
      ] {
        offset = start
        for piece in pieces {
          if case .lineComment(let text) = piece, text.hasPrefix(marker) {
            result.append((source.line(at: offset), text))
          }
          offset += piece.sourceLength.utf8Length
        }
      }
    }
    return result
  }

  func covers(_ rule: String, lines range: ClosedRange<Int>) -> Bool {
    rules.contains(rule) && (lines.map { $0.overlaps(range) } ?? true)
  }
}

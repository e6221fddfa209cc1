import SwiftSyntax

/// A comment that turns rules off: `// di-lint:off DIG001`.
///
/// Before the first code of a file it counts for the file; after code, for its line; on a line of its own, for the
/// next line.
struct LintSuppression: Sendable {
  let line: Int
  let codes: [String]
  /// The lines that it covers; nil for the whole file.
  let lines: ClosedRange<Int>?
  /// The words that are no codes, which are reported.
  let unknownWords: [String]

  static let marker = "// di-lint:off"

  static func all(in source: SourceText) -> [LintSuppression] {
    Suppression.comments(marker, in: source).map { comment in
      let words = comment.words
      return LintSuppression(
        line: comment.line, codes: words.filter { LintFinding.titles[$0] != nil },
        lines: comment.lines, unknownWords: words.filter { LintFinding.titles[$0] == nil })
    }
  }

  func covers(_ code: String, line: Int) -> Bool {
    codes.contains(code) && (lines.map { $0.contains(line) } ?? true)
  }
}

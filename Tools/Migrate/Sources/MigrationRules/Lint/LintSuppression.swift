import SwiftSyntax

/// A comment that turns rules off: `// di-lint:off DIG001`.
///
/// Before the first code of a file it counts for the file; after code, for its line; on a line of its own, for the
/// next line.
struct LintSuppression: Sendable {
  let line: Int
  let codes: [LintCode]
  /// The lines that it covers; nil for the whole file.
  let lines: ClosedRange<Int>?
  /// The words that are no codes, which are reported.
  let unknownWords: [String]

  static let marker = "// di-lint:off"

  static func all(in source: SourceText) -> [LintSuppression] {
    Suppression.comments(marker, in: source).map { comment in
      let words = comment.words
      let codes = words.map { LintCode(rawValue: $0) }
      return LintSuppression(
        line: comment.line, codes: codes.compactMap(\.self),
        lines: comment.lines,
        unknownWords: zip(words, codes).filter { $0.1 == nil }.map { $0.0 })
    }
  }

  func covers(_ code: LintCode, line: Int) -> Bool {
    codes.contains(code) && (lines.map { $0.contains(line) } ?? true)
  }
}

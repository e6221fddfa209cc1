import SwiftSyntax

/// A comment that turns rules off: `// di-migrate:off M1-07`.
///
/// Before the first code of a file it counts for the file; after code, for its line; on a line of its own, for
/// the next line.
struct Suppression: Sendable {
  let line: Int
  let rules: [Rule.ID]
  /// The lines that it covers; nil for the whole file.
  let lines: ClosedRange<Int>?
  /// The words that are no rules, which are reported.
  let unknownWords: [String]

  static let marker = "// di-migrate:off"

  static func all(in source: SourceText) -> [Suppression] {
    comments(marker, in: source).map { comment in
      let ids = comment.words.map { Rule.ID($0[...]).flatMap { Rule.with($0) == nil ? nil : $0 } }
      return Suppression(
        line: comment.line, rules: ids.compactMap(\.self), lines: comment.lines,
        unknownWords: zip(comment.words, ids).filter { $0.1 == nil }.map { $0.0 })
    }
  }

  /// A comment that turns something off.
  struct Comment {
    let line: Int
    /// The lines that it covers; nil for the whole file.
    let lines: ClosedRange<Int>?
    let words: [String]
  }

  /// All comments that begin with a marker.
  static func comments(_ marker: String, in source: SourceText) -> [Comment] {
    guard source.tree.description.contains(marker) else { return [] }
    let firstCode =
      source.tree.firstToken(viewMode: .sourceAccurate).map { source.line(at: $0.textStart) } ?? 1
    return texts(marker, in: source).map { line, text in
      let words = text.dropFirst(marker.count).split(whereSeparator: {
        $0 == " " || $0 == "," || $0 == "\t"
      })
      let standsAlone = source.text(ofLine: line).drop { $0 == " " || $0 == "\t" }.hasPrefix(marker)
      return Comment(
        line: line, lines: line < firstCode ? nil : standsAlone ? line...line + 1 : line...line,
        words: words.map(String.init))
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

  func covers(_ rule: Rule.ID, lines range: ClosedRange<Int>) -> Bool {
    rules.contains(rule) && (lines.map { $0.overlaps(range) } ?? true)
  }
}

import SwiftSyntax

/// The comment that a remark leaves: `// MIGRATE(M1-31): …`.
enum RemarkComment {
  static let marker = "// MIGRATE("

  static func text(_ remark: Change.Remark) -> String {
    let rule = Rule.with(remark.rule)
    let what = (rule?.from ?? "") + (remark.detail.map { " (\($0))" } ?? "")
    return
      "\(marker)\(remark.rule)): \(what): \(remark.remedy ?? rule?.to ?? ""); see \(remark.rule.explanation)"
  }

  /// Whether a statement has a remark: it is for its author, and nothing of it is rewritten any more.
  static func isTold(_ item: CodeBlockItemSyntax) -> Bool {
    guard !item.item.is(DeclSyntax.self) || item.item.is(VariableDeclSyntax.self) else {
      return false
    }
    return item.leadingTrivia.contains {
      if case .lineComment(let text) = $0 { text.hasPrefix(marker) } else { false }
    }
  }

  /// The edit that writes the comment on a line of its own before the statement, or nil if it is there already.
  static func edit(_ change: Change, _ remark: Change.Remark, in source: SourceText) -> Edit? {
    guard let (offset, indentation) = place(of: change.anchor, in: source) else { return nil }
    var line = source.line(at: offset) - 1
    while true {
      let above = source.text(ofLine: line).drop { $0 == " " || $0 == "\t" }
      guard above.hasPrefix(marker) else { break }
      if above.hasPrefix("\(marker)\(remark.rule))") { return nil }
      line -= 1
    }
    return Edit(offset..<offset, text(remark) + source.newline + indentation)
  }

  /// The start of the nearest statement or member that begins its line.
  private static func place(of node: Syntax, in source: SourceText) -> (Int, String)? {
    for ancestor in sequence(first: node, next: \.parent) {
      let isItem = ancestor.is(CodeBlockItemSyntax.self) || ancestor.is(MemberBlockItemSyntax.self)
      guard isItem, let indentation = source.indentation(before: ancestor.textStart) else {
        continue
      }
      return (ancestor.textStart, indentation)
    }
    return nil
  }
}

import SwiftSyntax

/// What the tool does at one place: edits that belong together, or a remark.
struct Change {
  struct Remark {
    let rule: Rule.ID
    /// What the rule is about here, if it isn't obvious.
    let detail: String?
    /// What to do here, where the rule doesn't tell it.
    let remedy: String?
  }

  enum Subject {
    case registration, request, other
  }

  var rules: Set<Rule.ID> = []
  var subject = Subject.other
  var edits: [Edit] = []
  var remark: Remark?
  /// Where the change is told, and the lines on which a rule may be turned off.
  let range: Range<Int>
  let anchor: Syntax

  init(at node: some SyntaxProtocol) {
    range = node.textRange
    anchor = Syntax(node)
  }

  static func remark(
    _ rule: Rule.ID, at node: some SyntaxProtocol, _ detail: String? = nil, remedy: String? = nil
  ) -> Change {
    var change = Change(at: node)
    change.rules = [rule]
    change.remark = Remark(rule: rule, detail: detail, remedy: remedy)
    return change
  }

  mutating func edit(_ node: some SyntaxProtocol, _ text: String, _ rule: Rule.ID?) {
    edit(node.textRange, text, rule)
  }

  mutating func edit(_ range: Range<Int>, _ text: String, _ rule: Rule.ID?) {
    edits.append(Edit(range, text))
    if let rule { rules.insert(rule) }
  }

  mutating func edit(at offset: Int, _ text: String, _ rule: Rule.ID?) {
    edit(offset..<offset, text, rule)
  }

  /// Takes over the edits of a part; a remark on a part is one on the whole.
  mutating func add(_ part: Change) {
    rules.formUnion(part.rules)
    edits += part.edits
    if remark == nil { remark = part.remark }
  }
}

import SwiftSyntax

/// Writes former spellings of the modern generation as the current ones.
final class ModernRewriter: SyntaxVisitor {
  private(set) var changes: [Change] = []

  init(_ source: SourceText) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  private func change(_ node: some SyntaxProtocol, _ text: String, _ number: Int) {
    var change = Change(at: node)
    change.edit(node, text, Rule.ID(.modern, number))
    changes.append(change)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    switch member.declName.baseName.text {
    case "lifetime":
      guard node.arguments.count == 1, let argument = node.arguments.first?.expression else {
        break
      }
      switch argument.trimmedDescription {
      case ".lazySingle": change(argument, ".perRun(.strong)", 1)
      case ".weakSingle": change(argument, ".perRun(.weak)", 2)
      case ".perRun": change(argument, ".perRun(.strong)", 3)
      case ".perContainer": change(argument, ".perContainer(.strong)", 3)
      default: break
      }
    case "register1": change(member.declName.baseName, "register", 4)
    default: break
    }
    return .visitChildren
  }
}

import SwiftSyntax

/// Writes former spellings of the modern generation as the current ones.
final class ModernRewriter: SyntaxVisitor {
  private(set) var changes: [Change] = []

  init(_ source: SourceText) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  private func change(_ node: some SyntaxProtocol, _ text: String, _ name: Rule.Name) {
    var change = Change(at: node)
    change.edit(node, text, Rule.ID(.modern, name))
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
      case ".lazySingle": change(argument, ".perRun(.strong)", .formerLazySingle)
      case ".weakSingle": change(argument, ".perRun(.weak)", .formerWeakSingle)
      case ".perRun": change(argument, ".perRun(.strong)", .formerKeeping)
      case ".perContainer": change(argument, ".perContainer(.strong)", .formerKeeping)
      default: break
      }
    case "register1": change(member.declName.baseName, "register", .formerRegistration)
    default: break
    }
    return .visitChildren
  }
}

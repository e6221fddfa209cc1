import SwiftSyntax

/// Whether a closure asks one of its parameters for objects, as only a container can be asked.
final class ScopeUses: SyntaxVisitor {
  private let name: String
  private(set) var found = false

  init(of name: String, in closure: ClosureExprSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.trimmedDescription == name, ["*", "**", "*?"].contains(node.operator.text) {
      found = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.trimmedDescription == name,
      ["resolve", "resolveMany", "newLifeTimeScope", "useScope"].contains(
        node.declName.baseName.text)
    {
      found = true
    }
    return .visitChildren
  }
}

import SwiftSyntax

/// Finds all calls in some code.
final class CallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}

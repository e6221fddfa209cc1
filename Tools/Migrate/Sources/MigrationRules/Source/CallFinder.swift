import SwiftSyntax

/// Finds all calls in some code.
final class CallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function or the type that is called, without what stands before it.
  var calledName: String? {
    let member = calledExpression.as(MemberAccessExprSyntax.self)?.declName
    return (member ?? calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text
  }
}

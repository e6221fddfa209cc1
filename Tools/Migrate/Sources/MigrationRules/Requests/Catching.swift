import SwiftSyntax

extension Syntax {
  /// Whether an error may be caught in the same function, or by a function that gets a closure or an expression.
  func mayBeCaught(_ index: SourceIndex) -> Bool {
    var child = self
    while let parent = child.parent {
      if let statement = parent.as(DoStmtSyntax.self), !statement.catchClauses.isEmpty,
        Syntax(statement.body).id == child.id
      {
        return true
      }
      if parent.is(ClosureExprSyntax.self) { return true }
      if let call = parent.as(FunctionCallExprSyntax.self),
        Syntax(call.calledExpression).id != child.id
      {
        let callee =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? call.calledExpression.trimmedDescription
        if callee.hasPrefix("XCT") || index.catchingFunctions.contains(callee) { return true }
      }
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(AccessorDeclSyntax.self)
      {
        return false
      }
      child = parent
    }
    return false
  }
}

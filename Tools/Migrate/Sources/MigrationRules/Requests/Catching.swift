import SwiftSyntax

extension Syntax {
  /// Whether an error may be caught: in the same function, by a function that gets a closure or an expression, or
  /// where the sources call the function by its name.
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
        Syntax(call.calledExpression).id != child.id, call.isCatching(index.catchingFunctions)
      {
        return true
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return index.caughtCalls.contains(function.name.text)
      }
      if parent.is(InitializerDeclSyntax.self) {
        let type = sequence(first: parent, next: \.parent).lazy.compactMap(\.typeDeclarationName)
          .first
        return type.map(index.caughtCalls.contains) ?? false
      }
      if parent.is(AccessorDeclSyntax.self) { return false }
      child = parent
    }
    return false
  }
}

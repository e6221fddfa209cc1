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
      if let callers = parent.callers { return index.caughtCalls.contains(callers) }
      if parent.is(AccessorDeclSyntax.self) { return false }
      child = parent
    }
    return false
  }

  /// Whether a `catch` that names errors other than the container's may get an error: one around the code, or one
  /// around a call of its function.
  func mayBeCaughtByName(_ index: SourceIndex) -> Bool {
    var child = self
    while let parent = child.parent {
      if let statement = parent.as(DoStmtSyntax.self), statement.namesCaughtErrors,
        Syntax(statement.body).id == child.id
      {
        return true
      }
      if let callers = parent.callers { return index.callsCaughtByName.contains(callers) }
      child = parent
    }
    return false
  }

  /// Whether a `do` catches the errors of the code before its closure or function ends.
  var isInDo: Bool {
    var child = self
    while let parent = child.parent, !parent.is(ClosureExprSyntax.self), parent.callers == nil {
      if let statement = parent.as(DoStmtSyntax.self), !statement.catchClauses.isEmpty,
        Syntax(statement.body).id == child.id
      {
        return true
      }
      child = parent
    }
    return false
  }

  /// The name by which others call what this node declares: that of a function, or of the type of an initializer.
  private var callers: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.text }
    guard self.is(InitializerDeclSyntax.self) else { return nil }
    return sequence(first: self, next: \.parent).lazy.compactMap(\.typeDeclarationName).first ?? ""
  }
}

extension DoStmtSyntax {
  /// Whether a clause catches some errors by their names. `DIError` doesn't count: it has a remark of its own.
  var namesCaughtErrors: Bool {
    catchClauses.contains { clause in
      clause.catchItems.contains { item in
        let isName =
          item.pattern.map {
            !$0.is(ValueBindingPatternSyntax.self) || $0.trimmedDescription.contains(" as ")
          } ?? false
        return (isName || item.whereClause != nil) && !item.trimmedDescription.contains("DIError")
      }
    }
  }
}

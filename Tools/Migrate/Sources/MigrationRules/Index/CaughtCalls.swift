import SwiftSyntax

/// Finds the functions and types whose errors a file catches: by `try?`, in `do`, or in an expression that
/// another function evaluates.
final class CaughtCalls: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let catchingFunctions: Set<String>

  /// - Parameter catchingFunctions: Functions that evaluate an expression, and catch its errors.
  init(_ tree: SourceFileSyntax, catchingFunctions: Set<String>) {
    self.catchingFunctions = catchingFunctions
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark {
      add(Syntax(node.expression))
    }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if !node.catchClauses.isEmpty { add(Syntax(node.body)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isCatching(catchingFunctions) { add(Syntax(node.arguments)) }
    return .visitChildren
  }

  private func add(_ code: Syntax) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    for call in finder.calls {
      let callee = call.calledExpression
      if let member = callee.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        names.insert(name == "init" ? member.base?.trimmedDescription ?? name : name)
      } else {
        names.insert(callee.trimmedDescription)
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the called function evaluates its arguments itself, and catches their errors.
  func isCatching(_ functions: Set<String>) -> Bool {
    let name =
      calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.trimmedDescription
    return name.hasPrefix("XCT") || functions.contains(name)
  }
}

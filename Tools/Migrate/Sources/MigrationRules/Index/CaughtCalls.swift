import SwiftSyntax

/// The functions and types whose errors a file catches: by `try?`, in `do`, or in an expression that another function
/// evaluates.
struct CaughtCalls: Sendable {
  private(set) var names: Set<String> = []
  /// Those whose errors a `catch` tells apart.
  private(set) var namesWithNamedErrors: Set<String> = []

  init() {}

  /// - Parameter catchingFunctions: Functions that evaluate an expression, and catch its errors.
  init(_ tree: SourceFileSyntax, catchingFunctions: Set<String>) {
    let finder = CatchFinder(catchingFunctions)
    finder.walk(tree)
    self = finder.found
  }

  fileprivate mutating func add(_ code: Syntax, namesErrors: Bool = false) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    for call in finder.calls {
      let callee = call.calledExpression
      var name = callee.trimmedDescription
      if let member = callee.as(MemberAccessExprSyntax.self) {
        name = member.declName.baseName.text
        if name == "init", let base = member.base { name = base.trimmedDescription }
      }
      names.insert(name)
      if namesErrors { namesWithNamedErrors.insert(name) }
    }
  }
}

private final class CatchFinder: SyntaxVisitor {
  private(set) var found = CaughtCalls()
  private let catchingFunctions: Set<String>

  init(_ catchingFunctions: Set<String>) {
    self.catchingFunctions = catchingFunctions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark {
      found.add(Syntax(node.expression))
    }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if !node.catchClauses.isEmpty {
      found.add(Syntax(node.body), namesErrors: node.namesCaughtErrors)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isCatching(catchingFunctions) { found.add(Syntax(node.arguments)) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the called function evaluates its arguments itself, and catches their errors.
  func isCatching(_ functions: Set<String>) -> Bool {
    calledName.map { $0.hasPrefix("XCT") || functions.contains($0) } == true
  }
}

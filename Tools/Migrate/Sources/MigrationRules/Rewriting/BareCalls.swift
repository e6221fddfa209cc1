import SwiftSyntax

/// Calls in extensions of a builder or a scope that leave `self` out: `register { Cat() }`.
///
/// A run reads them as if they said it, so that everything that knows registrations and requests knows these, too.
final class BareCalls: SyntaxVisitor {
  private var edits: [Edit] = []

  private static let names: [String: Set<String>] = [
    "DIContainerBuilder": ["register", "build"],
    "DIScope": Set(requests), "DIContainer": Set(requests),
  ]
  private static let requests = [
    "resolve", "resolveMany", "lazyResolve", "lazyResolveMany", "newLifeTimeScope", "useScope",
  ]

  /// The source with `self.` at each of them; nil if there is none.
  static func completed(_ source: SourceText) throws(SourceText.Defect) -> SourceText? {
    let finder = BareCalls(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    guard !finder.edits.isEmpty, let bytes = finder.edits.applied(to: source.bytes) else {
      return nil
    }
    return try SourceText(bytes)
  }

  private static func isLoad(_ call: FunctionCallExprSyntax) -> Bool {
    RegistrationChain.loading.contains(call.arguments.first?.label?.text ?? "")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let owner = sequence(first: Syntax(node), next: \.parent).lazy
        .compactMap(\.typeDeclarationName).first,
      Self.names[owner]?.contains(name.text) == true,
      name.text != "register" || OldCalls.isForm(node) || Self.isLoad(node)
    {
      edits.append(Edit(name.textStart..<name.textStart, "self."))
    }
    return .visitChildren
  }
}

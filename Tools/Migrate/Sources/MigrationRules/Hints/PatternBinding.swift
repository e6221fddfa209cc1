import SwiftSyntax

/// A name that a pattern of an error's case binds: `case .recursiveInitial(let info)`.
struct PatternBinding {
  private let name: DeclReferenceExprSyntax

  private let blocks: BlockDeclarations

  init(of name: DeclReferenceExprSyntax, _ blocks: BlockDeclarations) {
    self.name = name
    self.blocks = blocks
  }

  /// The type of the case's value, if it holds components; nil for anything else.
  func type(in generation: Generation) -> String? {
    for node in sequence(first: Syntax(name), next: \.parent) {
      if let items = node.as(CodeBlockItemListSyntax.self) {
        for item in blocks.items(declaring: name.baseName.text, in: items)
        where item.position < name.position {
          for condition in item.item.as(GuardStmtSyntax.self)?.conditions ?? [] {
            if let type = type(in: Syntax(condition), generation) { return type }
          }
        }
      } else if let clause = node.as(SwitchCaseSyntax.self) {
        if let type = type(in: Syntax(clause.label), generation) { return type }
      } else if let clause = node.as(CatchClauseSyntax.self) {
        if let type = type(in: Syntax(clause.catchItems), generation) { return type }
      } else if let statement = node.as(IfExprSyntax.self) {
        if let type = type(in: Syntax(statement.conditions), generation) { return type }
      }
    }
    return nil
  }

  private func type(in pattern: Syntax, _ generation: Generation) -> String? {
    let finder = CaseFinder(name.baseName.text)
    finder.walk(pattern)
    guard let (member, position) = finder.found,
      let name = AdviceIndex.of(generation).members["DIError.\(member)"]?.name,
      let labels = name.labels, labels.indices.contains(position)
    else { return nil }
    return switch labels[position] {
    case "component": "DIComponent"
    case "components": "[DIComponent]"
    case "typeInfo": "DITypeInfo"
    case "typesInfo": "[DITypeInfo]"
    default: nil
    }
  }

  private final class CaseFinder: SyntaxVisitor {
    private let name: String
    /// The case, and the position of the value that gets the name.
    var found: (member: String, position: Int)?

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
        return .visitChildren
      }
      let values = node.arguments.map { argument in
        argument.expression.trimmedDescription.split(separator: " ").last.map(String.init)
      }
      if let position = values.firstIndex(of: name) {
        found = (member.declName.baseName.text, position)
      }
      return .visitChildren
    }
  }
}

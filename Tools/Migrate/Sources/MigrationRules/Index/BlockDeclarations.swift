import SwiftSyntax

/// Which statements of long blocks declare a name, so that nobody reads all statements for each mention of it.
struct BlockDeclarations: Sendable {
  private var statements: [SyntaxIdentifier: [String: [CodeBlockItemSyntax]]] = [:]

  /// Shorter blocks are read at each mention.
  private static let longBlock = 24

  init() {}

  init(_ tree: SourceFileSyntax) {
    let finder = BlockFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for block in finder.blocks where block.count > Self.longBlock {
      var names: [String: [CodeBlockItemSyntax]] = [:]
      for item in block {
        for name in Self.names(in: item) { names[name, default: []].append(item) }
      }
      statements[block.id] = names
    }
  }

  /// The statements that may declare a name, the last one first.
  func items(declaring name: String, in block: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    statements[block.id].map { ($0[name] ?? []).reversed() } ?? block.reversed()
  }

  private static func names(in item: CodeBlockItemSyntax) -> [String] {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    return item.item.as(GuardStmtSyntax.self)?.conditions.flatMap { condition -> [String] in
      if let pattern = condition.condition.as(MatchingPatternConditionSyntax.self)?.pattern {
        return pattern.tokens(viewMode: .sourceAccurate).compactMap {
          if case .identifier(let name) = $0.tokenKind { name } else { nil }
        }
      }
      let binding = condition.condition.as(OptionalBindingConditionSyntax.self)
      return binding.map { [$0.pattern.trimmedDescription] } ?? []
    } ?? []
  }

  private final class BlockFinder: SyntaxVisitor {
    var blocks: [CodeBlockItemListSyntax] = []

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
      blocks.append(node)
      return .visitChildren
    }
  }
}

extension ExpressionTypes {
  /// The same knowledge, and that about the blocks of a file.
  func reading(_ tree: SourceFileSyntax) -> ExpressionTypes {
    var result = self
    result.blocks = BlockDeclarations(tree)
    return result
  }
}

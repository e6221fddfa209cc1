import SwiftSyntax

/// The names in a file that may hold a container: those declared with its type or a value of it, and those whose value is
/// another name.
enum ContainerNames {
  static func all(in tree: SourceFileSyntax, of type: String) -> Set<String> {
    let finder = Finder(type)
    finder.walk(tree)
    return finder.names
  }

  private final class Finder: SyntaxVisitor {
    private let type: String
    private(set) var names: Set<String> = []

    init(_ type: String) {
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let isAlias = node.initializer?.value.is(DeclReferenceExprSyntax.self) == true
      if isAlias || mentionsType(Syntax(node)) { names.insert(node.pattern.trimmedDescription) }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if mentionsType(Syntax(node)) { names.insert((node.secondName ?? node.firstName).text) }
      return .visitChildren
    }

    private func mentionsType(_ node: Syntax) -> Bool {
      node.tokens(viewMode: .sourceAccurate).contains { $0.text == type }
    }
  }
}

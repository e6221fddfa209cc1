import SwiftSyntax

/// The names in a file that may hold a container: those whose declarations have one of some words, and those whose value is
/// another name.
enum ContainerNames {
  static func all(in tree: SourceFileSyntax, with words: Set<String>) -> Set<String> {
    let finder = Finder(words)
    finder.walk(tree)
    return finder.names
  }

  private final class Finder: SyntaxVisitor {
    private let words: Set<String>
    private(set) var names: Set<String> = []

    init(_ words: Set<String>) {
      self.words = words
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let isAlias = node.initializer?.value.is(DeclReferenceExprSyntax.self) == true
      if isAlias || hasWord(Syntax(node)) { names.insert(node.pattern.trimmedDescription) }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if hasWord(Syntax(node)) { names.insert((node.secondName ?? node.firstName).text) }
      return .visitChildren
    }

    private func hasWord(_ node: Syntax) -> Bool {
      node.tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) }
    }
  }
}

import SwiftSyntax

/// Finds the registrations, the modules and the requested types of one file.
final class RegistrationCollector: SyntaxVisitor {
  private let file: Int
  private let types: ExpressionTypes
  private let isRewritten: Bool
  private let localBuilders: LocalBuilders
  private(set) var facts: [RegistrationFacts] = []
  private(set) var modules: [ModuleIndex.Entry] = []

  /// - Parameter isRewritten: Whether the run rewrites the file; otherwise its modules stay as they are.
  init(_ source: SourceText, file: Int, _ types: ExpressionTypes, isRewritten: Bool) {
    self.isRewritten = isRewritten
    localBuilders = LocalBuilders(source.tree, file: file)
    self.file = file
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = RegistrationChain(node, types) {
      facts.append(
        RegistrationFacts(chain, in: file, localBuilders.builder(chain.builder), types))
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = ModuleDeclaration(node, types.generation) {
      modules.append(ModuleIndex.Entry(module, isRewritten: isRewritten))
    } else if let entry = ModuleIndex.Entry(modern: node) {
      modules.append(entry)
    }
    return .visitChildren
  }
}

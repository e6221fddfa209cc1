import SwiftSyntax

/// Finds the registrations, the modules and the requested types of one file.
final class RegistrationCollector: SyntaxVisitor {
  private let file: Int
  private let types: ExpressionTypes
  private let isRewritten: Bool
  private let localBuilders: LocalBuilders
  private(set) var facts: [RegistrationFacts] = []
  /// The offset at which the calls begin that run if a statement does: it is one of them, and none throws.
  private var runs: [SyntaxIdentifier: Int] = [:]
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

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    var start: Int?
    for item in node {
      guard item.item.is(FunctionCallExprSyntax.self) else {
        start = nil
        continue
      }
      start = start ?? item.textStart
      runs[item.id] = start
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = RegistrationChain(node, types) {
      var found = RegistrationFacts(chain, in: file, localBuilders.builder(chain.builder), types)
      found.run = chain.expression.parent.flatMap { runs[$0.id] }.map {
        RegistrationFacts.Run(
          file: file, start: $0, builder: chain.builder.trimmedDescription)
      }
      facts.append(found)
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

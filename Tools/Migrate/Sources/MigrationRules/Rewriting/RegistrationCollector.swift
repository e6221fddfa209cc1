import SwiftSyntax

/// Finds the registrations, the modules and the requested types of one file.
final class RegistrationCollector: SyntaxVisitor {
  private let file: Int
  private let types: ExpressionTypes
  private(set) var facts: [RegistrationFacts] = []
  private(set) var modules: [ModuleIndex.Entry] = []

  init(_ source: SourceText, file: Int, _ types: ExpressionTypes) {
    self.file = file
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = RegistrationChain(node, types) {
      facts.append(RegistrationFacts(chain, in: file, types))
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = ModuleDeclaration(node, types.generation) {
      modules.append(ModuleIndex.Entry(module))
    }
    return .visitChildren
  }
}

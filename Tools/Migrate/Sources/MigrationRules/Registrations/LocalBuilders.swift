import SwiftSyntax

/// A builder that no code but one function has: what is registered there, no other container sees, and the other way
/// round.
struct LocalBuilder: Hashable, Sendable {
  let file: Int
  /// The offset of its declaration.
  let offset: Int
}

/// The local builders of a file.
final class LocalBuilders: SyntaxVisitor {
  private struct Entry {
    let name: String
    let block: Range<Int>
    let offset: Int
    /// Whether nothing but registrations of components and `build()` uses the builder.
    let isOwn: Bool
  }

  private let file: Int
  private var entries: [Entry] = []

  init(_ tree: SourceFileSyntax, file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The builder that an expression means; nil if other code has it, too.
  func builder(_ expression: ExprSyntax) -> LocalBuilder? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let place = expression.textStart
    let entry = entries.last {
      $0.name == name && $0.block.contains(place) && $0.offset < place
    }
    guard let entry, entry.isOwn else { return nil }
    return LocalBuilder(file: file, offset: entry.offset)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.text == "let",
      let block = node.parent?.parent?.parent?.as(CodeBlockSyntax.self)
    else { return .visitChildren }
    for binding in node.bindings
    where binding.initializer?.value.trimmedDescription == "DIContainerBuilder()" {
      let name = binding.pattern.trimmedDescription
      let mentions = block.tokens(viewMode: .sourceAccurate).filter {
        $0.text == name && $0.position >= node.endPosition && !$0.isMemberName
      }
      entries.append(
        Entry(
          name: name, block: block.textRange, offset: node.textStart,
          isOwn: mentions.allSatisfy(Self.isOwnUse)))
    }
    return .visitChildren
  }

  /// Whether a mention registers a component, or builds.
  private static func isOwnUse(_ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == ExprSyntax(reference).id,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    else { return false }
    switch member.declName.baseName.text {
    case "register":
      return !RegistrationChain.loading.contains(call.arguments.first?.label?.text ?? "")
    case "build": return true
    default: return false
    }
  }
}

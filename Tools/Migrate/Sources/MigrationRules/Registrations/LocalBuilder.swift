import SwiftSyntax

/// A builder that no code but one function has: what is registered there, no other container sees, and the other way
/// round.
struct LocalBuilder: Hashable, Sendable {
  let file: Int
  /// The offset of its declaration.
  let offset: Int

  /// - Returns: nil if the builder is no constant of a function, or if anything but registrations of components and
  ///   `build()` uses it.
  init?(_ builder: ExprSyntax, in file: Int) {
    guard let name = builder.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    for ancestor in sequence(first: Syntax(builder), next: \.parent) {
      guard let block = ancestor.as(CodeBlockSyntax.self),
        let declaration = Self.declaration(of: name, in: block, before: builder)
      else { continue }
      let mentions = block.tokens(viewMode: .sourceAccurate).filter {
        $0.text == name && $0.position >= declaration.endPosition && !$0.isMemberName
      }
      guard mentions.allSatisfy(Self.isOwnUse) else { return nil }
      self.file = file
      offset = declaration.textStart
      return
    }
    return nil
  }

  private static func declaration(
    of name: String, in block: CodeBlockSyntax, before place: ExprSyntax
  ) -> CodeBlockItemSyntax? {
    block.statements.first { item in
      guard item.position < place.position, let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "let"
      else { return false }
      return variable.bindings.contains {
        $0.pattern.trimmedDescription == name
          && $0.initializer?.value.trimmedDescription == "DIContainerBuilder()"
      }
    }
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

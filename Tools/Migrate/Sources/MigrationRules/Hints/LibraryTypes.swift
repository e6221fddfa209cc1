import SwiftSyntax

/// The types of expressions, with what the declarations of an old generation return.
struct LibraryTypes {
  let types: ExpressionTypes

  private var generation: Generation { types.generation }

  /// The type of the library or of the sources that an expression has, without generic arguments; nil if the syntax
  /// doesn't tell.
  func type(of expression: ExprSyntax) -> String? {
    let expression = expression.withoutTry
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text.hasPrefix("-*") ? "DILazy" : nil
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = type(ofCall: member.declName.baseName.text, on: base, call)
    {
      return type
    }
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: chained.expression)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return type(of: element.calledExpression)?.elementType
    }
    return types.type(of: expression).map(plain) ?? localType(of: expression)
  }

  private func localType(of expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self) else { return nil }
    let word = name.baseName.text
    if word == "$0" { return elementType(of: name) }
    guard word.first?.isUppercase != true else { return nil }
    return initialValue(of: expression)
      ?? PatternBinding(of: name, types.blocks).type(in: generation)
  }

  /// The type of `$0`, in a closure that an array's method passes its elements to.
  private func elementType(of argument: DeclReferenceExprSyntax) -> String? {
    let methods = ["map", "filter", "forEach", "contains", "allSatisfy", "first", "compactMap"]
    let closure = sequence(first: Syntax(argument), next: \.parent).lazy
      .compactMap { $0.as(ClosureExprSyntax.self) }.first
    guard let call = closure?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      methods.contains(member.declName.baseName.text)
    else { return nil }
    return type(of: base)?.elementType
  }

  /// The type of the chain that a local name stands for.
  private func initialValue(of expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    for node in sequence(first: Syntax(expression), next: \.parent) {
      guard let items = node.as(CodeBlockItemListSyntax.self) else { continue }
      for item in types.blocks.items(declaring: name, in: items)
      where item.position < expression.position {
        let bindings = item.item.as(VariableDeclSyntax.self)?.bindings ?? []
        if let found = bindings.first(where: { $0.pattern.trimmedDescription == name }),
          let value = found.initializer?.value, value.position < expression.position,
          value.endPosition <= expression.position
        {
          return type(of: value)
        }
      }
    }
    return nil
  }

  private func type(ofCall name: String, on base: ExprSyntax, _ call: FunctionCallExprSyntax)
    -> String?
  {
    guard generation != .modern else { return nil }
    let label = call.arguments.first?.label?.text
    switch name {
    case "register":
      guard type(of: base) == "DIContainerBuilder" else { return nil }
      let isRegistration = !RegistrationChain.loading.contains(label ?? "")
      return isRegistration ? "DIRegistrationBuilder" : "DIContainerBuilder"
    case "lazyResolve", "lazyResolveMany": return "DILazy"
    case "newLifeTimeScope", "useScope": return generation.scopeType
    case "as" where generation == .release2 && isAlternative(call):
      return type(of: base) == "DIRegistrationBuilder" ? "DIRegistrationAlternativeType" : nil
    case "check", "unsafe":
      return type(of: base) == "DIRegistrationAlternativeType" ? "DIRegistrationBuilder" : nil
    default:
      // All other methods of registrations return them.
      return type(of: base) == "DIRegistrationBuilder" ? "DIRegistrationBuilder" : nil
    }
  }

  private func isAlternative(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.count == 1 && call.trailingClosure == nil
      && call.arguments.first?.expression.trimmedDescription != ".self"
  }

  /// The type that stands around an expression: what an implicit member of it belongs to. Nil if the syntax doesn't tell.
  func contextualType(of expression: ExprSyntax) -> String? {
    guard let parent = expression.parent else { return nil }
    if let argument = parent.as(LabeledExprSyntax.self) { return type(ofArgument: argument) }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id
    {
      return contextualType(of: ExprSyntax(call))
    }
    if let pattern = parent.as(ExpressionPatternSyntax.self) { return type(ofPattern: pattern) }
    if let value = parent.as(InitializerClauseSyntax.self) {
      let stated =
        value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? value.parent?.as(FunctionParameterSyntax.self)?.type
      return stated.map { plain($0.trimmedDescription) }
    }
    if let list = parent.as(ExprListSyntax.self) {
      let elements = Array(list)
      let words = ["==", "!=", "="]
      guard let position = elements.firstIndex(where: { $0.id == expression.id }),
        let other = [position - 2, position + 2].first(where: {
          elements.indices.contains($0)
            && words.contains(elements[($0 + position) / 2].trimmedDescription)
        })
      else { return nil }
      return type(of: elements[other])
    }
    return nil
  }

  private func type(ofArgument argument: LabeledExprSyntax) -> String? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    let word = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    switch (member.declName.baseName.text, word) {
    case ("lifetime", _): return "DILifeTime"
    case ("as", "self"): return "DIAsSelf"
    case ("set", "default"): return "DISetDefault"
    case ("injection", "manual"): return "DIInjectionManual"
    case ("injection", "optional"): return "DIInjectionOptional"
    default: return nil
    }
  }

  private func type(ofPattern pattern: ExpressionPatternSyntax) -> String? {
    for node in sequence(first: Syntax(pattern), next: \.parent) {
      if let statement = node.as(SwitchExprSyntax.self) { return type(of: statement.subject) }
      if let condition = node.as(MatchingPatternConditionSyntax.self) {
        return type(of: condition.initializer.value)
      }
      if node.is(CatchItemSyntax.self) { return nil }
    }
    return nil
  }

  /// A type without Optional and generic arguments.
  func plain(_ type: String) -> String {
    String(type.baseType.prefix { $0 != "<" })
  }
}

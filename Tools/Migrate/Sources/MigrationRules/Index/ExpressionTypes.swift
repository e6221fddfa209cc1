import SwiftSyntax

/// The types of expressions, as far as declarations in the sources tell them.
struct ExpressionTypes: Sendable {
  let index: SourceIndex
  let generation: Generation
  /// The declarations of long blocks of the file that is read.
  var blocks = BlockDeclarations()

  private enum Found {
    /// The name is declared here, with this type, if it is known.
    case type(String?)
    case nothing
  }

  func isBuilder(_ expression: ExprSyntax) -> Bool {
    type(of: expression)?.baseType == "DIContainerBuilder"
  }

  func isScope(_ expression: ExprSyntax) -> Bool {
    guard let type = type(of: expression)?.baseType, type == generation.scopeType else {
      return false
    }
    return generation != .release1 || !index.usesModernScopes
  }

  func type(of expression: ExprSyntax, depth: Int = 0) -> String? {
    guard let type = namedType(of: expression, depth) else { return nil }
    guard !index.aliases.isEmpty, let alias = index.aliases[type.baseType], isContainerType(alias)
    else { return type }
    return type.isOptionalType ? alias + "?" : alias
  }

  private func namedType(of expression: ExprSyntax, _ depth: Int) -> String? {
    guard depth < 12 else { return nil }
    let expression = expression.withoutTry
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return type(ofName: reference.baseName.text, at: Syntax(reference), depth: depth + 1)
    }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      return type(of: unwrapped.expression, depth: depth + 1)?.baseType
    }
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: chained.expression, depth: depth + 1)?.baseType
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      guard let owner = owner(base, depth) else { return nil }
      return index.property(member.declName.baseName.text, of: owner)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return type(ofCall: call, depth) }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      let type = type(of: element.calledExpression, depth: depth + 1)
      return type?.elementType ?? type?.valueType.map { $0 + "?" }
    }
    return Cast(expression, marks: ["", "!"])?.type
  }

  /// The type of an expression whose member is used: also the type that it names.
  func owner(_ base: ExprSyntax, _ depth: Int) -> String? {
    if let type = type(of: base, depth: depth + 1) { return type }
    let name = base.trimmedDescription
    let last = name.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true && index.type(name) != nil ? name : nil
  }

  private func type(ofCall call: FunctionCallExprSyntax, _ depth: Int) -> String? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name.first?.isUppercase == true { return name }
      for owner in enclosingTypes(of: Syntax(call)) {
        if let type = index.method(name, of: owner) { return type }
      }
      return index.functions[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      let owner = owner(base, depth)?.baseType
    else { return nil }
    switch member.declName.baseName.text {
    case "init": return base.is(DeclReferenceExprSyntax.self) ? base.trimmedDescription : nil
    case "build" where owner == "DIContainerBuilder": return generation.scopeType
    case "newLifeTimeScope" where owner == generation.scopeType: return owner
    case "useScope" where owner == generation.scopeType && generation == .release2: return owner
    case "register" where owner == "DIContainerBuilder":
      let loads = ["module", "assembly", "component"].contains(call.arguments.first?.label?.text)
      return loads ? owner : nil
    case let name: return index.method(name, of: owner).map { $0 == "Self" ? owner : $0 }
    }
  }

  /// The type of what a name means at some place.
  func type(ofName name: String, at place: Syntax, depth: Int = 0) -> String? {
    if name == "self" || name == "Self" { return enclosingTypes(of: place).first }
    var node = place
    while let parent = node.parent {
      if case .type(let type) = declaration(of: name, in: parent, before: node, depth) {
        return type
      }
      node = parent
    }
    return index.globals[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether something around a place declares a name: a parameter, a variable, or a property of its type.
  ///
  /// - Parameter end: Where the search ends; nil for the whole file.
  func isDeclared(_ name: String, around place: Syntax, below end: Syntax? = nil) -> Bool {
    var node = place
    while let parent = node.parent, parent.id != end?.id {
      if case .type = declaration(of: name, in: parent, before: node, 0) { return true }
      if parent.as(MemberBlockItemListSyntax.self)?.declares(name) == true { return true }
      node = parent
    }
    return false
  }

  /// Whether a name is a parameter or a constant of the function or closure around a place.
  func isLocalConstant(_ name: String, at place: Syntax) -> Bool {
    for ancestor in sequence(first: place, next: \.parent) {
      if ancestor.typeDeclarationName != nil { return false }
      if let items = ancestor.as(CodeBlockItemListSyntax.self) {
        let declaration = items.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }.first {
          $0.bindings.contains { $0.pattern.trimmedDescription == name }
        }
        if let declaration {
          return declaration.bindingSpecifier.text == "let" && declaration.position < place.position
        }
      }
      let clause =
        ancestor.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? ancestor.as(InitializerDeclSyntax.self)?.signature.parameterClause
      if let clause, case .type = parameter(name, of: clause) { return true }
      if let closure = ancestor.as(ClosureExprSyntax.self),
        ClosureParameters(closure).position(of: name) != nil
      {
        return !name.hasPrefix("$")
      }
    }
    return false
  }

  private func declaration(of name: String, in parent: Syntax, before node: Syntax, _ depth: Int)
    -> Found
  {
    if let items = parent.as(CodeBlockItemListSyntax.self) {
      for item in blocks.items(declaring: name, in: items) where item.position < node.position {
        if let found = declaration(of: name, inItem: item, depth) { return .type(found) }
      }
    } else if let conditions = parent.as(ConditionElementListSyntax.self) {
      for condition in conditions.reversed() where condition.position < node.position {
        if let found = binding(of: name, in: condition, depth) { return .type(found) }
      }
    } else if let statement = parent.as(IfExprSyntax.self), node.id == Syntax(statement.body).id {
      for condition in statement.conditions {
        if let found = binding(of: name, in: condition, depth) { return .type(found) }
      }
    } else if let loop = parent.as(ForStmtSyntax.self), node.id == Syntax(loop.body).id {
      if loop.pattern.trimmedDescription == name {
        return .type(type(of: loop.sequence, depth: depth + 1)?.elementType)
      }
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return parameter(name, of: function.signature.parameterClause)
    } else if let initializer = parent.as(InitializerDeclSyntax.self) {
      return parameter(name, of: initializer.signature.parameterClause)
    } else if let closure = parent.as(ClosureExprSyntax.self) {
      return parameter(name, of: closure, depth)
    } else if let owner = parent.typeDeclarationName {
      if let type = index.property(name, of: owner) { return .type(type) }
    }
    return .nothing
  }

  private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> Found {
    for parameter in clause.parameters
    where (parameter.secondName ?? parameter.firstName).text == name {
      let type = parameter.type.trimmedDescription
      let plain = type.hasPrefix("some ") ? String(type.dropFirst(5)) : type
      return .type(constraint(of: plain, at: Syntax(clause)) ?? plain)
    }
    return .nothing
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax, _ depth: Int) -> Found {
    let parameters = ClosureParameters(closure)
    guard let position = parameters.position(of: name) else { return .nothing }
    if let stated = parameters.types[position] { return .type(stated) }
    guard let role = RegistrationChain.role(of: closure, self) else {
      return .type(container(ofParameter: position, of: closure, depth + 1))
    }
    return .type(role.type(ofParameter: position, of: parameters.count, self))
  }

  private func declaration(of name: String, inItem item: CodeBlockItemSyntax, _ depth: Int)
    -> String??
  {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.pattern.trimmedDescription == name {
        return .some(type(of: binding, depth))
      }
    } else if let statement = item.item.as(GuardStmtSyntax.self) {
      for condition in statement.conditions {
        if let found = binding(of: name, in: condition, depth) { return found }
      }
    }
    return nil
  }

  private func type(of binding: PatternBindingSyntax, _ depth: Int) -> String? {
    statedType(of: binding) ?? binding.initializer.flatMap { type(of: $0.value, depth: depth + 1) }
  }

  private func binding(of name: String, in condition: ConditionElementSyntax, _ depth: Int)
    -> String??
  {
    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
      binding.pattern.trimmedDescription == name
    else { return nil }
    if let type = binding.typeAnnotation?.type.trimmedDescription { return .some(type) }
    guard let value = binding.initializer?.value else {
      return .some(type(ofName: name, at: Syntax(condition), depth: depth + 1)?.baseType)
    }
    return .some(type(of: value, depth: depth + 1)?.baseType)
  }

  func enclosingTypes(of node: Syntax) -> [String] {
    sequence(first: node, next: \.parent).compactMap(\.typeDeclarationName)
  }
}

extension MemberBlockItemListSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == name
      } == true
    }
  }
}

extension Syntax {
  /// The name of the type that this node declares or extends.
  var typeDeclarationName: String? {
    if let type = self.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = self.as(StructDeclSyntax.self) { return type.name.text }
    if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = self.as(ActorDeclSyntax.self) { return type.name.text }
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    return nil
  }
}

/// `value as X`, which the parser leaves as a sequence.
struct Cast {
  let value: ExprSyntax
  let type: String

  /// - Parameter marks: What may follow `as`.
  init?(_ expression: ExprSyntax, marks: Set<String> = [""]) {
    guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      marks.contains(cast.questionOrExclamationMark?.text ?? ""),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    value = elements[0].withoutTry
    self.type = type.trimmedDescription
  }
}

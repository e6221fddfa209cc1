import SwiftSyntax

/// Which constant, property, parameter or result holds a container.
struct ContainerHolders {
  let file: Int
  let types: ExpressionTypes
  let names: LintTypes

  /// Methods whose result is the container itself, or one that has the same components.
  private static let transparent: Set<String> = [
    "append", "import", "build", "newLifeTimeScope", "useScope", "replacing", "required",
    "isolated", "checked", "register",
  ]

  /// The names of the types that a file's generation registers into, or requests from.
  var containerTypes: [String] { types.generation.containerTypes }

  func isContainer(_ expression: ExprSyntax) -> Bool {
    types.type(of: expression.withoutMarks).map { containerTypes.contains($0.baseType) } == true
  }

  /// Whether a call makes a container, or a builder, also by another name of its type.
  func makesContainer(_ call: FunctionCallExprSyntax) -> Bool {
    let type = types.generation.registeringType
    if call.makes(type) { return true }
    guard case let name = call.calledExpression.trimmedDescription,
      let alias = types.index.aliases[name.hasSuffix(".init") ? String(name.dropLast(5)) : name]
    else { return false }
    return alias.baseType == type
  }

  func key(of expression: ExprSyntax, depth: Int = 0) -> RegistrationUnit.Key? {
    guard depth < 10 else { return nil }
    let expression = expression.withoutMarks
    if let call = expression.as(FunctionCallExprSyntax.self) { return key(ofCall: call, depth) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return key(ofName: reference.baseName.text, at: Syntax(reference), depth: depth + 1)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = owner(base)
    else { return nil }
    return property(member.declName.baseName.text, of: owner)
  }

  /// The type whose member an expression before a period is used for.
  func owner(_ base: ExprSyntax) -> String? {
    let text = base.withoutMarks.trimmedDescription
    if ["self", "Self"].contains(text) { return names.owner(at: Syntax(base)) }
    if text == "super" {
      return names.index.lineage(of: names.owner(at: Syntax(base)) ?? "").dropFirst().first?.name
    }
    if let type = types.type(of: base.withoutMarks)?.baseType {
      return names.canonical(type) ?? type
    }
    if let constraint = types.constraint(of: text, at: Syntax(base)) { return constraint }
    let last = text.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true ? names.canonical(text) ?? text : nil
  }

  /// A property, in the class of a lineage that declares it.
  private func property(_ name: String, of owner: String) -> RegistrationUnit.Key {
    let lineage = names.index.lineage(of: owner)
    let declaring = lineage.dropFirst(owner.contains("&") ? 0 : 1).first {
      $0.properties[name] != nil
    }
    let isOwn = names.index.type(owner)?.properties[name] != nil
    return .property(of: isOwn ? owner : declaring?.name ?? owner, name: name)
  }

  private func key(ofCall call: FunctionCallExprSyntax, _ depth: Int) -> RegistrationUnit.Key? {
    if makesContainer(call) {
      return .made(file: file, offset: call.textStart)
    }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return .local(file: file, offset: closure.textStart)
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard let base = member.base else { return nil }
      if Self.transparent.contains(name), isContainer(base) {
        return key(of: base, depth: depth + 1)
      }
      return owner(base).map { .result(function: name, of: $0) }
    }
    let name = call.calledExpression.trimmedDescription
    return .result(function: name, of: method(name, at: Syntax(call)))
  }

  /// The type around a place whose method a name means; nil if it is a function of its own.
  func method(_ name: String, at place: Syntax) -> String? {
    for ancestor in sequence(first: place, next: \.parent) where ancestor.typeDeclarationName != nil
    {
      guard let owner = names.owner(at: ancestor) else { continue }
      for declaration in names.index.ancestry(of: owner) where declaration.methods[name] != nil {
        return declaration.name == owner.split(separator: ".").last.map(String.init)
          ? owner : declaration.name
      }
    }
    return nil
  }

  func key(ofBinding name: String, _ binding: PatternBindingSyntax)
    -> RegistrationUnit.Key?
  {
    for ancestor in sequence(first: Syntax(binding), next: \.parent) {
      if ancestor.is(CodeBlockSyntax.self) || ancestor.is(ClosureExprSyntax.self)
        || ancestor.is(AccessorBlockSyntax.self)
      {
        return .local(file: file, offset: binding.textStart)
      }
      if ancestor.typeDeclarationName != nil {
        return names.owner(at: ancestor).map { .property(of: $0, name: name) }
      }
    }
    return .global(name)
  }

  func key(ofName name: String, at node: Syntax, depth: Int = 0) -> RegistrationUnit.Key? {
    var place = node
    while let parent = place.parent {
      if let found = declaration(of: name, in: parent, before: place, depth) { return found }
      place = parent
    }
    return types.index.globals[name] == nil ? nil : .global(name)
  }

  private func declaration(
    of name: String, in parent: Syntax, before place: Syntax, _ depth: Int
  ) -> RegistrationUnit.Key? {
    if let items = parent.as(CodeBlockItemListSyntax.self) {
      for item in types.blocks.items(declaring: name, in: items)
      where item.position < place.position {
        if let variable = item.item.as(VariableDeclSyntax.self),
          let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name })
        {
          // A constant is another name of what it gets.
          if variable.bindingSpecifier.text == "let", let value = binding.initializer?.value,
            let key = key(of: value, depth: depth + 1)
          {
            return key
          }
          return key(ofBinding: name, binding)
        }
        for condition in item.item.as(GuardStmtSyntax.self)?.conditions ?? [] {
          if let key = bound(name, condition, depth) { return key }
        }
      }
    } else if let statement = parent.as(IfExprSyntax.self), Syntax(statement.body).id == place.id {
      for condition in statement.conditions {
        if let key = bound(name, condition, depth) { return key }
      }
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return function.signature.has(name) || name == "self" && isExtension(parent)
        ? .parameter(function: function.name.text, of: names.owner(at: parent)) : nil
    } else if let initializer = parent.as(InitializerDeclSyntax.self) {
      return initializer.signature.has(name) || name == "self" && isExtension(parent)
        ? .parameter(function: "init", of: names.owner(at: parent)) : nil
    } else if name == "self", let binding = parent.as(PatternBindingSyntax.self),
      binding.accessorBlock != nil, isExtension(parent)
    {
      return .parameter(
        function: binding.pattern.trimmedDescription, of: names.owner(at: parent))
    } else if let closure = parent.as(ClosureExprSyntax.self) {
      return ClosureParameters(closure).position(of: name) == nil
        ? nil : .local(file: file, offset: closure.statements.textStart)
    } else if parent.typeDeclarationName != nil, let owner = names.owner(at: parent),
      types.index.property(name, of: owner) != nil
    {
      return property(name, of: owner)
    }
    return nil
  }

  /// Whether the container itself is `self`.
  private func isExtension(_ member: Syntax) -> Bool {
    containerTypes.contains(names.owner(at: member) ?? "")
  }

  /// `let container = …` of a condition.
  private func bound(_ name: String, _ condition: ConditionElementSyntax, _ depth: Int)
    -> RegistrationUnit.Key?
  {
    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
      binding.pattern.trimmedDescription == name
    else { return nil }
    if let value = binding.initializer?.value { return key(of: value, depth: depth + 1) }
    let outside = sequence(first: Syntax(condition), next: \.parent).first {
      $0.is(IfExprSyntax.self) || $0.is(GuardStmtSyntax.self)
    }
    return outside.flatMap { key(ofName: name, at: $0, depth: depth + 1) }
  }
}

extension FunctionSignatureSyntax {
  /// Whether a parameter has a name.
  func has(_ name: String) -> Bool {
    parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is an initializer of a type.
  func makes(_ type: String) -> Bool {
    let callee = calledExpression.trimmedDescription
    // `let container: DIContainer = .init()`
    if callee == ".init", let binding = parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type.trimmedDescription.baseType == type
    }
    return callee == type || callee == type + ".init" || callee.hasSuffix("." + type)
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await`, parentheses, `!` and `?`.
  var withoutMarks: ExprSyntax {
    let plain = withoutTry
    if let unwrapped = plain.as(ForceUnwrapExprSyntax.self) {
      return unwrapped.expression.withoutMarks
    }
    if let chained = plain.as(OptionalChainingExprSyntax.self) {
      return chained.expression.withoutMarks
    }
    if let waiting = plain.as(AwaitExprSyntax.self) { return waiting.expression.withoutMarks }
    return plain
  }
}

extension Generation {
  /// The name of the type into which components are registered.
  var registeringType: String { self == .modern ? "DIContainer" : "DIContainerBuilder" }

  /// The types whose values hold components: the builder, and what requests are made from.
  var containerTypes: [String] { [registeringType, scopeType] }
}

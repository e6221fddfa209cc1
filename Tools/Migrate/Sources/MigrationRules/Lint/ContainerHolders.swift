import SwiftSyntax

/// Which constant, property or parameter holds a container.
struct ContainerHolders {
  let file: Int
  let types: ExpressionTypes
  let names: LintTypes

  func key(of receiver: ExprSyntax) -> RegistrationUnit.Key? {
    if let call = receiver.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == types.generation.registeringType
    {
      let key = RegistrationUnit.Key.local(file: file, offset: call.textStart)
      return made(by: call, key)
    }
    if let reference = receiver.as(DeclReferenceExprSyntax.self) {
      return key(ofName: reference.baseName.text, at: Syntax(reference))
    }
    guard let member = receiver.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = types.type(of: base)?.baseType
    else { return nil }
    return .property(of: owner, name: member.declName.baseName.text)
  }

  /// The constant that a new container is assigned to, or itself.
  private func made(by call: FunctionCallExprSyntax, _ own: RegistrationUnit.Key)
    -> RegistrationUnit.Key
  {
    for ancestor in sequence(first: Syntax(call), next: \.parent) {
      if let binding = ancestor.as(PatternBindingSyntax.self) {
        let name = binding.pattern.trimmedDescription
        return key(ofBinding: name, binding) ?? own
      }
      if ancestor.is(CodeBlockItemSyntax.self) { break }
    }
    return own
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
      if let owner = ancestor.typeDeclarationName { return .property(of: owner, name: name) }
    }
    return .global(name)
  }

  func key(ofName name: String, at node: Syntax) -> RegistrationUnit.Key? {
    var place = node
    while let parent = place.parent {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in types.blocks.items(declaring: name, in: items)
        where item.position < place.position {
          guard let variable = item.item.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first(where: {
              $0.pattern.trimmedDescription == name
            })
          else { continue }
          return key(ofBinding: name, binding)
        }
      } else if let function = parent.as(FunctionDeclSyntax.self),
        function.signature.parameterClause.parameters.contains(where: {
          ($0.secondName ?? $0.firstName).text == name
        })
      {
        let owner = sequence(first: parent, next: \.parent).lazy.compactMap(\.typeDeclarationName)
          .first
        // Several types of one name: nothing tells which one is loaded.
        if let owner, names.canonical(owner) == nil { return nil }
        return .parameter(function: function.name.text, of: owner)
      } else if let initializer = parent.as(InitializerDeclSyntax.self),
        initializer.signature.parameterClause.parameters.contains(where: {
          ($0.secondName ?? $0.firstName).text == name
        })
      {
        return nil
      } else if let closure = parent.as(ClosureExprSyntax.self),
        ClosureParameters(closure).position(of: name) != nil
      {
        return nil
      } else if let owner = parent.typeDeclarationName, types.index.property(name, of: owner) != nil
      {
        return .property(of: owner, name: name)
      }
      place = parent
    }
    return types.index.globals[name] == nil ? nil : .global(name)
  }
}

extension Generation {
  /// The name of the type into which components are registered.
  var registeringType: String { self == .modern ? "DIContainer" : "DIContainerBuilder" }
}

import SwiftSyntax

// What takes a closure tells the types of its parameters; what declares a generic parameter tells what it is.
extension ExpressionTypes {
  /// The type of a closure's parameter, if it is a container.
  func container(ofParameter position: Int, of closure: ClosureExprSyntax, _ depth: Int) -> String?
  {
    guard depth < 12 else { return nil }
    let call = closure.parent?.as(FunctionCallExprSyntax.self)
    let member = call?.calledExpression.as(MemberAccessExprSyntax.self)
    var found: String?
    if let base = member?.base,
      ["map", "flatMap", "forEach"].contains(member?.declName.baseName.text)
    {
      let type = type(of: base, depth: depth + 1)
      found = type?.elementType ?? (type?.isOptionalType == true ? type?.baseType : nil)
    } else if let type = expectedFunction(at: Syntax(closure), depth) {
      let parameters = type.parameterTypes
      found = position < parameters.count ? parameters[position].baseType : nil
    }
    return found.flatMap { isContainerType($0) ? $0 : nil }
  }

  /// Whether a type is that of containers, or another name of it.
  func isContainerType(_ type: String) -> Bool {
    generation.containerTypes.contains(type.baseType)
      || index.aliases[type.baseType].map { generation.containerTypes.contains($0.baseType) }
        == true
  }

  /// The type of a function that the place of an expression demands.
  private func expectedFunction(at node: Syntax, _ depth: Int) -> String? {
    guard depth < 12, let parent = node.parent else { return nil }
    func expanded(_ type: String?) -> String? { type.map { index.aliases[$0.baseType] ?? $0 } }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return expanded(
        parameters(of: call, depth).last { expanded($0.1)?.contains("->") == true }?.1)
    }
    if let argument = parent.as(LabeledExprSyntax.self), let list = argument.parent,
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    {
      let parameters = parameters(of: call, depth)
      let position = call.arguments.firstIndex { $0.id == argument.id }
      let number = position.map { call.arguments.distance(from: call.arguments.startIndex, to: $0) }
      let label = argument.label?.text
      let named = parameters.first { $0.0 == label && label != nil }?.1
      return expanded(
        named ?? number.flatMap { $0 < parameters.count ? parameters[$0].1 : nil })
    }
    if let array = parent.parent?.parent?.as(ArrayExprSyntax.self),
      parent.is(ArrayElementSyntax.self)
    {
      return expanded(expectedFunction(at: Syntax(array), depth + 1)?.elementType)
    }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return expanded(binding.typeAnnotation?.type.trimmedDescription)
    }
    if parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self),
      let closure = sequence(first: parent, next: \.parent).lazy
        .compactMap({ $0.as(ClosureExprSyntax.self) }).first
    {
      let result = expectedFunction(at: Syntax(closure), depth + 1)?.resultType
      return expanded(result?.elementType ?? result)
    }
    return nil
  }

  /// The labels and types of the parameters of a call, if one function has its name.
  private func parameters(of call: FunctionCallExprSyntax, _ depth: Int) -> [(String?, String)] {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = call.calledName else { return [] }
    guard let base = member?.base else {
      return member == nil
        ? index.parameters(ofFunction: name, in: enclosingTypes(of: Syntax(call)) + [nil]) : []
    }
    return owner(base, depth).map { index.parameters(ofFunction: name, in: [$0]) } ?? []
  }

  /// What a generic parameter that is declared around a place conforms to.
  func constraint(of name: String, at place: Syntax) -> String? {
    guard index.genericNames.contains(name) else { return nil }
    for ancestor in sequence(first: place, next: \.parent) {
      let clause = ancestor.asProtocol((any WithGenericParametersSyntax).self)?
        .genericParameterClause
      if let found = clause?.parameters.first(where: { $0.name.text == name }) {
        return found.inheritedType?.trimmedDescription
      }
    }
    return nil
  }
}

extension String {
  /// The types of the parameters of a function type.
  fileprivate var parameterTypes: [String] {
    let base = baseType
    guard let open = base.firstIndex(of: "("), let arrow = base.firstRange(of: "->") else {
      return []
    }
    let list = base[open..<arrow.lowerBound].trimmed.split(separator: ")")[0].dropFirst()
    return list.split(separator: ",").map {
      String(($0.split(separator: ":").last ?? $0).trimmed)
    }
  }

  /// What a function type returns.
  fileprivate var resultType: String? {
    let base = baseType
    return base.firstRange(of: "->").map { String(base[$0.upperBound...].trimmed) }
  }
}

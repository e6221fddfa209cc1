import SwiftSyntax

/// Reads requests outside of registrations.
struct RequestReader {
  let types: ExpressionTypes
  let names: LintTypes

  /// Whether a closure of a registration of releases 1 and 2 makes the request with what the container passes to it: then
  /// the registration needs it.
  func belongsToRegistration(_ expression: ExprSyntax) -> Bool {
    guard types.generation != .modern, let request = Request(expression, types),
      let scope = request.scope.withoutMarks.as(DeclReferenceExprSyntax.self)
    else { return false }
    for ancestor in sequence(first: Syntax(expression), next: \.parent) {
      guard let closure = ancestor.as(ClosureExprSyntax.self),
        ClosureParameters(closure).position(of: scope.baseName.text) != nil
      else { continue }
      return RegistrationChain.role(of: closure, types) != nil
    }
    return false
  }

  /// A request; nil if the expression asks for nothing.
  ///
  /// - Parameter isThroughFunction: Whether it is a call of a function that requests what its caller wants.
  func request(_ expression: ExprSyntax, isThroughFunction: Bool, at place: LintPlace)
    -> LintRequest?
  {
    types.generation == .modern || isThroughFunction
      ? modern(expression, place) : old(expression, place)
  }

  /// What a property wrapper of SwiftUI requests.
  func request(_ attribute: AttributeSyntax, _ type: String?, at place: LintPlace) -> LintRequest {
    var base = LintComponent.Need(type: "")
    guard case .argumentList(let arguments)? = attribute.arguments else {
      return asked(type, base, place)
    }
    if let reason = qualify(&base, arguments) { return unknown(reason, place) }
    return asked(type, base, place)
  }

  private func unknown(_ reason: String, _ place: LintPlace) -> LintRequest {
    LintRequest(place: place, generation: types.generation, reason: reason)
  }

  private func asked(_ type: String?, _ base: LintComponent.Need, _ place: LintPlace)
    -> LintRequest
  {
    guard let type else { return unknown("the sources don't tell the type of the request", place) }
    if names.index.genericNames.contains(type.baseType), names.index.types[type.baseType] == nil {
      return unknown("the type of the request is a generic parameter", place)
    }
    switch ClosureNeeds(types: types, names: names).need(expected: type, base) {
    case .need(let need):
      return LintRequest(place: place, generation: types.generation, need: need)
    case .unknown(let reason): return unknown(reason, place)
    case .argument, .container:
      return LintRequest(place: place, generation: types.generation)
    }
  }

  /// Adds the names and tags among arguments; returns why they aren't known.
  private func qualify(_ need: inout LintComponent.Need, _ arguments: LabeledExprListSyntax)
    -> String?
  {
    for argument in arguments {
      let text = argument.expression.trimmedDescription
      switch argument.label?.text {
      case "name" where text == "nil": break
      case "name":
        guard let name = argument.expression.literalText else { return "the name is no literal" }
        need.qualifiers.append("name \(name)")
      case "tag":
        guard let tag = names.metatype(text) else { return "a tag is no plain type" }
        need.qualifiers.append("tag \(tag)")
      case "from": return "a framework's own components are asked for"
      default: break
      }
    }
    return nil
  }

  private func modern(_ expression: ExprSyntax, _ place: LintPlace) -> LintRequest {
    var base = LintComponent.Need(type: "")
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let reason = qualify(&base, call.arguments) { return unknown(reason, place) }
      base.isMany = call.calledName?.hasSuffix("Many") == true
      let stated = call.arguments.first { !["tag", "name", "from"].contains($0.label?.text) }
      if let type = stated?.expression.trimmedDescription, type.hasSuffix(".self"), type != ".self"
      {
        return asked(String(type.dropLast(5)), base, place)
      }
    }
    let covering = sequence(first: Syntax(expression), next: \.parent).lazy
      .prefix { !$0.is(CodeBlockItemSyntax.self) }.compactMap { $0.as(TryExprSyntax.self) }
    base.isOptional = covering.contains { $0.questionOrExclamationMark?.text == "?" }
    var node = outermost(expression)
    // `by(tag:on:)` and `many(_:)` around it.
    while let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(
      FunctionCallExprSyntax.self)
    {
      switch call.calledExpression.trimmedDescription {
      case "many": base.isMany = true
      case "by": if let reason = base.addTags(of: call, names) { return unknown(reason, place) }
      default: return asked(expected(at: node), base, place)
      }
      node = outermost(ExprSyntax(call))
    }
    return asked(expected(at: node), base, place)
  }

  private func old(_ expression: ExprSyntax, _ place: LintPlace) -> LintRequest? {
    guard let request = Request(expression, types) else {
      return unknown("the form of the request is unknown", place)
    }
    guard ![.newScope, .injection].contains(request.kind) else { return nil }
    let context = RequestContext(request)
    guard let base = LintComponent.Need(request, context, names) else {
      return unknown("the name or tag is no constant", place)
    }
    let stated = request.type ?? context.cast
    guard let type = stated ?? expected(at: context.outermost)?.withoutLazy else {
      return unknown("the sources don't tell the type of the request", place)
    }
    if base.isMany, request.type != nil { return asked("[\(type)]", base, place) }
    return asked(type, base, place)
  }

  /// The expression with `try`, `await` and parentheses around it.
  private func outermost(_ expression: ExprSyntax) -> Syntax {
    var node = Syntax(expression)
    while let parent = node.parent {
      if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
        || parent.is(ForceUnwrapExprSyntax.self)
      {
        node = parent
      } else if parent.is(LabeledExprSyntax.self),
        let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
      {
        node = Syntax(tuple)
      } else {
        return node
      }
    }
    return node
  }

  /// The type that the place of a request demands.
  private func expected(at node: Syntax) -> String? {
    if let list = node.parent?.as(ExprListSyntax.self) {
      let elements = Array(list)
      let position = elements.firstIndex { Syntax($0).id == node.id } ?? 0
      if position + 2 < elements.count,
        let cast = elements[position + 1].as(UnresolvedAsExprSyntax.self)
      {
        return cast.questionOrExclamationMark == nil
          ? elements[position + 2].trimmedDescription : nil
      }
      // `property = request`, and `property ?? request`.
      if position == elements.count - 1, position >= 2 {
        let sign = elements[position - 1]
        if sign.is(AssignmentExprSyntax.self) || sign.trimmedDescription == "??" {
          return types.type(of: elements[position - 2])
        }
      }
      return nil
    }
    if let type = RequestContext.expectedType(at: node, types) { return type }
    if let parameter = node.parent?.parent?.as(FunctionParameterSyntax.self) {
      return parameter.type.trimmedDescription
    }
    // One of a tuple.
    if let list = node.parent?.parent?.as(LabeledExprListSyntax.self),
      let tuple = list.parent?.as(TupleExprSyntax.self),
      let position = Array(list).firstIndex(where: { Syntax($0.expression).id == node.id })
    {
      let text = expected(at: outermost(ExprSyntax(tuple))).map {
        "Tuple<\($0.dropFirst().dropLast())>"
      }
      let types = text.flatMap { ClosureNeeds.generic($0) }?.1 ?? []
      return types.count == list.count && !types[position].contains(":") ? types[position] : nil
    }
    if node.parent?.is(LabeledExprSyntax.self) == true {
      return node.as(ExprSyntax.self).flatMap {
        ClosureNeeds(types: types, names: names).expectedType(of: $0, nil)
      }
    }
    return returned(from: node)
  }

  /// The type of what a closure or a getter returns by the node.
  private func returned(from node: Syntax) -> String? {
    guard let parent = node.parent,
      parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
    else { return nil }
    for ancestor in sequence(first: parent, next: \.parent) {
      if let closure = ancestor.as(ClosureExprSyntax.self) {
        if let stated = closure.signature?.returnClause?.type.trimmedDescription { return stated }
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        if ["map", "flatMap"].contains(member?.declName.baseName.text), let base = member?.base {
          let type = expected(at: outermost(ExprSyntax(call)))
          return types.type(of: base)?.isOptionalType == true ? type?.baseType : type?.elementType
        }
        guard call.calledExpression.id == ExprSyntax(closure).id else { return nil }
        return RequestContext.expectedType(at: Syntax(call), types)
      }
      if let binding = ancestor.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription
      }
      if ancestor.is(FunctionDeclSyntax.self) { return nil }
    }
    return nil
  }
}

/// Finds the functions and property wrappers of a file that request what their callers want.
final class RequesterFinder: SyntaxAnyVisitor {
  private(set) var names: Set<String> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let function = node.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription.baseType
      let parameters = function.genericParameterClause?.parameters
      if parameters?.contains(where: { $0.name.text == result }) == true {
        add(function.name.text, function.body.map { Syntax($0) })
      }
      return .skipChildren
    }
    if let type = node.asProtocol((any DeclGroupSyntax).self), let name = node.typeDeclarationName,
      type.attributes.trimmedDescription.contains("@propertyWrapper")
    {
      add(name, Syntax(type.memberBlock))
    }
    return .visitChildren
  }

  private func add(_ name: String, _ body: Syntax?) {
    let requests = body?.tokens(viewMode: .sourceAccurate).contains { token in
      if case .prefixOperator(let text) = token.tokenKind { return text.contains("*") }
      return ["resolve", "resolved", "resolveMany", "resolvedMany"].contains(token.text)
    }
    if requests == true { names.insert(name) }
  }
}

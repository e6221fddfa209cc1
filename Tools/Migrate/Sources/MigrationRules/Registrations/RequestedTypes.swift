import SwiftSyntax

/// The types that the sources request without a name.
struct RequestedTypes: Sendable {
  private(set) var single: Set<String> = []
  private(set) var many: Set<String> = []
  /// Whether there are requests whose type the sources do not tell.
  private(set) var hasUnknownSingle = false
  private(set) var hasUnknownMany = false

  init() {}

  init(_ tree: SourceFileSyntax, _ types: ExpressionTypes) {
    let finder = RequestFinder(types)
    finder.walk(tree)
    for request in finder.requests where request.name == nil && request.tag == nil {
      let context = RequestContext(request)
      if let many = context.many {
        add(many: RequestContext.expectedType(at: Syntax(many), types)?.elementType)
        continue
      }
      let type = request.requestedType(cast: context.cast) ?? context.expectedType(types)
      switch request.kind {
      case .many, .manyLazy:
        add(many: request.type?.baseType ?? type.flatMap { $0.withoutLazy.elementType })
      case .single, .optional, .lazy, .optionalLazy: add(single: type?.baseType)
      case .injection, .newScope: break
      }
    }
  }

  mutating func add(_ facts: RegistrationFacts) {
    for need in facts.needs where need.type != nil && !need.isNamed {
      if need.isMany { add(many: need.type) } else { add(single: need.type?.baseType) }
    }
  }

  private mutating func add(single type: String?) {
    if let type { single.insert(type) } else { hasUnknownSingle = true }
  }

  private mutating func add(many type: String?) {
    if let type { many.insert(type) } else { hasUnknownMany = true }
  }

  mutating func merge(_ other: RequestedTypes) {
    single.formUnion(other.single)
    many.formUnion(other.many)
    hasUnknownSingle = hasUnknownSingle || other.hasUnknownSingle
    hasUnknownMany = hasUnknownMany || other.hasUnknownMany
  }
}

extension RequestContext {
  /// The type that the place of a request demands, if its declaration states it.
  func expectedType(_ types: ExpressionTypes) -> String? {
    Self.expectedType(at: outermost, types)
  }

  /// The array that a modern `many(…)` around the request makes; nil if there is none.
  var many: FunctionCallExprSyntax? {
    let call = outermost.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "many" ? call : nil
  }

  static func expectedType(at node: Syntax, _ types: ExpressionTypes) -> String? {
    guard let parent = node.parent else { return nil }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type.trimmedDescription
    }
    if let condition = parent.parent?.as(OptionalBindingConditionSyntax.self) {
      return condition.typeAnnotation?.type.trimmedDescription
    }
    if let argument = parent.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let made = ExprSyntax(call).constructedType
    {
      let labels = list.map { $0.label?.text }
      let position = Array(list).firstIndex { $0.id == argument.id } ?? 0
      return types.index.initializer(of: made, labels: labels)?[position].type
    }
    if let list = parent.as(ExprListSyntax.self), list.count == 3,
      Array(list)[1].is(AssignmentExprSyntax.self)
    {
      return types.type(of: Array(list)[0])
    }
    guard parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) else {
      return nil
    }
    for ancestor in sequence(first: parent, next: \.parent) {
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(AccessorDeclSyntax.self) { return nil }
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription
      }
      if let binding = ancestor.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription
      }
    }
    return nil
  }
}

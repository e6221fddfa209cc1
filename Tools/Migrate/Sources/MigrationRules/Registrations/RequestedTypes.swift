import SwiftSyntax

/// The types that the sources request without a name.
struct RequestedTypes: Sendable {
  private(set) var single: Set<String> = []
  private(set) var many: Set<String> = []
  /// The types that code outside of registrations requests for one object, without a name.
  private(set) var oneOutside: Set<String> = []
  /// Those that it requests in another way.
  private(set) var outside: Set<String> = []
  /// Those of the objects that containers inject into.
  private(set) var injected: Set<String> = []
  /// Whether there are requests whose type the sources do not tell.
  private(set) var hasUnknownOutside = false
  private(set) var hasUnknownSingle = false
  private(set) var hasUnknownMany = false
  /// The types to which those of generic functions conform.
  private var bounds: [Set<String>] = [[], []]

  init() {}

  init(_ tree: SourceFileSyntax, _ types: ExpressionTypes) {
    addOtherRequests(tree, types)
    let finder = RequestFinder(types)
    finder.walk(tree)
    let lazies = WrappedTypes(viewMode: .sourceAccurate)
    lazies.walk(tree)
    outside.formUnion(lazies.found)
    single.formUnion(lazies.found)
    for request in finder.requests {
      let context = RequestContext(request)
      var isMany = request.kind == .many || request.kind == .manyLazy
      var type = request.requestedType(cast: context.cast) ?? context.expectedType(types)
      if let many = context.many {
        (isMany, type) = (true, RequestContext.expectedType(at: Syntax(many), types)?.elementType)
      } else if isMany {
        type = request.type?.baseType ?? type.flatMap { $0.withoutLazy.elementType }
      }
      if request.kind == .injection {
        type = type ?? request.injectedType(types)
        if let type { injected.insert(type.lastName) } else { hasUnknownOutside = true }
      }
      let isLazy = type?.baseType.hasPrefix("DILazy<") == true
      type = type?.withoutLazy
      // What a lazy makes later is a request of its own.
      let isLater = isLazy || [.lazy, .optionalLazy, .manyLazy].contains(request.kind)
      if request.kind != .newScope, isLater || !Syntax(request.core).isInRegistration(types) {
        let isOne =
          !isLater && !isMany && request.kind != .injection && request.name == nil
          && request.tag == nil && request.arguments.isEmpty
        switch type?.lastName {
        case nil: hasUnknownOutside = true
        case let type? where isOne: oneOutside.insert(type)
        case let type?: outside.insert(type)
        }
      }
      guard request.name == nil, request.tag == nil, request.kind != .injection,
        request.kind != .newScope
      else { continue }
      switch type.flatMap({ Syntax(request.core).bound(of: $0.baseType) }) {
      case .some(.some(let bound)): bounds[isMany ? 1 : 0].insert(bound)
      case .some(nil): add(nil, isMany)
      case nil where type.map { types.index.genericNames.contains($0.baseType) } == true:
        add(nil, isMany)
      case nil: add(type?.baseType, isMany)
      }
    }
  }

  /// Adds `resolve(byTypeOf: object)`, which may request any type to which the object's own conforms, and requests of
  /// containers that the sources do not tell.
  private mutating func addOtherRequests(_ tree: SourceFileSyntax, _ types: ExpressionTypes) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for call in finder.calls {
      if let argument = call.arguments.first(where: { $0.label?.text == "byTypeOf" }) {
        if let type = types.type(of: argument.expression)?.baseType {
          bounds[0].insert(type)
        } else {
          hasUnknownOutside = true
        }
      } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        ["resolve", "resolveMany", "lazyResolve"].contains(member.declName.baseName.text),
        !types.index.ownResolveMethods, let base = member.base, types.type(of: base) == nil
      {
        let type = call.arguments.first?.expression.trimmedDescription ?? ""
        guard type.hasSuffix(".self") else {
          hasUnknownOutside = true
          continue
        }
        outside.insert(String(type.dropLast(5)).lastName)
        add(String(type.dropLast(5)).baseType, member.declName.baseName.text == "resolveMany")
      }
    }
  }

  mutating func add(_ facts: RegistrationFacts) {
    for need in facts.needs where need.type != nil && !need.isNamed {
      add(need.type?.baseType, need.isMany)
    }
  }

  private mutating func add(_ type: String?, _ isMany: Bool) {
    switch (type, isMany) {
    case (let type?, true): many.insert(type.lastName)
    case (let type?, false): single.insert(type.lastName)
    case (nil, true): hasUnknownMany = true
    case (nil, false): hasUnknownSingle = true
    }
  }

  /// Whether all objects of a registration are made under one name, or all without any.
  func areMade(_ facts: RegistrationFacts, as name: String?) -> Bool {
    guard let name else { return facts.names.isEmpty }
    return facts.names == [name] && !facts.isDefault && !facts.isVC && !hasUnknownSingle
      && !hasUnknownMany && !hasUnknownOutside
      && facts.offered.map(\.lastName).allSatisfy {
        !single.contains($0) && !many.contains($0) && !injected.contains($0)
      }
  }

  mutating func merge(_ other: RequestedTypes) {
    single.formUnion(other.single)
    many.formUnion(other.many)
    oneOutside.formUnion(other.oneOutside)
    outside.formUnion(other.outside)
    injected.formUnion(other.injected)
    for position in bounds.indices { bounds[position].formUnion(other.bounds[position]) }
    hasUnknownOutside = hasUnknownOutside || other.hasUnknownOutside
    hasUnknownSingle = hasUnknownSingle || other.hasUnknownSingle
    hasUnknownMany = hasUnknownMany || other.hasUnknownMany
  }

  /// Adds the offered types that generic functions may request.
  mutating func addGenericRequests(_ offered: some Sequence<String>, _ index: SourceIndex) {
    for service in offered {
      let fits = bounds.map { $0.contains { index.conforms(service, to: $0) } }
      if fits[0] { single.insert(service.lastName) }
      if fits[1] { many.insert(service.lastName) }
      if fits[0] || fits[1] { outside.insert(service.lastName) }
    }
  }
}

/// The types of what lazies give, in all places that name it: someone requests them later, whatever made the lazy.
private final class WrappedTypes: SyntaxVisitor {
  private(set) var found: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["DILazy", "Lazy"].contains(node.name.text),
      let argument = node.genericArgumentClause?.arguments.first
    {
      found.insert(argument.argument.trimmedDescription.lastName)
    }
    return .visitChildren
  }
}

extension Request {
  /// The type of the object that `resolve(object)` injects into.
  fileprivate func injectedType(_ types: ExpressionTypes) -> String? {
    let object = core.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    return object.flatMap { types.type(of: $0)?.baseType }
  }
}

extension Syntax {
  /// Whether a closure of a registration holds the node.
  fileprivate func isInRegistration(_ types: ExpressionTypes) -> Bool {
    sequence(first: self, next: \.parent).contains { node in
      node.as(ClosureExprSyntax.self).map { RegistrationChain.role(of: $0, types) != nil } ?? false
    }
  }

  /// The type to which a generic parameter conforms; nil if the name is no such parameter, and nil inside if it conforms
  /// to nothing.
  fileprivate func bound(of name: String) -> String?? {
    for ancestor in sequence(first: self, next: \.parent) {
      let clause =
        ancestor.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? ancestor.as(InitializerDeclSyntax.self)?.genericParameterClause
        ?? ancestor.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? ancestor.as(StructDeclSyntax.self)?.genericParameterClause
      let parameter = clause?.parameters.first { $0.name.text == name }
      if let parameter { return .some(parameter.inheritedType?.trimmedDescription.baseType) }
    }
    return nil
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

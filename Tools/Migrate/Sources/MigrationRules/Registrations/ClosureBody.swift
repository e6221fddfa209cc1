import SwiftSyntax

/// What a closure of a registration does with what the container passes to it.
struct ClosureBody {
  let closure: ClosureExprSyntax
  let parameters: ClosureParameters
  /// The name of the container in the closure; nil if it takes none.
  let scopeName: String?
  /// The names of runtime arguments, in their order.
  let argumentNames: [String]
  /// The name of the object that is injected; nil in initializers.
  let objectName: String?

  /// How one argument of the only call of a closure is filled.
  struct Operand {
    enum Source {
      case request(Request, cast: String?)
      /// The container itself.
      case scope
      case argument(Int)
      /// Anything that uses neither the container nor arguments.
      case other
    }

    let expression: ExprSyntax
    let label: String?
    let source: Source
  }

  /// The only expression of the body, without `return`.
  var expression: ExprSyntax? {
    closure.statements.count == 1 ? closure.statements.returnedValue : nil
  }

  /// The call that makes the object, or that injects into it, if the body is nothing else.
  var call: FunctionCallExprSyntax? {
    guard let call = expression?.withoutTry.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil
    else { return nil }
    return call
  }

  /// The arguments of the call, if the container and the runtime arguments are used in no other way.
  func operands(_ types: ExpressionTypes) -> [Operand]? {
    guard let call else { return nil }
    let operands = call.arguments.map { argument in
      Operand(
        expression: argument.expression, label: argument.label?.text,
        source: source(of: argument.expression, types))
    }
    var used = 0
    for operand in operands {
      switch operand.source {
      case .request, .scope, .argument: used += 1
      case .other: break
      }
    }
    return used == uses(of: [scopeName].compactMap(\.self) + argumentNames) ? operands : nil
  }

  private func source(of expression: ExprSyntax, _ types: ExpressionTypes) -> Operand.Source {
    var core = expression.withoutTry
    if let name = core.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == scopeName { return .scope }
      if let position = argumentNames.firstIndex(of: name) { return .argument(position) }
    }
    var type: String?
    if let cast = Cast(core) {
      type = cast.type
      core = cast.value
    }
    if let request = request(core, types) { return .request(request, cast: type) }
    return .other
  }

  /// A request of the closure's container.
  func request(_ expression: ExprSyntax, _ types: ExpressionTypes) -> Request? {
    guard let request = Request(expression, types), request.kind != .injection,
      request.kind != .newScope,
      request.scope.trimmedDescription == scopeName
    else { return nil }
    return request
  }

  /// Whether a request is made by the closure itself, not by one inside of it.
  func holds(_ request: Request) -> Bool { holds(request.core) }

  /// Whether code is the closure's own, not that of one inside of it.
  func holds(_ code: some SyntaxProtocol) -> Bool {
    let nearest = sequence(first: Syntax(code), next: \.parent).first {
      $0.is(ClosureExprSyntax.self)
    }
    return nearest?.id == Syntax(closure).id
  }

  /// How often the body mentions names.
  func uses(of names: [String]) -> Int {
    names.reduce(0) { $0 + mentions(of: $1).count }
  }

  /// The tokens that mention a parameter, in closures inside of this one, too, unless theirs have its name.
  func mentions(of name: String) -> [TokenSyntax] {
    closure.statements.tokens(viewMode: .sourceAccurate).filter {
      $0.text == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true && $0.isFreeName
        && !isHidden(name, at: $0)
    }
  }

  /// Whether a closure inside of this one has a parameter of the name. Numbers are always the innermost closure's.
  private func isHidden(_ name: String, at token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node, current.id != Syntax(closure).id {
      if let inner = current.as(ClosureExprSyntax.self),
        name.hasPrefix("$") || ClosureParameters(inner).names.contains(name)
      {
        return true
      }
      node = current.parent
    }
    return false
  }

  /// `x.property = request`, if the body is nothing else.
  func assignment(_ types: ExpressionTypes) -> (
    target: MemberAccessExprSyntax, request: Request, cast: String?
  )? {
    guard let elements = expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count >= 3,
      elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(MemberAccessExprSyntax.self),
      target.base?.trimmedDescription == objectName
    else { return nil }
    var core = elements[2]
    var cast: String?
    if elements.count == 5, elements[3].is(UnresolvedAsExprSyntax.self) {
      cast = elements[4].trimmedDescription
    } else if elements.count > 3 {
      return nil
    }
    core = core.withoutTry
    if let inner = Cast(core) {
      cast = inner.type
      core = inner.value
    }
    guard let request = request(core, types) else { return nil }
    return (target, request, cast)
  }

  /// The property to which an automatic injection of one object assigns it, if the body is nothing else.
  var assignedParameter: MemberAccessExprSyntax? {
    guard argumentNames.count == 1,
      let elements = expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text == argumentNames[0],
      let target = elements[0].as(MemberAccessExprSyntax.self),
      target.base?.trimmedDescription == objectName
    else { return nil }
    return target
  }

  /// The properties that all statements assign requests to, as a whole or by a subscript; nil if a statement does
  /// anything else.
  func assignedMembers(_ types: ExpressionTypes) -> [MemberAccessExprSyntax]? {
    var result: [MemberAccessExprSyntax] = []
    for item in closure.statements {
      guard let elements = item.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
        elements.count == 3 || elements.count == 5 && elements[3].is(UnresolvedAsExprSyntax.self)
      else { return nil }
      let element = elements[0].as(SubscriptCallExprSyntax.self)
      guard
        let target = (element?.calledExpression ?? elements[0]).as(MemberAccessExprSyntax.self),
        target.base?.trimmedDescription == objectName,
        element == nil || types.type(of: ExprSyntax(target))?.hasPrefix("[") == true
      else { return nil }
      var core = elements[2].withoutTry
      if let inner = Cast(core) { core = inner.value }
      guard request(core, types) != nil else { return nil }
      result.append(target)
    }
    return result
  }

  /// `try` that something other than a request of the container needs.
  func throwsOtherErrors(_ types: ExpressionTypes) -> Bool {
    let finder = TryFinder(self, types)
    finder.walk(closure.statements)
    return finder.found
  }

  /// Whether the closure makes a request that throws, and can't become a parameter.
  func requestsThrow(_ types: ExpressionTypes) -> Bool {
    let parameters = (operands(types) ?? []).compactMap { operand -> SyntaxIdentifier? in
      guard case .request(let request, _) = operand.source, !request.needsContainer else {
        return nil
      }
      return request.core.id
    }
    let finder = RequestFinder(types)
    finder.walk(closure.statements)
    return finder.requests.contains {
      $0.canThrow && !parameters.contains($0.core.id) && holds($0)
        && RequestContext($0).mark == .plain
    }
  }

  private final class TryFinder: SyntaxVisitor {
    let body: ClosureBody
    let types: ExpressionTypes
    var found = false

    init(_ body: ClosureBody, _ types: ExpressionTypes) {
      self.body = body
      self.types = types
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.questionOrExclamationMark == nil else { return .visitChildren }
      let calls = CallFinder(viewMode: .sourceAccurate)
      // A `try` in front of a sequence covers all of it.
      calls.walk(node.parent?.as(ExprListSyntax.self).map { Syntax($0) } ?? Syntax(node.expression))
      for call in calls.calls where Request(ExprSyntax(call), types) == nil {
        if let type = ExprSyntax(call).constructedType, !types.index.throwingTypes.contains(type) {
          continue
        }
        found = true
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
      found = true
      return .skipChildren
    }
  }
}

extension TokenSyntax {
  /// Whether the token is not the member after a period.
  fileprivate var isFreeName: Bool {
    guard let member = parent?.parent?.as(MemberAccessExprSyntax.self) else { return true }
    return member.declName.baseName.id != id
  }
}

import SwiftSyntax

/// Writes requests of old code as those of the modern container.
struct RequestRewriter {
  let types: ExpressionTypes
  /// Whether failures of the place are errors of the container anyway: in closures of registrations.
  let isInsideRegistration: Bool

  private var generation: Generation { types.generation }

  func change(of request: Request) -> Change {
    let context = RequestContext(request)
    if let remark = remark(on: request, context) { return remark }
    var change = Change(at: request.core)
    removeTry(context, request, &change)
    switch request.kind {
    case .newScope: writeScope(request, &change)
    case .injection: writeInjection(request, &change)
    default: writeValue(request, context, &change)
    }
    return change
  }

  private func rule(_ number: Int) -> Rule.ID { Rule.ID(generation, number) }

  private func text(_ node: some SyntaxProtocol) -> String { node.trimmedDescription }

  private func remark(on request: Request, _ context: RequestContext) -> Change? {
    let core = request.core
    if request.kind == .optionalLazy || request.kind == .manyLazy {
      return .remark(rule(63), at: core)
    }
    if request.kind == .many,
      (context.cast ?? context.expectedType(types))?.hasPrefix("DILazy") == true
    {
      return .remark(rule(63), at: core)
    }
    if let tag = request.tag, !tag.trimmedDescription.hasSuffix(".self") {
      return .remark(rule(70), at: core)
    }
    if !request.arguments.isEmpty,
      request.name != nil || request.tag != nil || request.kind != .single
    {
      return .remark(rule(69), at: core)
    }
    guard !isInsideRegistration else { return nil }
    let isOptionalTry = context.mark == .optional
    if isOptionalTry,
      context.tryExpression == nil || request.kind == .injection || request.kind == .many
    {
      return .remark(rule(58), at: core)
    }
    if context.mark == .plain, Syntax(core).mayBeCaught(types.index) {
      return .remark(rule(58), at: core)
    }
    return nil
  }

  private func removeTry(_ context: RequestContext, _ request: Request, _ change: inout Change) {
    let isAlone = context.tryExpression != nil && !context.isPartOfSequence
    guard let marked = context.coveringTry, isAlone || coversOnlyRequests(marked) else { return }
    let end = marked.expression.textStart
    change.edit(marked.textStart..<end, "", nil)
    if context.mark == .plain, !isInsideRegistration { change.rules.insert(rule(33)) }
  }

  /// Whether nothing but requests can throw under a `try`.
  private func coversOnlyRequests(_ marked: TryExprSyntax) -> Bool {
    guard marked.questionOrExclamationMark?.tokenKind != .postfixQuestionMark else { return false }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(
      marked.parent?.as(ExprListSyntax.self).map { Syntax($0) } ?? Syntax(marked.expression))
    return finder.calls.allSatisfy { Request(ExprSyntax($0), types) != nil }
  }

  private func writeScope(_ request: Request, _ change: inout Change) {
    change.edit(at: request.core.textStart, "DIContainer(engine: ", rule(39))
    change.edit(
      request.scope.textRange.upperBound..<request.core.textRange.upperBound, ".engine)", nil)
  }

  private func writeInjection(_ request: Request, _ change: inout Change) {
    guard let call = request.core.as(FunctionCallExprSyntax.self),
      let object = call.arguments.first,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    change.edit(member.declName, "inject", rule(37))
    change.edit(at: object.textStart, "into: ", nil)
  }

  private func writeValue(_ request: Request, _ context: RequestContext, _ change: inout Change) {
    let isOptional = context.mark == .optional
    if let prefix = request.core.as(PrefixOperatorExprSyntax.self) {
      write(prefix, request, &change)
    } else if let call = request.core.as(FunctionCallExprSyntax.self) {
      write(call, request, context, &change)
    }
    var type = request.type
    if request.kind == .many, let element = type { type = "[\(element)]" }
    if request.kind == .lazy, let wrapped = type { type = "Lazy<\(wrapped)>" }
    if let type {
      change.rules.insert(rule(isOptional ? 36 : 34))
      let needsParentheses = !RequestContext.holdsCast(context.outermost)
      if needsParentheses { change.edit(at: request.core.textStart, "(", nil) }
      change.edit(
        at: request.core.textRange.upperBound,
        " as " + spelled(type, optional: isOptional) + (needsParentheses ? ")" : ""), nil)
    } else if isOptional {
      change.rules.insert(rule(36))
      if let cast = context.cast, !cast.isOptionalType {
        let end = context.valueRange.upperBound
        change.edit(end - cast.utf8.count..<end, spelled(cast, optional: true), nil)
      }
    }
  }

  private func write(_ prefix: PrefixOperatorExprSyntax, _ request: Request, _ change: inout Change)
  {
    switch request.kind {
    case .many:
      change.edit(prefix.operator, "", rule(32))
      change.edit(at: prefix.expression.textRange.upperBound, ".resolveMany()", nil)
    case let kind:
      change.rules.insert(rule(kind == .optional ? 31 : kind == .lazy ? 38 : 30))
      if prefix.operator.text != "*" { change.edit(prefix.operator, "*", nil) }
    }
  }

  private func write(
    _ call: FunctionCallExprSyntax, _ request: Request, _ context: RequestContext,
    _ change: inout Change
  ) {
    switch request.kind {
    case .many: change.rules.insert(rule(32))
    case .lazy:
      change.rules.insert(rule(38))
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        change.edit(member.declName, "resolve", nil)
      }
    default: break
    }
    for argument in call.arguments {
      if argument.label == nil, request.type != nil, argument.id == call.arguments.first?.id {
        let end =
          call.arguments.count > 1
          ? Array(call.arguments)[1].textStart : argument.textRange.upperBound
        change.edit(argument.textStart..<end, "", nil)
      } else if let label = argument.label, label.text == "arg" {
        change.edit(label, "args", rule(35))
      }
    }
  }

  private func spelled(_ type: String, optional: Bool) -> String {
    guard optional else { return type }
    return type.hasPrefix("any ") || type.contains("&") ? "(\(type))?" : type + "?"
  }
}

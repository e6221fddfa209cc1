import SwiftSyntax

/// Writes requests of old code as those of the modern container.
struct RequestRewriter {
  /// Where a request stands, which decides what becomes of its error.
  enum Place {
    case code
    /// In a closure that makes an object, and may throw.
    case initializer
    /// In a closure that injects, and can't throw any more.
    case injection(ClosureExprSyntax)
  }

  let types: ExpressionTypes
  let graph: RegistrationGraph
  let place: Place

  private var generation: Generation { types.generation }

  /// The edits of a request, or a remark on it.
  func change(of request: Request) -> Change {
    do throws(Obstacle) {
      return try edits(of: request)
    } catch {
      return .remark(rule(error.rule), at: request.core, error.detail)
    }
  }

  func edits(of request: Request) throws(Obstacle) -> Change {
    let context = RequestContext(request)
    try check(request, context)
    var change = Change(at: request.core)
    removeTry(context, request, &change)
    switch request.kind {
    case _ where isLazyOfMany(request, context): writeLazyOfMany(request, &change)
    case .newScope: writeScope(request, &change)
    case .injection: writeInjection(request, &change)
    default: writeValue(request, context, &change)
    }
    return change
  }

  /// Whether a request throws after the rewrite, too.
  func throwsOn(_ request: Request) -> Bool { throwsOn(request, RequestContext(request)) }

  private func throwsOn(_ request: Request, _ context: RequestContext) -> Bool {
    guard request.canThrow, request.kind != .injection else { return false }
    switch context.mark {
    case .optional: return true
    case .none, .forced: return false
    case .plain:
      guard case .injection(let closure) = place else { return true }
      let nearest = sequence(first: Syntax(request.core), next: \.parent).first {
        $0.is(ClosureExprSyntax.self)
      }
      return nearest?.id != Syntax(closure).id || Syntax(request.core).isInDo
    }
  }

  private func rule(_ name: Rule.Name) -> Rule.ID { Rule.ID(generation, name) }

  private func check(_ request: Request, _ context: RequestContext) throws(Obstacle) {
    let isOptionalLazy =
      request.kind == .optionalLazy || request.type?.hasPrefix("DILazy<[") == true
    if isOptionalLazy || isLazyOfMany(request, context) && !canBeKept(request, context) {
      throw .unwritableLazy
    }
    if let tag = request.tag, !tag.trimmedDescription.hasSuffix(".self"),
      request.constantTag(types) == nil
    {
      throw .variableTag
    }
    if !request.arguments.isEmpty,
      request.kind != .single || request.isNamed && argumentsType(request, context) == nil
    {
      throw .namedRequestWithArguments
    }
    if let difference = caughtDifference(request, context) {
      throw Obstacle(.caughtError, difference)
    }
  }

  /// Whether a request gives a lazy of all objects of a type, by an operator that has two meanings, too.
  private func isLazyOfMany(_ request: Request, _ context: RequestContext) -> Bool {
    guard generation == .release1, request.kind == .many else { return request.kind == .manyLazy }
    return (context.cast ?? context.expectedType(types))?.hasPrefix("DILazy") == true
  }

  /// Whether a closure may make a request later: its container is a constant, and no error is lost.
  private func canBeKept(_ request: Request, _ context: RequestContext) -> Bool {
    guard !request.canThrow || context.mark == .forced,
      let name = request.scope.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    if case .code = place { return types.isLocalConstant(name, at: Syntax(request.core)) }
    return true
  }

  /// Why what gets the error of a request would do something else afterwards.
  private func caughtDifference(_ request: Request, _ context: RequestContext) -> String? {
    let core = Syntax(request.core)
    let stated = request.type ?? context.cast ?? context.expectedType(types)
    let isLazy = request.kind == .lazy || stated?.baseType.hasPrefix("DILazy<") == true
    if isLazy || request.kind == .many || request.kind == .injection {
      var isCaught = context.mark == .optional || core.isInDo
      if case .code = place {
        isCaught = isCaught || context.mark == .plain && core.mayBeCaught(types.index)
      }
      guard isCaught, request.canThrow else { return nil }
      let isInSight = context.mark == .optional || core.isInDo
      if !isInSight, let type = soughtType(request, context), graph.isOffered(type) { return nil }
      switch request.kind {
      case .many: return "no component is no error any more"
      case _ where isLazy: return "an unknown type is an error of the value"
      default: return "an object of an unknown type is no error any more"
      }
    }
    guard throwsOn(request, context), context.mark == .plain else { return nil }
    if request.isChained,
      request.type?.isOptionalType == true || context.cast?.isOptionalType == true
    {
      return "a missing object is nil"
    }
    return types.index.registrationsThrow && core.mayBeCaughtByName(types.index)
      ? "DIFailure holds the error of a closure" : nil
  }

  /// The type of the elements, of the object or of the value, if it is exactly that.
  private func soughtType(_ request: Request, _ context: RequestContext) -> String? {
    switch request.kind {
    case .many:
      return request.type?.baseType
        ?? (context.cast ?? context.expectedType(types))?.elementType
    case .injection:
      let object = request.core.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      let type = object.flatMap { types.type(of: $0)?.baseType }
      return type.flatMap { types.index.inheritedNames.contains($0) ? nil : $0 }
    default:
      guard !request.isChosen else { return nil }
      return (request.type ?? context.cast ?? context.expectedType(types))?.withoutLazy.baseType
    }
  }

  /// The type of which a request by a name states the arguments.
  private func argumentsType(_ request: Request, _ context: RequestContext) -> String? {
    (request.type ?? context.cast ?? context.expectedType(types))?.baseType
  }

  private func removeTry(_ context: RequestContext, _ request: Request, _ change: inout Change) {
    guard !throwsOn(request, context) else { return }
    let isAlone = context.tryExpression != nil && !context.isPartOfSequence
    guard let marked = context.coveringTry, isAlone || coversOnlyRequests(marked) else { return }
    change.edit(marked.textStart..<marked.expression.textStart, "", nil)
  }

  /// Whether nothing under a `try` throws after the rewrite.
  private func coversOnlyRequests(_ marked: TryExprSyntax) -> Bool {
    guard marked.questionOrExclamationMark?.tokenKind != .postfixQuestionMark else { return false }
    let covered =
      marked.parent?.as(ExprListSyntax.self).map { Syntax($0) } ?? Syntax(marked.expression)
    let calls = CallFinder(viewMode: .sourceAccurate)
    calls.walk(covered)
    guard calls.calls.allSatisfy({ Request(ExprSyntax($0), types) != nil }) else { return false }
    let requests = RequestFinder(types)
    requests.walk(covered)
    return !requests.requests.contains { throwsOn($0) }
  }

  private func writeScope(_ request: Request, _ change: inout Change) {
    change.edit(at: request.core.textStart, "DIContainer(engine: ", rule(.newScope))
    change.edit(
      request.scope.textRange.upperBound..<request.core.textRange.upperBound, ".engine)", nil)
  }

  private func writeInjection(_ request: Request, _ change: inout Change) {
    guard let call = request.core.as(FunctionCallExprSyntax.self),
      let object = call.arguments.first,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    change.edit(member.declName, "inject", rule(.injectionIntoObject))
    change.edit(at: object.textStart, "into: ", nil)
  }

  /// `Lazy { container.resolveMany() }`, which keeps its container, as an old lazy does.
  private func writeLazyOfMany(_ request: Request, _ change: inout Change) {
    var end = ".resolveMany() }"
    if let type = request.type { end = ".resolveMany() as [\(type)] }" }
    change.rules.insert(rule(.lazyOfMany))
    if let prefix = request.core.as(PrefixOperatorExprSyntax.self) {
      change.edit(prefix.operator, "Lazy { ", nil)
    } else {
      change.edit(at: request.core.textStart, "Lazy { ", nil)
    }
    change.edit(
      request.scope.textRange.upperBound..<request.core.textRange.upperBound, end, nil)
  }

  private func writeValue(_ request: Request, _ context: RequestContext, _ change: inout Change) {
    let throwsOn = throwsOn(request, context)
    if let prefix = request.core.as(PrefixOperatorExprSyntax.self) {
      write(prefix, request, context, throwsOn, &change)
    } else if let call = request.core.as(FunctionCallExprSyntax.self) {
      write(call, request, context, throwsOn, &change)
    }
    if throwsOn {
      change.rules.insert(rule(context.mark == .optional ? .triedRequest : .throwingRequest))
    }
    var type = request.type
    if request.kind == .many, let element = type { type = "[\(element)]" }
    if request.kind == .lazy, let wrapped = type { type = "Lazy<\(wrapped)>" }
    // An old request for an Optional failed, too, if there was nothing.
    if throwsOn, context.mark == .plain, request.kind == .single, type == nil, context.cast == nil,
      !request.isChained,
      let expected = context.expectedType(types), expected.isOptionalType
    {
      type = expected.baseType
    }
    // So it did where the type is stated as one: the cast to it follows that to the object's own.
    if throwsOn, context.mark == .plain, request.kind == .single, !request.isChained {
      if let stated = request.type, stated.isOptionalType {
        type = "\(stated.baseType) as \(stated)"
      } else if type == nil, let cast = context.cast, cast.isOptionalType {
        type = cast.baseType
      }
    }
    guard var type else { return }
    if request.isChained { type = type.hasPrefix("any ") ? "(\(type))?" : type + "?" }
    if request.type != nil { change.rules.insert(rule(.typedRequest)) }
    let needsParentheses = !RequestContext.holdsCast(context.outermost)
    if needsParentheses { change.edit(at: request.core.textStart, "(", nil) }
    let isBase = request.core.parent?.as(MemberAccessExprSyntax.self)?.base?.id == request.core.id
    let end = (needsParentheses ? ")" : "") + (request.isChained && isBase ? "?" : "")
    change.edit(at: request.core.textRange.upperBound, " as \(type)" + end, nil)
  }

  private func write(
    _ prefix: PrefixOperatorExprSyntax, _ request: Request, _ context: RequestContext,
    _ throwsOn: Bool, _ change: inout Change
  ) {
    let end = prefix.expression.textRange.upperBound
    switch request.kind {
    case .many:
      change.edit(prefix.operator, "", rule(.manyRequest))
      change.edit(at: end, throwsOn ? ".resolvedMany()" : ".resolveMany()", nil)
    case let kind:
      change.rules.insert(
        rule(kind == .optional ? .optionalRequest : kind == .lazy ? .lazyRequest : .operatorRequest)
      )
      if kind == .optional, graph.mayFail(context.cast ?? context.expectedType(types)) {
        writeCatching(prefix, context, &change)
      } else if throwsOn {
        change.edit(prefix.operator, "", nil)
        change.edit(at: end, ".resolved()", nil)
      } else if prefix.operator.text != "*" {
        change.edit(prefix.operator, "*", nil)
      }
    }
  }

  /// Writes a request that is nil for an error of a closure, too.
  private func writeCatching(
    _ prefix: PrefixOperatorExprSyntax, _ context: RequestContext, _ change: inout Change
  ) {
    change.edit(prefix.operator, "(try? ", rule(.triedRequest))
    change.edit(at: prefix.expression.textRange.upperBound, ".resolved())", nil)
  }

  private func write(
    _ call: FunctionCallExprSyntax, _ request: Request, _ context: RequestContext,
    _ throwsOn: Bool, _ change: inout Change
  ) {
    if request.kind == .many { change.rules.insert(rule(.manyRequest)) }
    if request.kind == .lazy { change.rules.insert(rule(.lazyRequest)) }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = (throwsOn ? "resolved" : "resolve") + (request.kind == .many ? "Many" : "")
      if member.declName.baseName.text != name { change.edit(member.declName, name, nil) }
    }
    if context.mark == .forced { change.rules.insert(rule(.forcedRequest)) }
    for argument in call.arguments {
      if argument.label == nil, request.type != nil, argument.id == call.arguments.first?.id {
        let end =
          call.arguments.count > 1
          ? Array(call.arguments)[1].textStart : argument.textRange.upperBound
        change.edit(argument.textStart..<end, "", nil)
      } else if let label = argument.label, label.text == "arg" {
        guard request.isNamed, let type = argumentsType(request, context) else {
          change.edit(label, "args", rule(.requestWithArguments))
          continue
        }
        change.edit(
          label.textStart..<argument.expression.textStart,
          "arguments: AnyArguments(for: \(type).self, args: ", rule(.namedArguments))
        change.edit(at: call.arguments.textRange.upperBound, ")", nil)
      } else if argument.label == nil, argument.id == call.arguments.dropFirst().first?.id,
        request.type != nil
      {
        change.edit(at: argument.textStart, "args: ", rule(.requestWithArguments))
      } else if let label = argument.label, label.text == "tag",
        let constant = request.constantTag(types)
      {
        change.edit(label, "name", rule(.constantTag))
        change.edit(argument.expression, constant, nil)
      }
    }
  }
}

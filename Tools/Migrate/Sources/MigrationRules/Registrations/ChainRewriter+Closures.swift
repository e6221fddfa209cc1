import SwiftSyntax

extension ChainRewriter {
  // MARK: Initializers

  /// Writes the closure that makes the object.
  ///
  /// - Returns: Whether the closure throws afterwards.
  mutating func writeInitializer(_ body: ClosureBody) throws(Obstacle) -> Bool {
    let throwsOthers = body.throwsOtherErrors(types)
    guard body.scopeName != nil || !body.argumentNames.isEmpty else { return throwsOthers }
    if let operands = body.operands(types), let requestsThrow = try write(operands, of: body) {
      if !throwsOthers, !requestsThrow { removeTry(around: body) }
      return throwsOthers || requestsThrow
    }
    guard let arguments = writeArguments(of: body) else { throw .unwritableArgument }
    let requestsThrow = try writeWithContainer(
      body,
      parameters: { name in
        "(" + (["\(name): DIContainer"] + arguments).joined(separator: ", ") + ")"
      }, .initializer, .containerClosure)
    return throwsOthers || requestsThrow
  }

  /// Writes the mentions of runtime arguments.
  ///
  /// - Returns: The parameters for them, with their types; nil if the closure doesn't state them, or keeps an argument
  ///   for a closure inside of it.
  private mutating func writeArguments(of body: ClosureBody) -> [String]? {
    guard let start = body.parameters.names.firstIndex(where: body.argumentNames.contains) else {
      return []
    }
    var parameters: [String] = []
    for (name, type) in zip(body.parameters.names, body.parameters.types).dropFirst(start) {
      let mentions = body.mentions(of: name)
      guard let type, !type.isOptionalType, mentions.allSatisfy(body.holds) else { return nil }
      parameters.append("\(name): DIArg<\(type)>")
      for mention in mentions { change.edit(mention, "arg(\(name))", rule(.computedArgument)) }
    }
    change.rules.insert(rule(.computedArgument))
    return parameters
  }

  /// Lets `register` take a closure that throws.
  mutating func writeThrowing(_ closure: ClosureExprSyntax) throws(Obstacle) {
    change.rules.insert(rule(.throwingClosure))
    guard chain.register.trailingClosure == nil else {
      guard chain.register.arguments.isEmpty else {
        throw .placeOfRegistration
      }
      let start = chain.register.calledExpression.textRange.upperBound
      change.edit(start..<closure.textStart, "(throwing: ", nil)
      return change.edit(at: closure.textRange.upperBound, ")", nil)
    }
    guard let argument = chain.register.arguments.first else { return }
    change.edit(
      (argument.label?.textStart ?? closure.textStart)..<closure.textStart, "throwing: ", nil)
  }

  /// Writes the arguments of the only call as parameters of the closure.
  ///
  /// - Returns: Whether requests in the closure throw; nil if something needs the container.
  private mutating func write(
    _ operands: [ClosureBody.Operand], of body: ClosureBody
  ) throws(Obstacle) -> Bool? {
    let hasNames = operands.contains {
      if case .request(let request, _) = $0.source {
        request.needsContainer
      } else {
        false
      }
    }
    try checkArguments(operands)
    // Without its parameters a closure can't state its result.
    guard body.closure.signature?.returnClause == nil else { return nil }
    let names = hasNames ? parameterNames(of: operands, body) : nil
    if hasNames, names == nil { return nil }
    if hasNames { change.rules.insert(rule(.containerClosure)) }
    let parameters = body.call.flatMap { call in
      ExprSyntax(call).constructedType.flatMap {
        types.index.initializer(of: $0, labels: operands.map(\.label))
      }
    }
    let container = containerName(body)
    var number = 0
    var requestsThrow = false
    for (position, operand) in operands.enumerated() {
      let name = names?[position] ?? "$\(number)"
      switch operand.source {
      case .other: continue
      case .scope:
        change.edit(operand.expression, names == nil ? name : container, rule(.containerClosure))
      case .argument: change.edit(operand.expression, "arg(\(name))", rule(.argument))
      case .request(let request, let cast):
        if request.needsContainer {
          if try writeRequest(request, container: container, .initializer, of: body) {
            requestsThrow = true
          }
          continue
        }
        let text = try parameter(name, request, cast: cast, type: parameters?[position].type)
        change.edit(operand.expression, text, rule(.registration))
      }
      number += 1
    }
    writeSignature(
      of: body,
      names.map { names in
        "("
          + (["\(container): DIContainer"]
          + zip(operands, names).compactMap { operand, name in
            operand.isParameter ? name : nil
          }).joined(separator: ", ") + ")"
      })
    return requestsThrow
  }

  /// What fills one argument: the parameter, with what old requests say about it.
  private func parameter(
    _ name: String, _ request: Request, cast: String?, type: String?
  ) throws(Obstacle) -> String {
    let stated = request.type ?? cast
    switch request.kind {
    case .optionalLazy:
      throw .unwritableLazy
    case .many:
      if type?.contains("DILazy") == true || stated?.contains("DILazy") == true {
        throw .unwritableLazy
      }
      return request.type.map { "many(\(name)) as [\($0)]" } ?? cast.map {
        "many(\(name)) as \($0)"
      } ?? "many(\(name))"
    case .lazy:
      guard let stated else { return name }
      return stated.hasPrefix("DILazy")
        ? "\(name) as \(stated.dropFirst(2))" : "\(name) as Lazy<\(stated)>"
    case .optional where graph.mayFail(stated ?? type):
      throw .failureIsNotNil
    case .optional: return stated.map { "\(name) as \($0.isOptionalType ? $0 : $0 + "?")" } ?? name
    default:
      // An old request for an Optional failed, too, if there was nothing.
      if let type = stated ?? type, type.isOptionalType { return "\(name) as \(type.baseType)" }
      return stated.map { "\(name) as \($0)" } ?? name
    }
  }

  /// Fails unless runtime arguments are passed on in their order, with none left out before another one.
  private func checkArguments(_ operands: [ClosureBody.Operand]) throws(Obstacle) {
    let used = operands.compactMap {
      if case .argument(let position) = $0.source { position } else { nil }
    }
    if used != Array(0..<used.count) { throw .unwritableArgument }
  }

  /// Names for the parameters of a closure that gets the container, too: the labels of the call.
  private func parameterNames(of operands: [ClosureBody.Operand], _ body: ClosureBody) -> [String]?
  {
    let container = containerName(body)
    var names: [String] = []
    for operand in operands {
      guard operand.isParameter else {
        names.append("")
        continue
      }
      guard let label = operand.label, label != container, !names.contains(label),
        body.mentions(of: label).isEmpty
      else { return nil }
      names.append(label)
    }
    return names
  }

  private func containerName(_ body: ClosureBody) -> String {
    body.parameters.isNumbered || body.scopeName == "_"
      ? "container" : body.scopeName ?? "container"
  }

  // MARK: Closures that get the container

  /// Keeps the statements of a closure, whose container becomes a parameter with a type.
  ///
  /// - Returns: Whether requests in the closure throw.
  @discardableResult
  mutating func writeWithContainer(
    _ body: ClosureBody, parameters: (String) -> String, _ place: RequestRewriter.Place,
    _ name: Rule.Name
  ) throws(Obstacle) -> Bool {
    let container = containerName(body)
    let object = body.parameters.isNumbered ? "object" : body.objectName
    let renames = [(body.scopeName, container), (body.objectName, object ?? "object")]
    if body.parameters.isNumbered {
      guard renames.allSatisfy({ $0.0 == nil || body.mentions(of: $0.1).isEmpty }) else {
        throw .usedNames
      }
      for case (let old?, let new) in renames {
        for token in body.mentions(of: old) { change.edit(token, new, nil) }
      }
    }
    change.rules.insert(rule(name))
    writeSignature(of: body, parameters(container))
    let finder = RequestFinder(types)
    finder.walk(body.closure.statements)
    var requestsThrow = false
    for request in finder.requests {
      let throwsOn = try writeRequest(request, container: container, place, of: body)
      requestsThrow = requestsThrow || throwsOn
    }
    if case .injection = place { removeTry(in: body) }
    return requestsThrow
  }

  /// - Returns: Whether the error of the request leaves the closure.
  private mutating func writeRequest(
    _ request: Request, container: String, _ place: RequestRewriter.Place, of body: ClosureBody
  ) throws(Obstacle) -> Bool {
    let rewriter = RequestRewriter(types: types, graph: graph, place: place)
    change.add(try rewriter.edits(of: request))
    // In a closure of numbered parameters the scope gets a name; where all is renamed that is done already.
    if body.parameters.isNumbered, request.scope.trimmedDescription == "$0",
      !change.edits.contains(where: { $0.range == request.scope.textRange })
    {
      change.edit(request.scope, container, rule(.containerClosure))
    }
    return rewriter.throwsOn(request) && RequestContext(request).mark == .plain
      && body.holds(request)
  }

  mutating func writeSignature(of body: ClosureBody, _ text: String?) {
    let brace = body.closure.leftBrace
    guard let signature = body.closure.signature else {
      if let text { change.edit(at: brace.textRange.upperBound, " \(text) in", nil) }
      return
    }
    let isBare =
      signature.capture == nil && signature.attributes.isEmpty && signature.returnClause == nil
    if text == nil, isBare {
      let end = signature.inKeyword.textRange.upperBound
      change.edit(brace.textRange.upperBound..<end, "", nil)
      return
    }
    let next = signature.returnClause?.textStart ?? signature.inKeyword.textStart
    let start =
      signature.parameterClause?.textStart ?? signature.effectSpecifiers?.textStart ?? next
    change.edit(start..<next, text.map { $0 + " " } ?? "", nil)
  }

  /// Requests do not throw any more: the `try` around a call that made them isn't needed.
  private mutating func removeTry(around body: ClosureBody) {
    guard let marked = body.expression?.as(TryExprSyntax.self) else { return }
    let type = body.call.flatMap { ExprSyntax($0).constructedType }
    let isKnown =
      type.map { types.index.type($0) != nil && !types.index.throwingTypes.contains($0) } ?? false
    guard marked.questionOrExclamationMark == nil || isKnown else { return }
    change.edit(marked.textStart..<marked.expression.textStart, "", nil)
  }

  mutating func removeTry(in body: ClosureBody) {
    let finder = PlainTryFinder(viewMode: .sourceAccurate)
    finder.walk(body.closure.statements)
    for marked in finder.found {
      let range = marked.textStart..<marked.expression.textStart
      if !change.edits.contains(where: { $0.range == range }) { change.edit(range, "", nil) }
    }
  }
}

private final class PlainTryFinder: SyntaxVisitor {
  var found: [TryExprSyntax] = []

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil, !Syntax(node).isInDo { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureBody.Operand {
  /// Whether the operand is a parameter of the closure.
  fileprivate var isParameter: Bool {
    switch source {
    case .request(let request, _):
      !request.needsContainer
    case .argument: true
    case .scope, .other: false
    }
  }
}

extension SyntaxProtocol {
  /// Whether there is a comment inside of the node.
  var hasComments: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      let range = textRange
      return token.leadingTrivia.contains { $0.isComment } && token.textStart > range.lowerBound
        || token.trailingTrivia.contains { $0.isComment }
          && token.textRange.upperBound < range.upperBound
    }
  }
}

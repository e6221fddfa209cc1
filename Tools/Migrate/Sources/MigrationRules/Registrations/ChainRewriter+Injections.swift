import SwiftSyntax

extension ChainRewriter {
  /// An injection of a closure that gets the container and the object.
  mutating func writeManualInjection(_ link: RegistrationChain.Link) throws(Obstacle) {
    guard let closure = link.closure else { throw .injectionWithoutClosure }
    let body = ClosureBody.manualInjection(closure)
    guard !body.throwsOtherErrors(types) else { throw .throwingClosure }
    let isCycle = isDeferred(link)
    if let (target, _, _) = body.assignment(types), isOfItself(link) {
      return try writeSelfInjection(link, closure, target)
    }
    if let (target, request, cast) = body.assignment(types), request.arguments.isEmpty,
      request.tag == nil || request.constantTag(types) != nil, request.kind != .manyLazy
    {
      let property = facts.implementation.flatMap {
        types.index.property(target.declName.baseName.text, of: $0)
      }
      let value = try injected(request, cast: cast, property: property)
      var arguments: [String] = []
      if let name = request.name { arguments.append("name: \(name.trimmedDescription)") }
      if let tag = request.constantTag(types) {
        arguments.append("name: \(tag)")
        change.rules.insert(rule(.constantTag))
      }
      if isCycle { arguments.append("cycle: true") }
      let start = ".injection" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
      if isCycle { change.rules.insert(rule(.cycleInjection)) }
      try replaceInjection(
        link, closure, start, "{ $0.\(target.declName.trimmedDescription) = \(value) }",
        request.isChosen ? .namedInjection : .injection)
      return
    }
    try writeHead(of: link, closure, isCycle ? ".injection(cycle: true)" : ".injection")
    if isCycle { change.rules.insert(rule(.cycleInjection)) }
    if body.scopeName.map({ body.mentions(of: $0).isEmpty }) ?? true {
      return writeObjectOnly(body, .injection)
    }
    let object = body.parameters.isNumbered ? "object" : body.objectName ?? "object"
    if object == "_" { throw .injectionWithoutObject }
    try writeWithContainer(
      body, parameters: { "(\(object), \($0): DIContainer)" }, .injection(closure),
      .containerInjection)
  }

  func isOfItself(_ link: RegistrationChain.Link) -> Bool {
    graph.injectsItself(facts.place, link: link.period.textStart)
  }

  private mutating func writeSelfInjection(
    _ link: RegistrationChain.Link, _ closure: ClosureExprSyntax, _ target: MemberAccessExprSyntax
  ) throws(Obstacle) {
    let start = isDeferred(link) ? ".injection(cycle: true)" : ".injection"
    try replaceInjection(
      link, closure, start, "{ $0.\(target.declName.trimmedDescription) = $0 }", .injection)
  }

  /// What an injection assigns.
  private func injected(
    _ request: Request, cast: String?, property: String?
  ) throws(Obstacle) -> String {
    if request.kind == .optionalLazy
      || property?.hasPrefix("DILazy<[") == true
    {
      throw .unwritableLazy
    }
    let type = request.type ?? cast
    if request.kind == .optional, graph.mayFail(type ?? property) {
      throw .failureIsNotNil
    }
    switch request.kind {
    case .many:
      return "many($1)" + (request.type.map { " as [\($0)]" } ?? cast.map { " as \($0)" } ?? "")
    case .optional: return "$1" + (type.map { " as \($0.isOptionalType ? $0 : $0 + "?")" } ?? "")
    case .lazy:
      return "$1"
        + (type.map { $0.hasPrefix("DILazy") ? " as \($0.dropFirst(2))" : " as Lazy<\($0)>" } ?? "")
    default: return "$1" + (type.map { " as \($0)" } ?? "")
    }
  }

  /// Replaces the call and its closure, unless that would lose a comment.
  private mutating func replaceInjection(
    _ link: RegistrationChain.Link, _ closure: ClosureExprSyntax, _ start: String, _ text: String,
    _ name: Rule.Name
  ) throws(Obstacle) {
    guard !closure.hasComments else {
      throw .commentInClosure
    }
    replace(link, "\(start) \(text)", name)
  }

  private mutating func writeHead(
    of link: RegistrationChain.Link, _ closure: ClosureExprSyntax, _ text: String
  ) throws(Obstacle) {
    guard link.call.trailingClosure != nil else { throw .closureInParentheses }
    change.edit(link.period.textStart..<closure.textStart, text + " ", nil)
  }

  /// A closure that only uses the object.
  private mutating func writeObjectOnly(_ body: ClosureBody, _ name: Rule.Name) {
    change.rules.insert(rule(name))
    guard let object = body.objectName else { return }
    if body.parameters.isNumbered {
      for token in body.mentions(of: object) { change.edit(token, "$0", nil) }
    } else {
      writeSignature(of: body, object)
    }
  }

  /// An injection of release 2: its closure stays.
  mutating func writeAutomaticInjection(_ link: RegistrationChain.Link) throws(Obstacle) {
    guard let closure = link.closure, link.call.trailingClosure != nil else {
      throw .closureInParentheses
    }
    let body = ClosureBody.automaticInjection(closure)
    guard !body.throwsOtherErrors(types) else { throw .throwingClosure }
    if isOfItself(link), let target = body.assignedParameter {
      return try writeSelfInjection(link, closure, target)
    }
    let isOptional = link.argument?.expression.trimmedDescription == ".optional"
    if isOptional {
      let needs = facts.needs.filter { $0.link == link.period.textStart }
      guard needs.allSatisfy({ $0.type?.isOptionalType == true }), !needs.isEmpty else {
        throw .unknownProperty
      }
      change.rules.insert(rule(.injection))
    }
    let isCycle = isDeferred(link)
    if isCycle, body.parameters.count > 2 { throw .severalInjectionsBack }
    if isCycle { change.rules.insert(rule(.cycleInjection)) }
    if isCycle || isOptional {
      try writeHead(of: link, closure, isCycle ? ".injection(cycle: true)" : ".injection")
    }
  }

  mutating func writePostInit(_ link: RegistrationChain.Link) throws(Obstacle) {
    guard let closure = link.closure, link.call.trailingClosure != nil else {
      throw .closureInParentheses
    }
    let body = ClosureBody.manualInjection(closure)
    guard !body.throwsOtherErrors(types),
      body.scopeName.map({ body.mentions(of: $0).isEmpty }) ?? true
    else {
      throw .postInitWithContainer
    }
    writeObjectOnly(body, .postInit)
  }
}

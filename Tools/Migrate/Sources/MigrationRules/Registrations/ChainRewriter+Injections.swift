import SwiftSyntax

extension ChainRewriter {
  /// An injection of a closure that gets the container and the object.
  mutating func writeManualInjection(_ link: RegistrationChain.Link) {
    guard let closure = link.closure else { return fail(57, "an injection that is no closure") }
    let body = ClosureBody.manualInjection(closure)
    guard !body.throwsOtherErrors(types) else { return fail(57, "the closure throws") }
    let isCycle = graph.leadsBack(facts.place, link: link.period.textStart) == true
    if let (target, request, cast) = body.assignment(types), request.arguments.isEmpty,
      request.tag == nil || request.constantTag(types) != nil, request.kind != .manyLazy
    {
      let property = facts.implementation.flatMap {
        types.index.property(target.declName.baseName.text, of: $0)
      }
      guard let value = injected(request, cast: cast, property: property) else { return }
      var arguments: [String] = []
      if let name = request.name { arguments.append("name: \(name.trimmedDescription)") }
      if let tag = request.constantTag(types) {
        arguments.append("name: \(tag)")
        change.rules.insert(rule(48))
      }
      if isCycle { arguments.append("cycle: true") }
      let start = ".injection" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
      if isCycle { change.rules.insert(rule(18)) }
      replaceInjection(
        link, closure, start, "{ $0.\(target.declName.trimmedDescription) = \(value) }",
        request.isChosen ? 16 : 15)
      return
    }
    writeHead(of: link, closure, isCycle ? ".injection(cycle: true)" : ".injection")
    if isCycle { change.rules.insert(rule(18)) }
    if body.scopeName.map({ body.mentions(of: $0).isEmpty }) ?? true {
      return writeObjectOnly(body, 15)
    }
    let object = body.parameters.isNumbered ? "object" : body.objectName ?? "object"
    if object == "_" { return fail(57, "an injection without its object") }
    writeWithContainer(
      body, parameters: { "(\(object), \($0): DIContainer)" }, .injection(closure), 17)
  }

  /// What an injection assigns.
  private mutating func injected(_ request: Request, cast: String?, property: String?) -> String? {
    if request.kind == .optionalLazy
      || property?.hasPrefix("DILazy<[") == true
    {
      fail(63)
      return nil
    }
    let type = request.type ?? cast
    if request.kind == .optional, graph.mayFail(type ?? property) {
      fail(58, "an object that can not be made is not nil")
      return nil
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
    _ number: Int
  ) {
    guard !closure.hasComments else {
      return fail(57, "a comment in a closure that is written anew")
    }
    replace(link, "\(start) \(text)", number)
  }

  private mutating func writeHead(
    of link: RegistrationChain.Link, _ closure: ClosureExprSyntax, _ text: String
  ) {
    guard link.call.trailingClosure != nil else { return fail(57, "a closure in parentheses") }
    change.edit(link.period.textStart..<closure.textStart, text + " ", nil)
  }

  /// A closure that only uses the object.
  private mutating func writeObjectOnly(_ body: ClosureBody, _ number: Int) {
    change.rules.insert(rule(number))
    guard let object = body.objectName else { return }
    if body.parameters.isNumbered {
      for token in body.mentions(of: object) { change.edit(token, "$0", nil) }
    } else {
      writeSignature(of: body, object)
    }
  }

  /// An injection of release 2: its closure stays.
  mutating func writeAutomaticInjection(_ link: RegistrationChain.Link) {
    guard let closure = link.closure, link.call.trailingClosure != nil else {
      return fail(57, "a closure in parentheses")
    }
    let body = ClosureBody.automaticInjection(closure)
    guard !body.throwsOtherErrors(types) else { return fail(57, "the closure throws") }
    let isOptional = link.argument?.expression.trimmedDescription == ".optional"
    if isOptional {
      let needs = facts.needs.filter { $0.link == link.period.textStart }
      guard needs.allSatisfy({ $0.type?.isOptionalType == true }), !needs.isEmpty else {
        return fail(66)
      }
      change.rules.insert(rule(15))
    }
    let isCycle = graph.leadsBack(facts.place, link: link.period.textStart) == true
    if isCycle, body.parameters.count > 2 { return fail(56) }
    if isCycle { change.rules.insert(rule(18)) }
    if isCycle || isOptional {
      writeHead(of: link, closure, isCycle ? ".injection(cycle: true)" : ".injection")
    }
  }

  mutating func writePostInit(_ link: RegistrationChain.Link) {
    guard let closure = link.closure, link.call.trailingClosure != nil else {
      return fail(57, "a closure in parentheses")
    }
    let body = ClosureBody.manualInjection(closure)
    guard !body.throwsOtherErrors(types),
      body.scopeName.map({ body.mentions(of: $0).isEmpty }) ?? true
    else {
      return fail(57, "postInit with the container")
    }
    writeObjectOnly(body, 25)
  }
}

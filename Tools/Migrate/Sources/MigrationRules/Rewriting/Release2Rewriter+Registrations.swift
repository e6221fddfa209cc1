import SwiftSyntax

extension Release2Rewriter {
  /// `register(module:)` and `register(assembly:)`.
  func loading(_ call: FunctionCallExprSyntax) -> Change? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "register", let base = member.base, types.isBuilder(base),
      call.arguments.count == 1, let label = call.arguments.first?.label
    else { return nil }
    var change = Change(at: call)
    switch label.text {
    case "module": change.edit(label, "component", rule(.partLoading))
    case "assembly": change.edit(label, "module", rule(.frameworkLoading))
    default: return nil
    }
    return change
  }

  func write(_ chain: RegistrationChain) {
    var change: Change
    do throws(Obstacle) {
      change = try edits(of: chain)
    } catch {
      change = .remark(rule(error.rule), at: chain.expression, error.detail)
    }
    change.subject = .registration
    changes.append(change)
  }

  private func edits(of chain: RegistrationChain) throws(Obstacle) -> Change {
    var change = Change(at: chain.expression)
    guard types.isBuilder(chain.builder) else { throw .unknownReceiver }
    if chain.isRepeated { throw .repeatedRegistration }
    if isEagerWithNamesOnly(chain) { throw .eagerSingleWithNamesOnly }
    var takesArguments = try writeRegister(chain, &change)
    var statesLifetime = false
    for link in chain.links {
      if try write(link, of: chain, &change) { takesArguments = true }
      if link.name == "lifetime" || link.name.hasPrefix("instance") { statesLifetime = true }
    }
    // The scope of release 2 would keep the object.
    if takesArguments, !statesLifetime {
      change.edit(
        at: chain.expression.textRange.upperBound, ".lifetime(.perDependency)", rule(.argument))
    }
    return change
  }

  /// Whether `build()` makes an object for each name, where release 2 makes one without a name.
  private func isEagerWithNamesOnly(_ chain: RegistrationChain) -> Bool {
    let names = Set(chain.links.map(\.name))
    guard names.contains("asName"), !names.contains("asDefault") else { return false }
    return names.contains("instanceSingle")
      || chain.links.contains {
        $0.name == "lifetime" && $0.argument?.expression.trimmedDescription == ".single"
      }
  }

  /// Writes `register(…)`, and tells whether its closure takes arguments.
  private func writeRegister(
    _ chain: RegistrationChain, _ change: inout Change
  ) throws(Obstacle) -> Bool {
    let call = chain.register
    guard let first = call.arguments.first, first.label?.text != "file", first.label?.text != "line"
    else { return try writeClosure(chain, &change) }
    switch first.label?.text {
    case nil:
      change.edit(at: first.textStart, "type: ", rule(.registration))
      return false
    case "short", "initializer":
      if let label = first.label { change.edit(label, "type", rule(.registration)) }
      return try writeClosure(chain, &change)
    default: return false
    }
  }

  private func writeClosure(
    _ chain: RegistrationChain, _ change: inout Change
  ) throws(Obstacle) -> Bool {
    let call = chain.register
    let argument = call.arguments.first { $0.expression.is(ClosureExprSyntax.self) }
    guard let closure = call.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self),
      ClosureParameters(closure).count > 1
    else { return false }
    guard let type = chain.implementation(types) else { throw .unknownType }
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName else {
      return true
    }
    let places = call.arguments.filter { $0.id != argument?.id }.map {
      ", " + $0.trimmedDescription.trimmingSuffix(",")
    }
    change.edits.removeAll { $0.range.lowerBound >= name.textStart }
    change.edit(
      name.textStart..<closure.textStart,
      "register(type: \(type).self\(places.joined())).initialWithArg"
        + (call.trailingClosure == nil ? "(" : " "), rule(.argument))
    return true
  }

  /// Writes one call of a chain, and tells whether it makes objects with arguments.
  private func write(
    _ link: RegistrationChain.Link, of chain: RegistrationChain, _ change: inout Change
  ) throws(Obstacle) -> Bool {
    guard let name = link.call.calledExpression.as(MemberAccessExprSyntax.self)?.declName else {
      return false
    }
    func replace(_ text: String, _ successor: Rule.Name) {
      change.edit(name.textStart..<link.call.textRange.upperBound, text, rule(successor))
    }
    switch link.name {
    case "initializer": return writeInitializer(link, name, &change)
    case "initializerDoesNotNeedToBe":
      change.edit(name, "initialNotNecessary", rule(.noInitializer))
    case "asSelf": replace("as(.self)", .ownType)
    case "asType":
      let type = link.argument?.expression.trimmedDescription ?? ""
      change.edit(name, "as", rule(.service))
      change.edit(at: link.call.textRange.upperBound, check(type, chain), nil)
    case "asName":
      change.edit(name, "set", rule(.name))
      if let argument = link.argument { change.edit(at: argument.textStart, "name: ", nil) }
    case "asDefault": replace("set(.default)", .defaultComponent)
    case "dependency":
      change.edit(name, "injection", rule(.injection))
      if link.call.trailingClosure != nil, link.call.leftParen == nil {
        change.edit(at: name.textRange.upperBound, "(.manual)", nil)
      } else if let parenthesis = link.call.leftParen {
        let separator = link.call.arguments.isEmpty ? "" : ", "
        change.edit(at: parenthesis.textRange.upperBound, ".manual\(separator)", nil)
      }
    case "instanceSingle": replace("lifetime(.single)", .single)
    case "instanceLazySingle": replace("lifetime(.lazySingle)", .single)
    case "instancePerScope": replace("lifetime(.perScope)", .single)
    case "instancePerDependency": replace("lifetime(.perDependency)", .single)
    case "instancePerRequest": throw .unknownCall("instancePerRequest")
    case "lifetime" where link.argument?.expression.trimmedDescription == ".perRequest":
      throw .unknownCall("perRequest")
    default: break
    }
    return false
  }

  private func check(_ type: String, _ chain: RegistrationChain) -> String {
    let base = type.hasSuffix(".self") ? String(type.dropLast(5)) : type
    guard let own = chain.implementation(types), own == base || types.index.conforms(own, to: base)
    else { return ".unsafe()" }
    return ".check { $0 }"
  }

  private func writeInitializer(
    _ link: RegistrationChain.Link, _ name: DeclReferenceExprSyntax, _ change: inout Change
  ) -> Bool {
    let labels = ["byNib": "nib", "byStoryboard": "useStoryboard"]
    if let label = link.argument?.label, let text = labels[label.text] {
      change.edit(name, "initial", rule(.storyboard))
      change.edit(label, text, nil)
      return false
    }
    let isMethod = link.argument?.label?.text == "method"
    let count = link.closure.map { ClosureParameters($0).count } ?? 0
    guard isMethod || count > 1 else {
      change.edit(name, "initial", rule(.movedInitializer))
      return false
    }
    change.edit(name, "initialWithArg", rule(.argument))
    if let argument = link.argument, argument.label != nil {
      change.edit(argument.textStart..<argument.expression.textStart, "", nil)
    }
    return true
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : String(self)
  }
}

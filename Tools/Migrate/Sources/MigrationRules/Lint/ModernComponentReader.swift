import SwiftSyntax

/// Reads one registration of the modern generation.
struct ModernComponentReader {
  let types: ExpressionTypes
  let names: LintTypes
  /// The links of methods that the sources add to registrations, by their names.
  let extensions: [String: [RegistrationChain.Link]]
  /// Whether some code sets the lifetime of registrations that state none.
  let defaultIsKnown: Bool
  let place: LintPlace
  /// Where some code is.
  let placeOf: (Syntax) -> LintPlace

  func component(_ chain: RegistrationChain) -> LintComponent {
    var component = LintComponent(place: place, generation: .modern)
    if defaultIsKnown { component.keeper = .nothing }
    readInitializer(chain, &component)
    if let type = component.implementation {
      if component.offers.isEmpty { component.offers = [LintComponent.Offer(type: type)] }
    } else {
      component.unknownOffer = unknownOffer(of: chain.register)
      gap(Syntax(chain.register), "the sources don't tell the type of the registration", &component)
    }
    for link in chain.links { read(link, &component, depth: 0) }
    if chain.hasOtherParts { component.unknownOffer = .anything }
    return component
  }

  /// What a registration of an unknown type may offer: code that begins with names of other modules makes their types,
  /// or those that it names.
  private func unknownOffer(of call: FunctionCallExprSyntax) -> LintComponent.UnknownOffer {
    let words =
      call.arguments.tokens(viewMode: .sourceAccurate).map(\.text)
      + (call.trailingClosure?.tokens(viewMode: .sourceAccurate).map(\.text) ?? [])
    let closure =
      call.trailingClosure
      ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    guard let closure, let value = closure.statements.returnedValue?.withoutTry,
      let head = value.headName,
      !types.index.isDeclared(head), !types.isDeclared(head, around: Syntax(value))
    else { return .anything }
    return .foreign(naming: Set(words))
  }

  private var reader: ClosureNeeds { ClosureNeeds(types: types, names: names) }

  private func gap(_ node: Syntax, _ reason: String, _ component: inout LintComponent) {
    component.gaps.append(LintGap(place: placeOf(node), reason: reason))
  }

  private func readInitializer(_ chain: RegistrationChain, _ component: inout LintComponent) {
    let call = chain.register
    var arguments = Array(call.arguments)
    if arguments.first?.label?.text == "name" {
      component.isStoryboard = true
      component.implementation = "UIStoryboard"
      component.offers = ["UIStoryboard", "NSStoryboard"].map { type in
        LintComponent.Offer(
          type: type,
          qualifiers: Set(arguments[0].expression.literalText.map { ["name \($0)"] } ?? []))
      }
      return
    }
    while let label = arguments.first?.label?.text, ["line", "file", "isolation"].contains(label) {
      // A line that isn't the call's own: the same code registers several components.
      if label != "isolation" {
        component.conditions.insert(LintCondition(file: -1, offset: call.textStart))
      }
      arguments.removeFirst()
    }
    let first = arguments.first.flatMap { argument in
      [nil, "throwing"].contains(argument.label?.text) ? argument.expression : nil
    }
    let source = first ?? call.trailingClosure.map { ExprSyntax($0) }
    let modificator =
      arguments.dropFirst().first?.expression
      ?? (first == nil ? nil : call.trailingClosure.map { ExprSyntax($0) })
    guard let source else {
      return gap(Syntax(call), "the form of the registration is unknown", &component)
    }
    var needs: [ClosureNeed]
    if let member = source.as(MemberAccessExprSyntax.self), let base = member.base,
      ["self", "init"].contains(member.declName.baseName.text)
    {
      component.implementation = names.canonical(base.trimmedDescription)
      component.canMake = member.declName.baseName.text == "init"
      guard component.canMake else { return }
      needs =
        component.implementation.map { reader.needs(ofInitializer: member, $0) }
        ?? [.unknown("the sources don't tell the type")]
    } else if let closure = source.as(ClosureExprSyntax.self) {
      component.implementation = implementation(of: closure)
      needs = reader.needs(
        of: closure, dropping: 0, objectName: nil, LintComponent.Need(type: ""))
    } else if let name = source.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let result = types.index.functions[name], !result.isEmpty,
      let parameters = types.index.parameters(ofFunction: name)
    {
      component.implementation = names.canonical(result)
      needs = parameters.map { reader.need($0) }
    } else {
      return gap(Syntax(source), "the sources don't tell what makes the object", &component)
    }
    if let modificator { modify(&needs, modificator) }
    component.add(needs, at: placeOf(Syntax(call)))
  }

  private func implementation(of closure: ClosureExprSyntax) -> String? {
    if let stated = closure.signature?.returnClause?.type.trimmedDescription {
      return names.canonical(stated)
    }
    return closure.statements.returnedValue.flatMap { names.type(of: $0.withoutTry, types) }
  }

  /// Applies what a closure after an initializer says about its first parameters.
  private func modify(_ needs: inout [ClosureNeed], _ modificator: ExprSyntax) {
    guard let closure = modificator.as(ClosureExprSyntax.self), closure.statements.count == 1,
      let value = closure.statements.first?.item.as(ExprSyntax.self)
    else {
      needs = [.unknown("the sources don't tell what changes the parameters")]
      return
    }
    let values = value.as(TupleExprSyntax.self).map { $0.elements.map(\.expression) } ?? [value]
    guard values.count <= needs.count else {
      needs = [.unknown("the sources don't tell what changes the parameters")]
      return
    }
    for (position, value) in values.enumerated() {
      needs[position] = modified(needs[position], value)
    }
  }

  /// `many($0)`, `arg($0)` and `by(tag: T.self, on: $0)` of what a place takes.
  private func modified(_ place: ClosureNeed, _ value: ExprSyntax) -> ClosureNeed {
    guard let call = value.as(FunctionCallExprSyntax.self), let last = call.arguments.last else {
      return value.trimmedDescription.hasPrefix("$")
        ? place : .unknown("the sources don't tell what changes the parameters")
    }
    switch call.calledExpression.trimmedDescription {
    case "arg": return .argument
    case "many":
      guard case .need(var need) = modified(place, last.expression) else {
        return .unknown("the sources don't tell the type of the elements")
      }
      need.isMany = true
      return reader.need(expected: need.type, need)
    case "by":
      guard case .need(var need) = modified(place, last.expression) else { return place }
      return need.addTags(of: call, names).map { .unknown($0) } ?? .need(need)
    default: return .unknown("the sources don't tell what changes the parameters")
    }
  }

  private func read(_ link: RegistrationChain.Link, _ component: inout LintComponent, depth: Int) {
    let name = link.name.filter { $0 != "`" }
    switch name {
    case "as": readService(link, &component)
    case "default": component.isDefault = true
    case "test": component.isTest = true
    case "root": component.isRoot = true
    case "unused", "postInit", "onEnd", "objectForEachName": break
    case "accept":
      for argument in link.call.arguments {
        component.accepted.insert(argument.expression.trimmedDescription.filter { $0 != "\"" })
      }
    case "lifetime": readLifetime(link, &component)
    case "injection": readInjection(link, &component)
    default:
      if depth < 3, link.call.arguments.isEmpty, link.call.trailingClosure == nil,
        let links = extensions[name]
      {
        for inner in links { read(inner, &component, depth: depth + 1) }
      } else {
        component.unknownOffer = .foreign(
          naming: Set(link.call.arguments.tokens(viewMode: .sourceAccurate).map(\.text)))
        component.keeper = .unknown
        gap(Syntax(link.call), "the sources don't tell what .\(name) does", &component)
      }
    }
  }

  private func readService(_ link: RegistrationChain.Link, _ component: inout LintComponent) {
    var (type, qualifier) = (String?.none, String?.none)
    var isKnown = true
    for argument in link.call.arguments {
      let text = argument.expression.trimmedDescription
      let named = names.metatype(text)
      switch argument.label?.text {
      case nil where argument.expression.is(ClosureExprSyntax.self): break
      case nil, "check": type = named
      case "tag":
        qualifier = named.map { "tag \($0)" }
        isKnown = isKnown && named != nil
      case "name":
        qualifier = argument.expression.literalText.map { "name \($0)" }
        isKnown = isKnown && qualifier != nil
      default: break
      }
    }
    guard let type, isKnown else {
      component.unknownOffer = .anything
      return gap(
        Syntax(link.call), "the sources don't tell what the registration offers", &component)
    }
    let position = component.offers.firstIndex { $0.type == type } ?? component.offers.count
    if position == component.offers.count {
      component.offers.append(LintComponent.Offer(type: type, isPlain: false))
    }
    if let qualifier {
      component.offers[position].qualifiers.insert(qualifier)
    } else {
      component.offers[position].isPlain = true
    }
  }

  private func readLifetime(_ link: RegistrationChain.Link, _ component: inout LintComponent) {
    let text = link.argument?.expression.trimmedDescription ?? ""
    component.isWeak = text.hasSuffix("(.weak)")
    component.isEager = text == ".single"
    switch text {
    case ".single", ".perRun", ".perRun(.strong)", ".perRun(.weak)", ".lazySingle":
      component.keeper = .process
    case ".perContainer", ".perContainer(.strong)", ".perContainer(.weak)":
      component.keeper = .container
    case ".objectGraph": component.keeper = .objectGraph
    case ".prototype": component.keeper = .nothing
    case _ where text.hasPrefix(".custom(") && text.hasSuffix(")"):
      (component.keeper, component.storage) = (.storage, String(text.dropFirst(8).dropLast()))
    default:
      component.keeper = .unknown
      gap(Syntax(link.call), "the sources don't tell the lifetime", &component)
    }
  }

  private func readInjection(_ link: RegistrationChain.Link, _ component: inout LintComponent) {
    var need = LintComponent.Need(type: "", stage: .injection)
    var path: KeyPathExprSyntax?
    var closures = link.call.trailingClosure.map { [$0] } ?? []
    for argument in link.call.arguments {
      let text = argument.expression.trimmedDescription
      switch argument.label?.text {
      case "name" where text == "nil": break
      case "name":
        guard let name = argument.expression.literalText else {
          return gap(Syntax(link.call), "the name is no literal", &component)
        }
        need.qualifiers.append("name \(name)")
      case "cycle":
        guard ["true", "false"].contains(text) else {
          return gap(Syntax(link.call), "the sources don't tell whether it is deferred", &component)
        }
        need.stage = text == "true" ? .deferredInjection : .injection
      default:
        if let found = argument.expression.as(KeyPathExprSyntax.self) {
          path = found
        } else if let closure = argument.expression.as(ClosureExprSyntax.self) {
          closures.insert(closure, at: 0)
        } else {
          return gap(Syntax(link.call), "the sources don't tell what is injected", &component)
        }
      }
    }
    let reader = ClosureNeeds(types: types, names: names, implementation: component.implementation)
    guard let path else {
      guard let closure = closures.first, closures.count == 1,
        let object = ClosureParameters(closure).names.first
      else { return gap(Syntax(link.call), "the sources don't tell what is injected", &component) }
      let found = reader.needs(of: closure, dropping: 1, objectName: object, need)
      return component.add(found.map(Self.withoutName), at: placeOf(Syntax(link.call)))
    }
    let property = path.components.count == 1 ? path.components.first?.component : nil
    guard let name = property?.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text,
      let type = component.implementation.flatMap({ types.index.property(name, of: $0) })
    else {
      return gap(
        Syntax(link.call), "the sources don't tell the type of the property", &component)
    }
    var needs = [reader.need(type, need)]
    if let modificator = closures.first { modify(&needs, ExprSyntax(modificator)) }
    component.add(needs.map(Self.withoutName), at: placeOf(Syntax(link.call)))
  }

  /// Beside a tag, or for many, a name is ignored.
  private static func withoutName(_ found: ClosureNeed) -> ClosureNeed {
    guard case .need(var need) = found else { return found }
    if need.isMany || need.qualifiers.contains(where: { $0.hasPrefix("tag ") }) {
      need.qualifiers.removeAll { $0.hasPrefix("name ") }
    }
    return .need(need)
  }
}

extension ExprSyntax {
  /// The name with which a chain of members and calls begins.
  fileprivate var headName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.withoutMarks.headName
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.withoutMarks.headName
    }
    return nil
  }

  /// The text of a literal without interpolations, in its quotes.
  var literalText: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self),
      literal.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) })
    else { return nil }
    return literal.trimmedDescription
  }
}

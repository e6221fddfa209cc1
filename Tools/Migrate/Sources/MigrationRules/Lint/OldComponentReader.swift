import DIGraphRules
import SwiftSyntax

/// Reads one registration of release 1 or 2.
struct OldComponentReader {
  let types: ExpressionTypes
  let names: LintTypes
  /// Whether no code sets the lifetime of registrations that state none.
  let defaultIsKnown: Bool
  let place: LintPlace
  let placeOf: (Syntax) -> LintPlace

  func component(_ chain: RegistrationChain, _ facts: RegistrationFacts) -> LintComponent {
    var component = LintComponent(place: place, generation: types.generation)
    component.implementation = facts.implementation.flatMap { names.canonical($0) }
    component.isDefault = facts.isDefault
    component.canMake = facts.initializers > 0
    readLifetime(facts, &component)
    readOffers(chain, facts, &component)
    component.isStoryboard =
      chain.register.arguments.first?.label?.text == "storyboard"
      || chain.links.contains(where: \.isStoryboard)
    if facts.isVC || component.isStoryboard { component.keeper = .unknown }
    if facts.initializers > 1 {
      gap(Syntax(chain.register), "several initializers: a request chooses one", &component)
    }
    let register = RegistrationChain.Link(
      name: "register", period: chain.period, call: chain.register)
    for link in [register] + chain.links { read(link, facts, &component) }
    if chain.hasOtherParts { component.unknownOffer = .anything }
    return component
  }

  private func gap(_ node: Syntax, _ reason: String, _ component: inout LintComponent) {
    component.gaps.append(LintGap(place: placeOf(node), reason: reason))
  }

  private func readLifetime(_ facts: RegistrationFacts, _ component: inout LintComponent) {
    switch facts.lifetime {
    case .single: (component.keeper, component.isEager) = (.engine, true)
    case .lazySingle: component.keeper = .engine
    case .weakSingle: (component.keeper, component.isWeak) = (.engine, true)
    case .perScope: component.keeper = .container
    case .perDependency: component.keeper = .nothing
    case .perRequest: component.keeper = .otherCode
    case .none: component.keeper = defaultIsKnown ? .container : .unknown
    case .unknown: component.keeper = .unknown
    }
  }

  private func readOffers(
    _ chain: RegistrationChain, _ facts: RegistrationFacts, _ component: inout LintComponent
  ) {
    let qualifiers = facts.names.map { names.qualifier($0) }
    let offered = facts.offered.map { names.canonical($0) }
    if offered.isEmpty || offered.contains(nil) || qualifiers.contains(nil) {
      component.unknownOffer = .anything
      gap(Syntax(chain.register), "the sources don't tell what the registration offers", &component)
    }
    let known = Set(qualifiers.compactMap(\.self))
    let isPlain = types.generation == .release2 || known.isEmpty || facts.isDefault
    component.offers = Set(offered.compactMap(\.self)).sorted().map {
      LintComponent.Offer(type: $0, qualifiers: known, isPlain: isPlain)
    }
  }

  private static let harmless: Set<String> = [
    "asType", "asSelf", "asName", "asDefault", "as", "set", "lifetime", "check", "asOptional",
    "instanceSingle", "instanceLazySingle", "instancePerScope", "instancePerDependency",
    "instancePerRequest", "initializerDoesNotNeedToBe", "initialNotNecessary", "unsafe",
  ]

  private func read(
    _ link: RegistrationChain.Link, _ facts: RegistrationFacts, _ component: inout LintComponent
  ) {
    switch link.name {
    case "register", "initializer", "initial", "initialWithArg":
      readInitializer(link, facts, &component)
    case "dependency", "injection", "postInit":
      readInjection(link, facts, &component)
    case let name where Self.harmless.contains(name): break
    case let name:
      component.unknownOffer = .anything
      component.keeper = .unknown
      gap(Syntax(link.call), "the sources don't tell what .\(name) does", &component)
    }
  }

  private func readInitializer(
    _ link: RegistrationChain.Link, _ facts: RegistrationFacts, _ component: inout LintComponent
  ) {
    guard let closure = link.closure else {
      if let reference = link.argument?.expression.as(MemberAccessExprSyntax.self),
        reference.declName.baseName.text == "init"
      {
        let found = component.implementation.map {
          ClosureNeeds(types: types, names: names).needs(ofInitializer: reference, $0)
        }
        component.add(found ?? [], at: placeOf(Syntax(reference)))
      } else if let argument = link.argument?.expression,
        !argument.trimmedDescription.hasSuffix(".self")
      {
        gap(Syntax(argument), "the sources don't tell what makes the object", &component)
      }
      return
    }
    let body = ClosureBody.initializer(closure, link: link.name, types)
    if body.scopeName == nil {
      let found = ClosureNeeds(types: types, names: names).needs(
        of: closure, dropping: 0, objectName: nil, LintComponent.Need(type: ""))
      return component.add(found, at: placeOf(Syntax(link.call)))
    }
    addRequests(of: body, .initializer, &component)
  }

  private func readInjection(
    _ link: RegistrationChain.Link, _ facts: RegistrationFacts, _ component: inout LintComponent
  ) {
    guard let closure = link.closure else {
      return gap(Syntax(link.call), "the sources don't tell what is injected", &component)
    }
    let stage = GraphModel.Edge.Stage.deferredInjection
    guard link.isManual || link.name == "postInit" else {
      let reader = ClosureNeeds(
        types: types, names: names, implementation: component.implementation)
      var base = LintComponent.Need(type: "", stage: stage)
      base.isOptional = link.argument?.expression.trimmedDescription == ".optional"
      let found = reader.needs(
        of: closure, dropping: 1, objectName: ClosureParameters(closure).names.first, base)
      return component.add(found, at: placeOf(Syntax(link.call)))
    }
    addRequests(of: .manualInjection(closure), stage, &component)
  }

  /// Adds what a closure requests, where that is the same in each run.
  private func addRequests(
    of body: ClosureBody, _ stage: GraphModel.Edge.Stage, _ component: inout LintComponent
  ) {
    let finder = RequestFinder(types)
    finder.walk(body.closure.statements)
    let own = finder.requests.filter { $0.scope.trimmedDescription == body.scopeName }
    let uses = body.scopeName.map { body.uses(of: [$0]) } ?? 0
    if own.count < max(uses, finder.requests.count)
      || own.contains(where: { $0.kind == .newScope || $0.kind == .injection })
    {
      component.hasOtherRequests = true
    }
    for request in own where request.kind != .newScope && request.kind != .injection {
      add(request, body, stage, &component)
    }
  }

  private func add(
    _ request: Request, _ body: ClosureBody, _ stage: GraphModel.Edge.Stage,
    _ component: inout LintComponent
  ) {
    let node = Syntax(request.core)
    let context = RequestContext(request)
    guard var need = LintComponent.Need(request, context, names) else {
      return gap(node, "the name or tag is no constant", &component)
    }
    need.stage = stage
    need.isChosen = Self.isChosen(node, within: Syntax(body.closure))
    var text = request.type ?? context.cast ?? context.expectedType(types)
    if request.type == nil, need.isMany { text = text.flatMap { $0.withoutLazy.elementType } }
    guard let type = text.flatMap({ names.canonical($0.withoutLazy) }) else {
      return gap(node, "the sources don't tell the type of the request", &component)
    }
    need.type = type
    component.needs.append(need)
  }

  /// Whether code runs in some cases only: in a branch, a loop, a closure, or after `??` or `?`.
  private static func isChosen(_ node: Syntax, within closure: Syntax) -> Bool {
    for ancestor in sequence(first: node, next: \.parent) {
      if ancestor.id == closure.id { return false }
      if ancestor.is(IfExprSyntax.self) || ancestor.is(SwitchExprSyntax.self)
        || ancestor.is(ClosureExprSyntax.self) || ancestor.is(ForStmtSyntax.self)
        || ancestor.is(WhileStmtSyntax.self) || ancestor.is(GuardStmtSyntax.self)
        || ancestor.is(DoStmtSyntax.self) || ancestor.is(RepeatStmtSyntax.self)
        || ancestor.is(FunctionDeclSyntax.self) || ancestor.is(IfConfigDeclSyntax.self)
      {
        return true
      }
      if let list = ancestor.as(ExprListSyntax.self),
        list.contains(where: {
          $0.is(UnresolvedTernaryExprSyntax.self)
            || ["??", "&&", "||"].contains($0.trimmedDescription)
        })
      {
        return true
      }
      // An early exit before it.
      if let items = ancestor.parent?.as(CodeBlockItemListSyntax.self),
        items.contains(where: { $0.position < ancestor.position && $0.mayExit })
      {
        return true
      }
    }
    return false
  }
}

extension LintComponent.Need {
  /// What a request asks for, but for its type; nil if its name or tag is no constant.
  init?(_ request: Request, _ context: RequestContext, _ names: LintTypes) {
    self.init(type: "")
    isMany = [.many, .manyLazy].contains(request.kind)
    isOptional = [.optional, .optionalLazy].contains(request.kind) || context.mark == .optional
    isDelayed = [.lazy, .optionalLazy, .manyLazy].contains(request.kind)
    guard let chosen = request.name ?? request.tag else { return }
    guard let qualifier = names.qualifier(chosen.trimmedDescription) else { return nil }
    qualifiers = [qualifier]
  }
}

extension CodeBlockItemSyntax {
  /// Whether a statement may end the function around it.
  var mayExit: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.return), .keyword(.throw), .keyword(.break), .keyword(.continue)].contains(
        $0.tokenKind) && !$0.isInClosure(within: Syntax(self))
    }
  }
}

extension TokenSyntax {
  fileprivate func isInClosure(within node: Syntax) -> Bool {
    for ancestor in sequence(first: Syntax(self), next: \.parent) {
      if ancestor.id == node.id { return false }
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(FunctionDeclSyntax.self)
        || ancestor.is(InitializerDeclSyntax.self) || ancestor.is(AccessorBlockSyntax.self)
      {
        return true
      }
    }
    return false
  }
}

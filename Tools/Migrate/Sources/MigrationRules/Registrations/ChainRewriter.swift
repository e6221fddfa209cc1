import SwiftSyntax

/// Writes a whole registration of release 1 or 2 as one of the modern container.
struct ChainRewriter {
  let chain: RegistrationChain
  let facts: RegistrationFacts
  let graph: RegistrationGraph
  let types: ExpressionTypes
  let source: SourceText

  var generation: Generation { types.generation }
  var change: Change
  /// Which module loads which others; nil for none.
  var modules = ModuleIndex()
  /// Which of the names is written, where each one gets a registration of its own.
  var onlyName: Int?

  init(
    _ chain: RegistrationChain, _ facts: RegistrationFacts, _ graph: RegistrationGraph,
    _ types: ExpressionTypes,
    _ source: SourceText
  ) {
    self.chain = chain
    self.facts = facts
    self.graph = graph
    self.types = types
    self.source = source
    change = Change(at: chain.expression)
  }

  /// The edits of all links, or a remark for the whole chain.
  mutating func rewrite() -> Change {
    if let (number, detail) = obstacle() { return remark(number, detail) }
    writeRegister()
    var cycleBefore = false
    for link in chain.links where change.remark == nil {
      write(link)
      if cycleBefore, isInjection(link), !assignsOnly(link) { return remark(65) }
      if isInjection(link) {
        switch graph.leadsBack(facts.place, link: link.period.textStart) {
        case true?: cycleBefore = true
        case nil: return remark(66)
        default: break
        }
      }
    }
    if change.remark == nil { writeMissingLifetime() }
    if let found = change.remark { return .remark(found.rule, at: chain.expression, found.detail) }
    return change
  }

  /// One registration for each of several names in release 1, whose `build()` makes an eager single for each of them, and
  /// where requests without a name fail.
  ///
  /// - Parameter builder: What the builder is called after the rewrite.
  /// - Returns: The edits, or nil if one registration means the same, or several do not.
  func rewriteEachName(builder: String) -> Change? {
    guard generation == .release1, !facts.isDefault,
      graph.hasObjectsOfItsOwn(facts, generation),
      !graph.isRequestedAmongMany(facts), !chain.isRepeated,
      facts.implementation != nil, chain.expression.parent?.is(CodeBlockItemSyntax.self) == true,
      let indentation = source.indentation(before: chain.expression.textStart)
    else { return nil }
    var result: Change?
    for position in facts.names.indices {
      var writer = self
      writer.onlyName = position
      let change = writer.rewrite()
      guard change.remark == nil else { return nil }
      guard var all = result else {
        result = change
        continue
      }
      let rest = chain.builder.textRange.upperBound..<chain.expression.textRange.upperBound
      guard let text = change.edits.text(of: rest, in: source.bytes, withEnd: true) else {
        return nil
      }
      all.edit(at: rest.upperBound, source.newline + indentation + builder + text, rule(47))
      result = all
    }
    return result
  }

  /// Whether each name has an object of its own, and somebody may notice.
  var hasObjectForEachName: Bool {
    guard onlyName == nil, graph.hasObjectsOfItsOwn(facts, generation) else { return false }
    let isValue =
      facts.needs.isEmpty && facts.implementation.map { types.index.isPlainValue($0) } == true
    return !isValue
  }

  func rule(_ number: Int) -> Rule.ID { Rule.ID(generation, number) }

  private func remark(_ number: Int, _ detail: String? = nil) -> Change {
    .remark(rule(number), at: chain.expression, detail)
  }

  mutating func fail(_ number: Int, _ detail: String? = nil) {
    if change.remark == nil { change.remark = Change.Remark(rule: rule(number), detail: detail) }
  }

  private func isInjection(_ link: RegistrationChain.Link) -> Bool {
    link.name == "dependency" || link.name == "injection"
  }

  /// Whether an injection only assigns to properties that nothing observes, so that nobody sees when it runs.
  private func assignsOnly(_ link: RegistrationChain.Link) -> Bool {
    guard let closure = link.closure else { return false }
    var target: MemberAccessExprSyntax?
    if link.isManual {
      let targets = ClosureBody.manualInjection(closure).assignedMembers(types) ?? []
      guard let type = facts.implementation, !targets.isEmpty else { return false }
      return targets.allSatisfy {
        !types.index.isObserved($0.declName.baseName.text, of: type)
      }
    } else {
      let body = ClosureBody.automaticInjection(closure)
      let elements = body.expression?.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
        target = elements[0].as(MemberAccessExprSyntax.self)
      }
      guard target?.base?.trimmedDescription == body.objectName else { return false }
    }
    guard let target, let type = facts.implementation else { return false }
    return !types.index.isObserved(target.declName.baseName.text, of: type)
  }

  // MARK: What would change behaviour

  private func obstacle() -> (Int, String?)? {
    if chain.hasOtherParts { return (57, "code between the calls") }
    // Release 2 ignores a repeated line as the modern container does, but for names that differ.
    if chain.isRepeated, generation == .release1 || chain.hasVariableNames(types) {
      return (71, nil)
    }
    if facts.initializers > 1, combinedInitializer() == nil { return (50, nil) }
    if facts.hasVariableTag { return (70, nil) }
    if facts.lifetime == .perRequest { return (67, nil) }
    if facts.lifetime == .unknown { return (57, "a lifetime that is not a literal") }
    if facts.takesArguments, facts.lifetime == .single { return (51, nil) }
    if graph.hasOptionalParameterBack(facts.place) {
      return (56, "an Optional parameter that leads back")
    }
    if graph.hasManyBack(facts.place) { return (56, "a request for many that leads back") }
    if graph.isInCycle(facts.place), !facts.lifetime.isKept, !graph.isPlainRing(facts.place),
      !graph.isInWheel(facts.place)
    {
      return (56, nil)
    }
    return nameObstacle() ?? typeObstacle()
  }

  private func nameObstacle() -> (Int, String?)? {
    guard !facts.names.isEmpty else {
      // Others' names make this one ambiguous only where it is not the default.
      for service in facts.offered where !facts.isDefault {
        let others = graph.offering(service, beside: facts).filter { $0.place != facts.place }
        let isShadowed = others.contains {
          !$0.names.isEmpty && !$0.isDefault && $0.implementation == service
        }
        if isShadowed, !others.contains(where: \.isDefault) { return (53, nil) }
      }
      return nil
    }
    // An eager single of release 1 is made for each name, not for requests without one.
    if hasObjectForEachName, generation == .release1, facts.lifetime == .single { return (52, nil) }
    if graph.isInCycle(facts.place), !facts.lifetime.isKept { return (52, "in a cycle") }
    if facts.offered.isEmpty { return (55, nil) }
    let unnamed = facts.offered.flatMap { graph.offering($0, beside: facts) }
      .filter { $0.place != facts.place && $0.names.isEmpty }
    let hasDefault = facts.offered.allSatisfy { service in
      graph.offering(service, beside: facts).contains(where: \.isDefault)
    }
    let ownIsOffered = facts.implementation.map { own in facts.offered.contains(own) } ?? false
    if !unnamed.isEmpty, !hasDefault, !facts.isDefault, ownIsOffered { return (53, nil) }
    return nil
  }

  private func typeObstacle() -> (Int, String?)? {
    guard let own = facts.implementation else { return nil }
    let others = graph.making(own, beside: facts) + graph.offering(own, beside: facts)
    if facts.hidesOwnType,
      others.contains(where: {
        $0.place != facts.place && !$0.isDefault && $0.offered.contains(own)
      }),
      !graph.offering(own, beside: facts).contains(where: \.isDefault)
    {
      return (54, nil)
    }
    if !facts.hidesOwnType, !facts.isDefault,
      graph.making(own, beside: facts).contains(where: {
        $0.place != facts.place && $0.hidesOwnType
      }),
      !graph.offering(own, beside: facts).contains(where: \.isDefault)
    {
      return (54, nil)
    }
    return nil
  }

  // MARK: The first call

  private mutating func writeRegister() {
    let call = chain.register
    let first = call.arguments.first
    if let combined = combinedInitializer() {
      guard combined.link == nil else { return }
      change.edit(combined.closure, combined.text, rule(combined.rule))
      outdentLinks(without: nil)
      return
    }
    if let closure = call.trailingClosure ?? first?.expression.as(ClosureExprSyntax.self) {
      if let first, let label = first.label, ["short", "initializer", "type"].contains(label.text) {
        change.edit(label.textStart..<first.expression.textStart, "", rule(5))
      }
      let throwsOn = writeInitializer(ClosureBody.initializer(closure, link: "register", types))
      if throwsOn { writeThrowing(closure) }
      return
    }
    guard let first else { return }
    let isThrowing = isThrowingReference(first.expression)
    if let label = first.label {
      change.edit(
        label.textStart..<first.expression.textStart, isThrowing ? "throwing: " : "",
        rule(label.text == "vc" ? 9 : 5))
      if isThrowing { change.rules.insert(rule(28)) }
    }
  }

  /// The call of `initializer`, `initial` or `initialWithArg` becomes the argument of `register`.
  mutating func moveInitializer(_ link: RegistrationChain.Link) {
    guard let open = chain.register.leftParen, let close = chain.register.rightParen else {
      return fail(57)
    }
    guard chain.register.arguments.count == 1 else {
      return fail(57, "file and line of a registration")
    }
    let replaced = chain.register.calledExpression.textRange.upperBound..<close.textRange.upperBound
    if let closure = link.closure {
      var moved = self
      moved.change = Change(at: chain.expression)
      let throwsOn = moved.writeInitializer(
        ClosureBody.initializer(closure, link: link.name, types))
      change.rules.formUnion(moved.change.rules)
      if let remark = moved.change.remark { change.remark = remark }
      guard let text = moved.change.edits.text(of: closure.textRange, in: source.bytes) else {
        return fail(57)
      }
      change.edit(
        replaced, throwsOn ? "(throwing: \(outdented(text)))" : " " + outdented(text), rule(6))
      if throwsOn { change.rules.insert(rule(28)) }
    } else if let argument = link.argument,
      let member = argument.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    {
      if generation == .release1, let own = facts.implementation,
        types.index.initializers(of: own) != [[]]
      {
        return fail(57, "an initializer that gets the scope")
      }
      let isThrowing = isThrowingReference(argument.expression)
      change.edit(
        open.textRange.upperBound..<close.textStart,
        (isThrowing ? "throwing: " : "") + argument.expression.trimmedDescription, rule(6))
      if isThrowing { change.rules.insert(rule(28)) }
    } else {
      return fail(57, "an initializer that is no closure")
    }
    remove(link, nil)
    outdentLinks(without: link)
  }

  /// Whether an expression is `X.init` of a type that has an initializer that throws.
  private func isThrowingReference(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base
    else { return false }
    return types.index.throwingTypes.contains(base.trimmedDescription)
  }

  /// Removes a link with the blanks before it; comments stay.
  mutating func remove(_ link: RegistrationChain.Link, _ number: Int?) {
    let hasComments = link.period.leadingTrivia.contains { !$0.isWhitespace }
    let start = hasComments ? link.period.textStart : link.period.position.utf8Offset
    change.edit(start..<link.call.textRange.upperBound, "", number.map { rule($0) })
    if hasComments { fail(57, "a comment before a call that has no successor") }
  }

  // MARK: The lifetime

  private mutating func writeMissingLifetime() {
    let needsGraph =
      !facts.statesLifetime && facts.lifetime == .perDependency && graph.isInCycle(facts.place)
      && !graph.isSpoke(facts.place)
    guard facts.lifetime == .none || needsGraph else { return }
    // The remark on the setting says what to write, so that these go on to follow it.
    if generation == .release2, types.index.setsDefaultLifetime { return }
    let lifetime =
      needsGraph
      ? ".lifetime(.objectGraph)"
      : facts.isVC ? ".lifetime(.perContainer(.weak))" : ".lifetime(.perContainer(.strong))"
    let last = chain.links.last { $0.name != "asSelf" && $0.name != "initializerDoesNotNeedToBe" }
    let end = chain.expression.textRange.upperBound
    var text = lifetime
    if let last, let indentation = indentation(of: last) {
      text = source.newline + indentation + lifetime
    } else if chain.register.description.contains("\n"),
      let brace = chain.register.trailingClosure?.rightBrace,
      let indentation = source.indentation(before: brace.textStart)
    {
      text = source.newline + indentation + lifetime
    }
    change.edit(at: end, text, rule(24))
  }
}

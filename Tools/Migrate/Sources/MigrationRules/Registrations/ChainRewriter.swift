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
  /// The injections that wait for others before them, which lead back.
  private var deferred: Set<Int> = []
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
    do throws(Obstacle) {
      return try edits()
    } catch {
      return .remark(rule(error.rule), at: chain.expression, error.detail)
    }
  }

  private mutating func edits() throws(Obstacle) -> Change {
    try checkBehaviour()
    try writeRegister()
    var cycleBefore = false
    for link in chain.links {
      if isInjection(link) {
        guard let isBack = graph.leadsBack(facts.place, link: link.period.textStart) else {
          throw .unknownProperty
        }
        if cycleBefore, !isBack, !assignsOnly(link) {
          // Where only the order of what is observed may tell, it waits for the ones before.
          guard assignsOnly(link, observed: true) else { throw .injectionAfterCycle }
          deferred.insert(link.period.textStart)
        }
        cycleBefore = cycleBefore || isBack
      }
      try write(link)
    }
    writeMissingLifetime()
    try checkComponent()
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
      guard let change = try? writer.edits() else { return nil }
      guard var all = result else {
        result = change
        continue
      }
      let rest = chain.builder.textRange.upperBound..<chain.expression.textRange.upperBound
      guard let text = change.edits.text(of: rest, in: source.bytes, withEnd: true) else {
        return nil
      }
      all.edit(
        at: rest.upperBound, source.newline + indentation + builder + text,
        rule(.severalNames))
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

  func rule(_ name: Rule.Name) -> Rule.ID { Rule.ID(generation, name) }

  private func isInjection(_ link: RegistrationChain.Link) -> Bool {
    link.name == "dependency" || link.name == "injection"
  }

  /// Whether an injection leads back, or waits for one before it that does.
  func isDeferred(_ link: RegistrationChain.Link) -> Bool {
    deferred.contains(link.period.textStart)
      || graph.leadsBack(facts.place, link: link.period.textStart) == true
  }

  /// Whether an injection only assigns to properties that nothing observes, so that nobody sees when it runs.
  ///
  /// - Parameter isObserved: Whether they may be observed.
  private func assignsOnly(_ link: RegistrationChain.Link, observed isObserved: Bool = false)
    -> Bool
  {
    guard let closure = link.closure else { return false }
    var target: MemberAccessExprSyntax?
    if link.isManual {
      let targets = ClosureBody.manualInjection(closure).assignedMembers(types) ?? []
      guard let type = facts.implementation, !targets.isEmpty else { return false }
      return targets.allSatisfy {
        isObserved || !types.index.isObserved($0.declName.baseName.text, of: type)
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
    return isObserved || !types.index.isObserved(target.declName.baseName.text, of: type)
  }

  // MARK: What would change behaviour

  private func checkBehaviour() throws(Obstacle) {
    if chain.hasOtherParts { throw .codeBetweenCalls }
    let parameters = chain.links.compactMap(\.closure).flatMap { ClosureParameters($0).names }
    if parameters.contains(where: { $0 == "self" || $0 == "`self`" }) { throw .parameterSelf }
    // Release 2 ignores a repeated line as the modern container does, but for names that differ.
    if chain.isRepeated, generation == .release1 || chain.hasVariableNames(types) {
      throw .repeatedRegistration
    }
    if facts.initializers > 1, combinedInitializer() == nil { throw .severalInitializers }
    if facts.hasVariableTag { throw .variableTag }
    if facts.lifetime == .perRequest { throw .perRequest }
    if facts.lifetime == .unknown { throw .variableLifetime }
    if graph.hasOptionalParameterBack(facts.place) {
      throw .optionalParameterBack
    }
    if graph.hasManyBack(facts.place) { throw .manyBack }
    if !facts.lifetime.isKept, graph.shape(at: facts.place) == .other { throw .sharedCycle }
    try checkNames()
    try checkType()
  }

  private func checkNames() throws(Obstacle) {
    if facts.names.isEmpty { return }
    // An eager single of release 1 is made for each name, not for requests without one.
    if hasObjectForEachName, generation == .release1, facts.isEager {
      throw .namesOfEagerSingle
    }
    if graph.isInCycle(facts.place), !facts.lifetime.isKept { throw .nameInCycle }
    if facts.offered.isEmpty { throw .unknownType }
  }

  private func checkType() throws(Obstacle) {
    guard let own = facts.implementation else { return }
    let others = graph.making(own, beside: facts) + graph.offering(own, beside: facts)
    if facts.hidesOwnType,
      others.contains(where: {
        $0.place != facts.place && !$0.isDefault
          && $0.offered.map(\.lastName).contains(own.lastName)
      }),
      !graph.offering(own, beside: facts).contains(where: \.isDefault)
    {
      throw .hiddenOwnType
    }
    if !facts.hidesOwnType, !facts.isDefault,
      graph.making(own, beside: facts).contains(where: {
        $0.place != facts.place && $0.hidesOwnType
      }),
      !graph.offering(own, beside: facts).contains(where: \.isDefault)
    {
      throw .hiddenOwnType
    }
  }

  // MARK: The first call

  private mutating func writeRegister() throws(Obstacle) {
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
        change.edit(label.textStart..<first.expression.textStart, "", rule(.registration))
      }
      let throwsOn = try writeInitializer(ClosureBody.initializer(closure, link: "register", types))
      if throwsOn { try writeThrowing(closure) }
      return
    }
    guard let first else { return }
    let isThrowing = isThrowingReference(first.expression)
    if let label = first.label {
      change.edit(
        label.textStart..<first.expression.textStart, isThrowing ? "throwing: " : "",
        rule(label.text == "vc" ? .viewController : .registration))
      if isThrowing { change.rules.insert(rule(.throwingClosure)) }
    }
  }

  /// The call of `initializer`, `initial` or `initialWithArg` becomes the argument of `register`.
  mutating func moveInitializer(_ link: RegistrationChain.Link) throws(Obstacle) {
    guard let open = chain.register.leftParen, let close = chain.register.rightParen,
      chain.register.arguments.count == 1
    else {
      throw .placeOfRegistration
    }
    let replaced = chain.register.calledExpression.textRange.upperBound..<close.textRange.upperBound
    if let closure = link.closure {
      var moved = self
      moved.change = Change(at: chain.expression)
      let throwsOn = try moved.writeInitializer(
        ClosureBody.initializer(closure, link: link.name, types))
      try moved.writeResult(of: closure)
      change.rules.formUnion(moved.change.rules)
      guard let text = moved.change.edits.text(of: closure.textRange, in: source.bytes) else {
        throw .overlappingEdits
      }
      change.edit(
        replaced, throwsOn ? "(throwing: \(outdented(text)))" : " " + outdented(text),
        rule(.movedInitializer))
      if throwsOn { change.rules.insert(rule(.throwingClosure)) }
    } else if let argument = link.argument,
      let member = argument.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    {
      if generation == .release1, let own = facts.implementation,
        types.index.initializers(of: own) != [[]]
      {
        throw .initializerWithScope
      }
      if member.base?.trimmedDescription.baseType != facts.implementation {
        throw .resultOfOtherType
      }
      let isThrowing = isThrowingReference(argument.expression)
      change.edit(
        open.textRange.upperBound..<close.textStart,
        (isThrowing ? "throwing: " : "") + argument.expression.trimmedDescription,
        rule(.movedInitializer))
      if isThrowing { change.rules.insert(rule(.throwingClosure)) }
    } else {
      throw .initializerWithoutClosure
    }
    try remove(link, nil)
    outdentLinks(without: link)
  }

  /// Whether an expression is `X.init` of a type that has an initializer that throws.
  private func isThrowingReference(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base
    else { return false }
    return types.index.throwingTypes.contains(base.trimmedDescription)
  }

  /// Removes a link with the blanks before it.
  mutating func remove(_ link: RegistrationChain.Link, _ name: Rule.Name?) throws(Obstacle) {
    let hasComments = link.period.leadingTrivia.contains { !$0.isWhitespace }
    if hasComments { throw .commentBeforeCall }
    change.edit(
      link.period.position.utf8Offset..<link.call.textRange.upperBound, "", name.map { rule($0) })
  }

  // MARK: The lifetime

  private mutating func writeMissingLifetime() {
    let needsGraph =
      !facts.statesLifetime && facts.lifetime == .perDependency
      && graph.isSharedInCycle(facts.place)
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
    change.edit(at: end, text, rule(.noLifetime))
  }
}

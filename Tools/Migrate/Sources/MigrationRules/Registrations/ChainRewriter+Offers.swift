import SwiftParser
import SwiftSyntax

/// Whether the new registration is that of the same component.
extension ChainRewriter {
  /// Writes the type that `register(X.self)` states at what the closure returns, if that may be of another type: the
  /// modern container learns it from the closure alone.
  mutating func writeResult(of closure: ClosureExprSyntax) throws(Obstacle) {
    guard let type = facts.implementation else { return }
    if let stated = closure.signature?.returnClause?.type {
      if stated.trimmedDescription.baseType != type { throw .resultOfOtherType }
      return
    }
    let finder = ResultFinder(closure)
    for result in finder.results {
      let value = result.withoutTry
      if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) { throw .resultOfOtherType }
      guard value.constructedType != type, types.type(of: value) != type else { continue }
      let needsParentheses = value.is(SequenceExprSyntax.self) || value.is(ClosureExprSyntax.self)
      if needsParentheses { change.edit(at: value.textStart, "(", nil) }
      change.edit(
        at: result.textRange.upperBound, (needsParentheses ? ")" : "") + " as \(type)",
        rule(.movedInitializer))
    }
  }

  /// Fails unless the new registration offers, keeps and needs what the old one does, as far as the sources tell both.
  ///
  /// It reads what is written, and knows nothing of how it was made.
  func checkComponent() throws(Obstacle) {
    guard
      let text = change.edits.text(
        of: chain.expression.textRange, in: source.bytes, withEnd: true),
      let written = Self.chain(in: text)
    else { return }
    let new = ModernComponentReader.component(written, types)
    let place = new.place
    let old = OldComponentReader(
      types: types, names: LintTypes(index: types.index), defaultIsKnown: false, place: place,
      placeOf: { _ in place }
    ).component(chain, facts)
    try checkOffers(old, new)
    guard keeps(new) else { throw .otherComponent("lifetime") }
    guard old.gaps.isEmpty, new.gaps.isEmpty, facts.initializers < 2, !old.hasOtherRequests,
      !old.takesContainer, !new.takesContainer, !old.needs.contains(where: \.isChosen)
    else { return }
    var needs = old.needs.map(Self.text(of:))
    for need in facts.needs where graph.injectsItself(facts.place, link: need.link) {
      let names = LintTypes(index: types.index)
      let own = LintComponent.Need(
        type: need.type.flatMap { names.canonical($0) } ?? "",
        qualifiers: [need.name.flatMap { names.qualifier($0) }].compactMap(\.self))
      needs.firstIndex(of: Self.text(of: own)).map { _ = needs.remove(at: $0) }
    }
    if needs.sorted() != new.needs.map(Self.text(of:)).sorted() {
      throw .otherComponent("dependencies")
    }
  }

  private func checkOffers(_ old: LintComponent, _ new: LintComponent) throws(Obstacle) {
    guard !new.mayOfferMore else { return }
    let offers = Dictionary(new.offers.map { ($0.type, $0) }) { first, _ in first }
    // Names that aren't known are no reason to leave the types unchecked.
    let names = LintTypes(index: types.index)
    for type in facts.offered.compactMap({ names.canonical($0) }) where offers[type] == nil {
      throw .lostType(type)
    }
    guard !old.mayOfferMore else { return }
    let others = Set(offers.keys).subtracting(old.offers.map(\.type) + [new.implementation ?? ""])
    if !others.isEmpty { throw .otherComponent("types") }
    for offer in old.offers {
      var expected = Set(offer.qualifiers.map(Self.qualifier))
      if let onlyName {
        let text = facts.names[onlyName]
        expected = expected.filter { $0 == "name \(text)" }
      }
      if offers[offer.type]?.qualifiers != expected { throw .otherComponent("names") }
    }
  }

  /// Whether the new lifetime follows the old one.
  private func keeps(_ new: LintComponent) -> Bool {
    switch facts.lifetime {
    case .single where facts.isEager: new.keeper == .process && new.isEager
    case .single, .lazySingle: new.keeper == .process && !new.isEager && !new.isWeak
    case .weakSingle: new.keeper == .process && new.isWeak
    case .perScope: new.keeper == .container && !new.isWeak
    case .perDependency:
      [.nothing, .objectGraph].contains(new.keeper)
        || !facts.statesLifetime && new.keeper == .unknown
    case .none where generation == .release2 && types.index.setsDefaultLifetime:
      new.keeper == .unknown
    case .none: new.keeper == .container && new.isWeak == facts.isVC
    case .perRequest, .unknown: false
    }
  }

  /// A constant that was a tag is a name afterwards.
  private static func qualifier(_ old: String) -> String {
    old.hasPrefix("tag ") && old.contains(".") ? "name \"\(old.dropFirst(4))\"" : old
  }

  private static func text(of need: LintComponent.Need) -> String {
    let isLater = need.isDelayed || need.type.hasPrefix("DILazy<")
    let words = [need.isMany ? "many" : "", isLater ? "later" : "", need.type.withoutLazy]
    return (words + need.qualifiers.map(qualifier)).joined(separator: " ")
  }

  private static func chain(in text: String) -> RegistrationChain? {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    for call in finder.calls {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "register", let base = member.base
      else { continue }
      return RegistrationChain(call, member, base)
    }
    return nil
  }
}

extension ModernComponentReader {
  /// A registration of the modern generation, beside old code.
  static func component(_ chain: RegistrationChain, _ types: ExpressionTypes) -> LintComponent {
    let place = LintPlace(file: "", line: 1, column: 1)
    return ModernComponentReader(
      types: ExpressionTypes(index: types.index, generation: .modern),
      names: LintTypes(index: types.index), extensions: [:], defaultIsKnown: false,
      place: place, placeOf: { _ in place }
    ).component(chain)
  }
}

/// What a closure returns, without the closures and functions inside of it.
private final class ResultFinder: SyntaxVisitor {
  private(set) var results: [ExprSyntax] = []

  init(_ closure: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
    let only = closure.statements.count == 1 ? closure.statements.first : nil
    if let value = only?.item.as(ExprSyntax.self) { results.append(value) }
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { results.append(value) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

import SwiftParser
import SwiftSyntax

/// Under which types the new registration is found: at least those of the old one.
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

  /// Fails if the sources tell that the new registration lacks a type that old requests find.
  func checkOffers() throws(Obstacle) {
    let names = LintTypes(index: types.index)
    guard
      let text = change.edits.text(of: chain.expression.textRange, in: source.bytes),
      let new = Self.chain(in: text)
    else { return }
    let place = LintPlace(file: "", line: 1, column: 1)
    let reader = ModernComponentReader(
      types: types, names: names, extensions: [:], defaultIsKnown: false, place: place,
      placeOf: { _ in place })
    let component = reader.component(new)
    guard !component.mayOfferMore else { return }
    let offered = Set(component.offers.map(\.type))
    for type in facts.offered.compactMap({ names.canonical($0) }) where !offered.contains(type) {
      throw .lostType(type)
    }
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

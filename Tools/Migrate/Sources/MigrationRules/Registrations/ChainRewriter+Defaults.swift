import SwiftSyntax

/// Two initializers that differ only in what they pass, a literal or a runtime argument: one initializer, whose literals
/// stand for arguments that a request doesn't have.
extension ChainRewriter {
  /// One initializer that stands for several.
  struct CombinedInitializer {
    /// The first closure, and the link that it belongs to; nil if that is `register`.
    let closure: ClosureExprSyntax
    let link: RegistrationChain.Link?
    /// The closure that stands for all.
    let text: String
    let rule: Rule.Name
  }

  /// The initializer that stands for all; nil if the registration has one only, or if they have too little in common.
  func combinedInitializer() -> CombinedInitializer? {
    literalsInitializer() ?? choosingInitializer()
  }

  private func literalsInitializer() -> CombinedInitializer? {
    guard facts.initializers == 2, facts.statesLifetime else { return nil }
    let links = chain.links.filter {
      ["initializer", "initial", "initialWithArg"].contains($0.name) && $0.closure != nil
    }
    let first: (RegistrationChain.Link?, ClosureExprSyntax)
    let other: RegistrationChain.Link
    if let closure = chain.register.trailingClosure, chain.register.arguments.isEmpty,
      links.count == 1
    {
      (first, other) = ((nil, closure), links[0])
    } else if links.count == 2, let closure = links[0].closure {
      (first, other) = ((links[0], closure), links[1])
    } else {
      return nil
    }
    guard let second = other.closure else { return nil }
    let plain = ClosureBody.initializer(first.1, link: first.0?.name ?? "register", types)
    let taking = ClosureBody.initializer(second, link: other.name, types)
    guard let text = text(of: plain, taking), !first.1.hasComments, !second.hasComments else {
      return nil
    }
    return CombinedInitializer(
      closure: first.1, link: first.0, text: text, rule: .literalsForArguments)
  }

  private func text(of plain: ClosureBody, _ taking: ClosureBody) -> String? {
    guard let call = plain.call, let other = taking.call, let operands = taking.operands(types),
      plain.argumentNames.isEmpty, plain.uses(of: [plain.scopeName].compactMap(\.self)) == 0,
      call.calledExpression.trimmedDescription == other.calledExpression.trimmedDescription,
      call.arguments.map({ $0.label?.text }) == other.arguments.map({ $0.label?.text }),
      !call.arguments.isEmpty, ExprSyntax(call).constructedType == facts.implementation,
      !plain.throwsOtherErrors(types), !taking.throwsOtherErrors(types)
    else { return nil }
    var arguments: [String] = []
    for (position, (argument, operand)) in zip(call.arguments, operands).enumerated() {
      guard argument.expression.isLiteral, case .argument(position) = operand.source else {
        return nil
      }
      let label = argument.label.map { $0.text + ": " } ?? ""
      arguments.append(
        "\(label)arg($\(position)) ?? \(argument.expression.trimmedDescription)")
    }
    return "{ \(call.calledExpression.trimmedDescription)(\(arguments.joined(separator: ", "))) }"
  }

  /// Writes one of the links: the first one becomes the argument of `register`.
  mutating func write(
    _ initializer: CombinedInitializer, at link: RegistrationChain.Link
  ) throws(Obstacle) {
    if link.period.id == initializer.link?.period.id, let close = chain.register.rightParen {
      let replaced =
        chain.register.calledExpression.textRange.upperBound..<close.textRange.upperBound
      change.edit(replaced, " " + initializer.text, rule(initializer.rule))
      outdentLinks(without: link)
    }
    try remove(link, nil)
  }
}

extension ExprSyntax {
  /// Whether the expression is a number, a truth value or a text without interpolations.
  var isLiteral: Bool {
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self)
  }
}

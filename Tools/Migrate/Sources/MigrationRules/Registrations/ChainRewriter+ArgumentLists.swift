import SwiftSyntax

/// Several initializers whose arguments continue each other: one that chooses by the arguments which a request has.
extension ChainRewriter {
  /// One of the initializers: the expression that makes the object of arguments alone.
  private struct Form {
    let call: FunctionCallExprSyntax
    let labels: [String]
    let types: [String]
  }

  func choosingInitializer() -> CombinedInitializer? {
    guard facts.initializers > 1, facts.statesLifetime,
      let indentation = source.indentation(before: chain.expression.textStart)
    else { return nil }
    let links = chain.links.filter {
      ["initializer", "initial", "initialWithArg"].contains($0.name) && $0.closure != nil
    }
    var closures: [(RegistrationChain.Link?, ClosureExprSyntax)] = links.compactMap { link in
      link.closure.map { (link, $0) }
    }
    if let closure = chain.register.trailingClosure, chain.register.arguments.isEmpty {
      closures.insert((nil, closure), at: 0)
    }
    guard closures.count == facts.initializers, let first = closures.first else { return nil }
    let forms = closures.compactMap { form($0.1, link: $0.0?.name ?? "register") }
      .sorted { $0.types.count > $1.types.count }
    guard forms.count == closures.count, let longest = forms.first, let shortest = forms.last,
      Set(longest.labels).count == longest.labels.count,
      forms.map(\.types.count) == (shortest.types.count...longest.types.count).reversed(),
      forms.allSatisfy({ Array(longest.types.prefix($0.types.count)) == $0.types })
    else { return nil }
    let step = indentation.hasPrefix("\t") ? "\t" : "  "
    let text = text(of: forms, longest, optionalFrom: shortest.types.count, step)
    return CombinedInitializer(
      closure: first.1, link: first.0, text: text.joined(separator: source.newline + indentation),
      rule: .choosingInitializer)
  }

  private func form(_ closure: ClosureExprSyntax, link: String) -> Form? {
    let body = ClosureBody.initializer(closure, link: link, types)
    guard let call = body.call, let operands = body.operands(types), !closure.hasComments,
      !body.throwsOtherErrors(types), body.expression?.is(TryExprSyntax.self) == false,
      let type = ExprSyntax(call).constructedType, type == facts.implementation
    else { return nil }
    for (position, operand) in operands.enumerated() {
      guard case .argument(position) = operand.source else { return nil }
    }
    let labels = operands.compactMap(\.label)
    guard labels.count == operands.count else { return nil }
    if labels.isEmpty { return Form(call: call, labels: [], types: []) }
    let parameters = types.index.initializer(of: type, labels: labels)?.map(\.type)
    guard let parameters,
      parameters.allSatisfy({ !$0.isOptionalType && isNamedAlike($0, outside: type) })
    else { return nil }
    return Form(call: call, labels: labels, types: parameters)
  }

  /// Whether the name of an argument's type, as the initializer states it, means the same where the registration is.
  private func isNamedAlike(_ name: String, outside type: String) -> Bool {
    guard !name.contains("->"), !type.contains(".") else { return false }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.allSatisfy { word in
      word.contains(".") || types.index.type(String(word))?.outer != type
    }
  }

  private func text(of forms: [Form], _ longest: Form, optionalFrom: Int, _ step: String)
    -> [String]
  {
    let names = longest.labels
    let parameters = zip(names, longest.types).enumerated().map { position, parameter in
      "\(parameter.0): DIArg<\(parameter.1)\(position < optionalFrom ? "" : "?")>"
    }
    let callee = longest.call.calledExpression.trimmedDescription
    func make(_ form: Form) -> String {
      let arguments = form.labels.enumerated().map { position, label in
        "\(label): " + (position < optionalFrom ? "arg(\(names[position]))" : names[position])
      }
      return "\(callee)(\(arguments.joined(separator: ", ")))"
    }
    var lines = ["{ (\(parameters.joined(separator: ", "))) in"]
    for form in forms.dropLast() {
      let bindings = names[optionalFrom..<form.labels.count].map { "let \($0) = arg(\($0))" }
      lines.append("\(step)if \(bindings.joined(separator: ", ")) { return \(make(form)) }")
    }
    return lines + forms.suffix(1).map { "\(step)return \(make($0))" } + ["}"]
  }
}

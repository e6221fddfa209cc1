import SwiftSyntax

/// `builder.register(…)` and all calls that follow it.
struct RegistrationChain {
  struct Link: Sendable {
    let name: String
    let period: TokenSyntax
    let call: FunctionCallExprSyntax

    var argument: LabeledExprSyntax? { call.arguments.first }

    /// Whether the closure of an injection gets the container first, and then the object.
    var isManual: Bool {
      if name == "dependency" { return true }
      if argument?.expression.trimmedDescription == ".manual" { return true }
      guard name == "injection", call.arguments.isEmpty, let closure else { return false }
      // Release 2.0.0 had no word for it: nothing but a container can be asked.
      let parameters = ClosureParameters(closure)
      return parameters.count == 2 && ScopeUses(of: parameters.names[0], in: closure).found
    }

    /// Whether the call gives the component a name or a tag.
    var isName: Bool {
      name == "asName" || name == "set" && ["name", "tag"].contains(argument?.label?.text)
    }

    /// Whether the call opens a storyboard in release 2.
    var isStoryboard: Bool {
      name == "initial" && call.arguments.map { $0.label?.text } == ["name", "bundle"]
    }

    /// The closure of the call, wherever it is written.
    var closure: ClosureExprSyntax? {
      call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    }
  }

  /// What the closure of a link is for.
  struct Role {
    let chain: RegistrationChain
    let link: String
    let isManual: Bool

    /// What the container passes to a closure of a generation.
    func type(ofParameter position: Int, of count: Int, _ types: ExpressionTypes) -> String? {
      let scope = types.generation.scopeType
      switch (types.generation, link, position) {
      case (.release1, "register", 0), (.release1, "initializer", 0), (.release1, "dependency", 0):
        return scope
      case (.release1, "dependency", 1): return chain.implementation(types)
      case (.release2, "initialWithArg", 0), (.release2, "postInit", 0): return scope
      case (.release2, "postInit", 1): return chain.implementation(types)
      case (.release2, "register", 0), (.release2, "initial", 0): return count == 1 ? scope : nil
      case (.release2, "injection", _):
        if position == (isManual ? 1 : 0) { return chain.implementation(types) }
        return isManual ? scope : nil
      default: return nil
      }
    }
  }

  let register: FunctionCallExprSyntax
  let period: TokenSyntax
  let builder: ExprSyntax
  let links: [Link]
  /// The whole chain.
  let expression: ExprSyntax
  /// Whether something other than calls belongs to the chain, such as `#if`.
  let hasOtherParts: Bool

  /// The labels of calls that load others' registrations.
  static let loading: Set<String> = ["module", "assembly", "component", "protocol"]

  init?(_ call: FunctionCallExprSyntax, _ types: ExpressionTypes) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "register", let base = member.base, types.isBuilder(base),
      !Self.loading.contains(call.arguments.first?.label?.text ?? "")
    else { return nil }
    self.init(call, member, base)
  }

  /// A call and all calls that follow it, whatever it is called on.
  init(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ base: ExprSyntax) {
    self.init(call, period: member.period, base)
  }

  /// - Parameter period: The period before `register`, or its name, where nothing is before it.
  init(_ call: FunctionCallExprSyntax, period: TokenSyntax, _ base: ExprSyntax) {
    register = call
    self.period = period
    builder = base
    var links: [Link] = []
    var end = ExprSyntax(call)
    while let member = end.parent?.as(MemberAccessExprSyntax.self), member.base?.id == end.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    {
      links.append(Link(name: member.declName.baseName.text, period: member.period, call: call))
      end = ExprSyntax(call)
    }
    self.links = links
    expression = end
    hasOtherParts =
      end.parent?.is(PostfixIfConfigExprSyntax.self) == true
      || end.parent?.is(MemberAccessExprSyntax.self) == true
  }

  /// What a closure is for, if it belongs to a chain.
  static func role(of closure: ClosureExprSyntax, _ types: ExpressionTypes) -> Role? {
    guard let call = closure.call,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else {
      return nil
    }
    var root = call
    while let callee = root.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text != "register",
      let next = callee.base?.as(FunctionCallExprSyntax.self)
    {
      root = next
    }
    guard let chain = RegistrationChain(root, types) else { return nil }
    let link = Link(name: member.declName.baseName.text, period: member.period, call: call)
    return Role(chain: chain, link: link.name, isManual: link.isManual)
  }

  /// Whether a link of release 2 is an alternative type that nothing checks or accepts any more: it has no effect.
  func isUnfinishedService(_ link: Link) -> Bool {
    guard link.name == "as", link.closure == nil, link.argument?.label == nil,
      link.argument?.expression.trimmedDescription.hasSuffix(".self") == true,
      link.argument?.expression.trimmedDescription != ".self",
      link.call.arguments.count == 1, link.period.id == links.last?.period.id, !hasOtherParts
    else { return false }
    if expression.parent?.is(CodeBlockItemSyntax.self) == true { return true }
    guard let elements = expression.parent?.as(ExprListSyntax.self).map(Array.init) else {
      return false
    }
    return elements.count == 3 && elements[0].is(DiscardAssignmentExprSyntax.self)
  }

  /// Whether a name is neither a text nor a constant nor a type.
  func hasVariableNames(_ types: ExpressionTypes) -> Bool {
    links.filter(\.isName).contains { link in
      guard let name = link.argument?.expression else { return true }
      return !name.isLiteral && !name.trimmedDescription.hasSuffix(".self")
        && types.index.constant(name.trimmedDescription) == nil
    }
  }

  /// Whether the line may register in one builder several times: in a loop, or in a closure.
  var isRepeated: Bool {
    let name = builder.trimmedDescription
    for ancestor in sequence(first: Syntax(expression), next: \.parent) {
      if ancestor.as(CodeBlockItemListSyntax.self)?.declares(name) == true { return false }
      if ancestor.is(ForStmtSyntax.self) || ancestor.is(WhileStmtSyntax.self)
        || ancestor.is(RepeatStmtSyntax.self)
        || ancestor.is(ClosureExprSyntax.self)
      {
        return true
      }
      if ancestor.is(FunctionDeclSyntax.self) || ancestor.is(InitializerDeclSyntax.self) {
        return false
      }
    }
    return false
  }

  /// The type of the objects, if the chain says it.
  func implementation(_ types: ExpressionTypes) -> String? {
    if let first = register.arguments.first, first.label?.text != "short",
      first.label?.text != "initializer",
      let member = first.expression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      let name = member.declName.baseName.text
      if name == "self" || name == "init" { return base.trimmedDescription.baseType }
    }
    let closure =
      register.trailingClosure ?? register.arguments.last?.expression.as(ClosureExprSyntax.self)
    return closure.flatMap(Self.result)
  }

  /// The type that a closure makes, if its last statement calls the initializer.
  private static func result(of closure: ClosureExprSyntax) -> String? {
    if let stated = closure.signature?.returnClause?.type {
      return stated.trimmedDescription.baseType
    }
    return closure.statements.returnedValue?.withoutTry.constructedType
  }
}

extension ExprSyntax {
  /// `Cat` for `Cat(…)`, `Cat.init(…)` and `Outer.Cat(…)`; the type of a cast.
  var constructedType: String? {
    if let cast = Cast(self) { return cast.type.baseType }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    var callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    {
      callee = base
    }
    let name = callee.trimmedDescription
    let last = name.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true && !name.contains("(") ? name : nil
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a statement of the block declares a constant of a name.
  fileprivate func declares(_ name: String) -> Bool {
    contains { item in
      guard let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "let"
      else { return false }
      return variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
  }
}

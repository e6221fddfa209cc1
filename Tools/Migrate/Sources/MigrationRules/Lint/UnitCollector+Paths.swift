import SwiftSyntax

// Where a container goes from an expression, and which functions request from it.
extension UnitCollector {
  /// Follows an expression that holds a container.
  func use(_ start: ExprSyntax, _ key: RegistrationUnit.Key) {
    var expression = start
    while let parent = expression.parent?.outerMark { expression = parent }
    guard let parent = expression.parent else { return }
    // Calls and properties are handled as calls.
    if let member = parent.as(MemberAccessExprSyntax.self) { return useMember(member, key) }
    if let binding = parent.parent?.as(PatternBindingSyntax.self),
      parent.is(InitializerClauseSyntax.self)
    {
      return bind(key, to: binding)
    }
    if let parameter = parent.parent?.as(FunctionParameterSyntax.self),
      parent.is(InitializerClauseSyntax.self),
      let function = parameter.parent?.parent?.parent?.parent
    {
      let name = function.as(FunctionDeclSyntax.self)?.name.text ?? "init"
      let target = RegistrationUnit.Key.parameter(function: name, of: names.owner(at: function))
      return connect(key, to: target, at: Syntax(expression))
    }
    if let list = parent.as(ExprListSyntax.self) {
      let elements = Array(list)
      if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        elements[0].id != expression.id, let target = holders.key(of: elements[0])
      {
        connect(key, to: target, at: Syntax(expression))
      }
      let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      for sign in signs where !["??", "==", "!=", "===", "!==", "&&", "||"].contains(sign) {
        open(key, Syntax(expression), "\(sign) gets the container, and may register more")
      }
      return
    }
    if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return pass(argument, call, key)
    }
    if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
      returned(parent, key)
    }
  }

  private func useMember(_ member: MemberAccessExprSyntax, _ key: RegistrationUnit.Key) {
    let name = member.declName.baseName.text
    let isCalled =
      member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(member).id
    guard !isCalled else {
      // What comes back is the same container, and goes on.
      if let call = member.parent?.as(FunctionCallExprSyntax.self),
        holders.key(of: ExprSyntax(call)) == key
      {
        use(ExprSyntax(call), key)
      }
      return
    }
    guard !ContainerMembers.reading.contains(name) else { return }
    let owner = holders.containerTypes.first { types.index.property(name, of: $0) != nil }
    if let owner {
      connect(key, to: .parameter(function: name, of: owner), at: Syntax(member))
    } else {
      open(key, Syntax(member), "\(name) may register more components")
    }
  }

  private func bind(_ key: RegistrationUnit.Key, to binding: PatternBindingSyntax) {
    guard
      let target = holders.key(ofBinding: binding.pattern.trimmedDescription, binding)
    else { return }
    // A local constant is another name of it, which `ContainerHolders` knows.
    if case .local = target,
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    {
      return
    }
    connect(key, to: target, at: Syntax(binding))
  }

  /// What a function, a property or a closure gives back.
  private func returned(_ statement: Syntax, _ key: RegistrationUnit.Key) {
    for ancestor in sequence(first: statement, next: \.parent) {
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        guard
          types.isContainerType(function.signature.returnClause?.type.trimmedDescription ?? "")
        else { return }
        return connect(
          key, to: .result(function: function.name.text, of: names.owner(at: ancestor)),
          at: statement)
      }
      if let closure = ancestor.as(ClosureExprSyntax.self) {
        guard closure.runsAtOnce, let call = closure.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == ExprSyntax(closure).id
        else { return }
        let result = RegistrationUnit.Key.local(file: file, offset: closure.textStart)
        connect(key, to: result, at: statement)
        return use(ExprSyntax(call), result)
      }
      if let binding = ancestor.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        if let target = holders.key(ofBinding: binding.pattern.trimmedDescription, binding) {
          connect(key, to: target, at: statement)
        }
        return
      }
    }
  }

  private func pass(
    _ argument: LabeledExprSyntax, _ call: FunctionCallExprSyntax, _ key: RegistrationUnit.Key
  ) {
    var callee = call.calledExpression.trimmedDescription
    let expected =
      callee.hasPrefix(".") ? RequestContext.expectedType(at: Syntax(call), types)?.baseType : nil
    if let expected { callee = expected + callee }
    let isParent = argument.label?.text == "parent" && holders.makesContainer(call)
    if callee.hasPrefix("DIStoryboard") {
      return change(key) { $0.storyboards.append(place(of: Syntax(call))) }
    }
    if ContainerMembers.isReader(callee) || isParent {
      if callee.hasSuffix(".container") { connect(key, to: .environment, at: Syntax(call)) }
      return
    }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let function =
      member?.declName.baseName.text ?? callee.split(separator: "<").first.map(String.init)
      ?? callee
    let base = member?.base
    let made = ExprSyntax(call).constructedType.flatMap {
      names.reading(at: Syntax(call)).canonical($0)
    }
    if let type = made
      ?? (function == "init" ? expected ?? base.flatMap { holders.owner($0) } : nil)
    {
      return pass(to: type, argument, call, key)
    }
    let owner = base.map { holders.owner($0) } ?? holders.method(function, at: Syntax(call))
    let isSeen =
      owner.map { types.index.type($0) != nil } ?? (types.index.functions[function] != nil)
    let isProperty = owner.map { types.index.property(function, of: $0) != nil } == true
    // A method of an unknown object is any method of its name.
    guard !isProperty, isSeen || base != nil && owner == nil else {
      if let functions = targets(of: call.calledExpression, Search(.functions)) {
        for (function, conditions) in functions {
          connect(key, to: function, at: Syntax(call), conditions, isForEach: true)
        }
        return
      }
      return open(key, Syntax(call), "\(callee) gets the container, and may register more")
    }
    // The elements of a list each get it.
    if let base, owner.flatMap({ types.index.type($0) })?.kind == .interface,
      let elements = targets(of: base, Search(.parts))
    {
      for case (.parameter(_, let type), let conditions) in elements {
        connect(
          key, to: .parameter(function: function, of: type), at: Syntax(call), conditions,
          isForEach: true)
      }
      return
    }
    let parameter = RegistrationUnit.Key.parameter(function: function, of: owner)
    connect(key, to: parameter, at: Syntax(call))
    // The function may make it.
    if argument.expression.is(InOutExprSyntax.self) {
      connect(parameter, to: key, at: Syntax(call))
    }
  }

  /// An initializer takes the container; a structure's own sets the property of its label.
  private func pass(
    to type: String, _ argument: LabeledExprSyntax, _ call: FunctionCallExprSyntax,
    _ key: RegistrationUnit.Key
  ) {
    guard types.index.type(type).map({ !$0.isForeign }) == true else {
      return open(key, Syntax(call), "\(type) gets the container, and may register more")
    }
    connect(key, to: .parameter(function: "init", of: type), at: Syntax(call))
    guard let label = argument.label?.text, types.index.type(type)?.kind == .structure,
      types.index.property(label, of: type) != nil
    else { return }
    connect(key, to: .property(of: type, name: label), at: Syntax(call))
  }

  // MARK: Functions that request

  /// The function that a call means, if it requests what its caller wants.
  func caller(of call: FunctionCallExprSyntax) -> RegistrationUnit.Key? {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = call.calledName, setting.requesters.contains(name) else { return nil }
    guard let base = member?.base else {
      let owner = holders.method(name, at: Syntax(call))
      return member != nil || holders.containerTypes.contains(owner ?? "")
        ? nil : .caller(function: name, of: owner)
    }
    guard let owner = holders.owner(base) else { return nil }
    if holders.containerTypes.contains(owner), ContainerMembers.reading.contains(name) {
      return nil
    }
    guard let declaring = types.index.ancestry(of: owner).first(where: { $0.methods[name] != nil })
    else { return nil }
    let isOwn = declaring.name == owner.split(separator: ".").last.map(String.init)
    return .caller(function: name, of: isOwn ? owner : declaring.name)
  }

  /// The function or property wrapper around a request, if it requests what its caller wants.
  func caller(around node: Syntax) -> RegistrationUnit.Key? {
    for ancestor in sequence(first: node, next: \.parent) {
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        let name = function.name.text
        guard setting.requesters.contains(name) else { return nil }
        return .caller(function: name, of: names.owner(at: ancestor))
      }
      if let name = ancestor.typeDeclarationName, setting.requesters.contains(name) {
        return .caller(function: "init", of: name)
      }
    }
    return nil
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it names the function of a call.
  var isCalled: Bool {
    let member = parent?.as(MemberAccessExprSyntax.self)
    let callee = member?.declName.id == id ? member.map { ExprSyntax($0) } : ExprSyntax(self)
    return callee?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee?.id
  }
}

extension Syntax {
  /// The node, if it is nothing but a mark around its operand: `try`, `await`, parentheses, `!` or `?`.
  fileprivate var outerMark: ExprSyntax? {
    if self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self)
      || self.is(InOutExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
      || self.is(OptionalChainingExprSyntax.self)
    {
      return self.as(ExprSyntax.self)
    }
    guard self.is(LabeledExprSyntax.self), let tuple = parent?.parent?.as(TupleExprSyntax.self),
      tuple.elements.count == 1
    else { return nil }
    return ExprSyntax(tuple)
  }
}

import SwiftSyntax

// Where a container goes from an expression, which parts it loads, and which functions request from it.
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
          holders.containerTypes.contains(
            function.signature.returnClause?.type.trimmedDescription.baseType ?? "")
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
    let isParent = argument.label?.text == "parent" && call.makes(types.generation.registeringType)
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
      return open(key, Syntax(call), "\(callee) gets the container, and may register more")
    }
    // The elements of a list each get it.
    if let base, owner.flatMap({ types.index.type($0) })?.kind == .interface,
      let elements = parts(of: base, 0)
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
    let plain = call.calledExpression.as(DeclReferenceExprSyntax.self)
    let name = (member?.declName ?? plain)?.baseName.text ?? ""
    guard setting.requesters.contains(name) else { return nil }
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

  // MARK: Parts

  func load(_ node: FunctionCallExprSyntax, isFramework: Bool, _ key: RegistrationUnit.Key) {
    for argument in node.arguments {
      let found = parts(of: argument.expression, 0)
      for (part, conditions) in found ?? [(.anyPart, [unknown(Syntax(node))])] {
        connect(
          key, to: part, at: Syntax(node), conditions, isFramework: isFramework,
          isForEach: found != nil)
      }
    }
  }

  /// A choice of which nothing is known.
  private func unknown(_ node: Syntax) -> LintCondition {
    LintCondition(file: file, offset: node.textStart)
  }

  /// The parts or modules that an expression may mean, with the conditions; nil if the sources don't tell.
  private func parts(of expression: ExprSyntax, _ depth: Int)
    -> [(RegistrationUnit.Key, Set<LintCondition>)]?
  {
    guard depth < 8 else { return nil }
    let expression = expression.withoutMarks
    if let array = expression.as(ArrayExprSyntax.self) {
      let all = array.elements.map { parts(of: $0.expression, depth + 1) }
      return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
    }
    if let list = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      return parts(ofSequence: list, depth)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      if member.declName.baseName.text == "self" {
        return part(base.trimmedDescription, expression)
      }
      guard let owner = holders.owner(base) else { return nil }
      return value(of: member.declName.baseName.text, in: owner, depth)
        ?? object(expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let type = ExprSyntax(call).constructedType else { return object(expression) }
      return part(type, expression)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return parts(named: name, at: Syntax(expression), depth + 1) ?? object(expression)
  }

  private func part(_ name: String, _ node: ExprSyntax)
    -> [(RegistrationUnit.Key, Set<LintCondition>)]?
  {
    names.reading(at: Syntax(node)).canonical(name).map {
      [(.parameter(function: "load", of: $0), [])]
    }
  }

  /// A module that a constant or property of a stated type holds.
  private func object(_ expression: ExprSyntax)
    -> [(RegistrationUnit.Key, Set<LintCondition>)]?
  {
    guard let type = types.type(of: expression)?.baseType,
      types.index.type(type)?.kind == .class
    else { return nil }
    return part(type, expression)
  }

  /// `first + second`, and `isTest ? A.self : B.self`.
  private func parts(ofSequence elements: [ExprSyntax], _ depth: Int)
    -> [(RegistrationUnit.Key, Set<LintCondition>)]?
  {
    if elements.count == 3, let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      let choice = LintCondition(file: file, offset: ternary.textStart, branches: 2)
      var other = choice
      other.branch = 1
      guard let first = parts(of: ternary.thenExpression, depth + 1),
        let second = parts(of: elements[2], depth + 1)
      else { return nil }
      return first.map { ($0.0, $0.1.union([choice])) } + second.map { ($0.0, $0.1.union([other])) }
    }
    guard
      stride(from: 1, to: elements.count, by: 2).allSatisfy({
        elements[$0].trimmedDescription == "+"
      })
    else { return nil }
    let all = stride(from: 0, to: elements.count, by: 2).map { parts(of: elements[$0], depth + 1) }
    return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
  }

  /// What the elements of a loop, a parameter of `forEach`, or a constant stand for.
  private func parts(named name: String, at node: Syntax, _ depth: Int)
    -> [(RegistrationUnit.Key, Set<LintCondition>)]?
  {
    var place = node
    while let parent = place.parent {
      if let loop = parent.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
        return parts(of: loop.sequence, depth + 1)
      }
      if let closure = parent.as(ClosureExprSyntax.self),
        ClosureParameters(closure).position(of: name) == 0, closure.runsAtOnce
      {
        let call =
          closure.parent?.as(FunctionCallExprSyntax.self)
          ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let list = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
        return list.flatMap { parts(of: $0, depth + 1) }
      }
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in types.blocks.items(declaring: name, in: items) {
          let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
          if let value = bindings?.first(where: { $0.pattern.trimmedDescription == name })?
            .initializer?.value
          {
            return item.item.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
              ? parts(of: value, depth + 1) : nil
          }
        }
      } else if parent.typeDeclarationName != nil, let owner = names.owner(at: parent),
        let found = value(of: name, in: owner, depth)
      {
        return found
      }
      place = parent
    }
    return types.index.value(ofGlobal: name).flatMap { parts(of: $0, depth + 1) }
  }

  private func value(of name: String, in owner: String, _ depth: Int)
    -> [(RegistrationUnit.Key, Set<LintCondition>)]?
  {
    types.index.lineage(of: owner).lazy.compactMap { $0.values[name] }.first
      .flatMap { parts(of: $0, depth + 1) }
  }

  /// The lists of an assembly of release 1, or of a module of release 2.
  func listedModules(_ node: ClassDeclSyntax) {
    guard !isModern, let module = ModuleDeclaration(node, types.generation),
      module.kind == .framework, let owner = names.owner(at: Syntax(node))
    else { return }
    let key = RegistrationUnit.Key.parameter(function: "load", of: owner)
    change(key) { $0.isUndeclared = false }
    guard let lists = module.lists, !lists.isEmpty else {
      return connect(key, to: .anyPart, at: Syntax(node), [unknown(Syntax(node))])
    }
    for list in lists {
      // Other modules may not see what these register.
      let hides = types.generation == .release2 || list.name == "internalModules"
      for type in list.types {
        connect(
          key, to: .parameter(function: "load", of: names.canonical(type) ?? type),
          at: Syntax(list.declaration), isFramework: hides)
      }
    }
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

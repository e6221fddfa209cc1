import SwiftSyntax

// Which parts a container loads, and which functions get it.
extension UnitCollector {
  /// What is looked for in an expression: parts and modules, or functions that take a container.
  struct Search {
    enum Sought { case parts, functions }

    let sought: Sought
    private(set) var depth = 0

    init(_ sought: Sought) { self.sought = sought }

    var deeper: Search {
      var result = self
      result.depth += 1
      return result
    }
  }

  /// Parts, modules or functions, and when they are meant.
  typealias Targets = [(RegistrationUnit.Key, Set<LintCondition>)]

  /// Those of all; nil if the sources don't tell some of them.
  private func joined(_ all: [Targets?]) -> Targets? {
    all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
  }

  func load(_ node: FunctionCallExprSyntax, isFramework: Bool, _ key: RegistrationUnit.Key) {
    for argument in node.arguments {
      let found = targets(of: argument.expression, Search(.parts))
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

  /// The functions that a call passes to one that calls them with a container.
  func passFunctions(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledName, setting.takers.contains(name) else { return }
    let target = RegistrationUnit.Key.passed(function: name)
    let closures = [call.trailingClosure] + call.additionalTrailingClosures.map(\.closure)
    let passed = call.arguments.map(\.expression) + closures.compactMap { $0.map(ExprSyntax.init) }
    let found = passed.compactMap { targets(of: $0, Search(.functions)) }
    if !found.isEmpty { change(target) { _ in } }
    if found.isEmpty, !passed.isEmpty { open(target, Syntax(call), "\(name) may get any function") }
    for (function, conditions) in found.joined() {
      connect(target, to: function, at: Syntax(call), conditions)
    }
  }

  /// A closure that takes a container, or makes a list of functions.
  private func function(_ closure: ClosureExprSyntax, _ search: Search) -> Targets? {
    guard search.sought == .functions, Syntax(closure).root.id == Syntax(source.tree).id else {
      return nil
    }
    guard ClosureParameters(closure).count == 0 else {
      return [(.local(file: file, offset: closure.statements.textStart), [])]
    }
    return joined(
      closure.statements.map { item in
        item.item.as(ExprSyntax.self).flatMap { targets(of: $0, search.deeper) }
      })
  }

  /// A function, or a method of a type around its name.
  private func function(_ name: String, of owner: String?, _ search: Search) -> Targets? {
    let isDeclared =
      owner.map { types.index.ancestry(of: $0).contains { $0.methods[name] != nil } }
      ?? (types.index.functions[name] != nil)
    return search.sought == .functions && isDeclared
      ? [(.parameter(function: name, of: owner), [])] : nil
  }

  /// The parts, modules or functions that an expression may mean, with the conditions; nil if the sources don't tell.
  func targets(of expression: ExprSyntax, _ search: Search) -> Targets? {
    guard search.depth < 8 else { return nil }
    let expression = expression.withoutMarks
    if let array = expression.as(ArrayExprSyntax.self) {
      return joined(array.elements.map { targets(of: $0.expression, search.deeper) })
    }
    if let list = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      return targets(ofSequence: list, search)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      if name == "self" { return part(base.trimmedDescription, expression, search) }
      guard let owner = holders.owner(base) else { return nil }
      return value(of: name, in: owner, search) ?? function(name, of: owner, search)
        ?? object(expression, search)
    }
    if let closure = expression.as(ClosureExprSyntax.self) { return function(closure, search) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if search.sought == .functions {
        return call.calledExpression.as(DeclReferenceExprSyntax.self).flatMap {
          targets(named: $0.baseName.text, at: Syntax(call), search.deeper)
        }
      }
      guard let type = ExprSyntax(call).constructedType else { return object(expression, search) }
      return part(type, expression, search)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return targets(named: name, at: Syntax(expression), search.deeper)
      ?? function(name, of: holders.method(name, at: Syntax(expression)), search)
      ?? object(expression, search)
  }

  private func part(_ name: String, _ node: ExprSyntax, _ search: Search) -> Targets? {
    guard search.sought == .parts else { return nil }
    return names.reading(at: Syntax(node)).canonical(name).map {
      [(.parameter(function: "load", of: $0), [])]
    }
  }

  /// A module that a constant or property of a stated type holds.
  private func object(_ expression: ExprSyntax, _ search: Search) -> Targets? {
    guard let type = types.type(of: expression)?.baseType,
      types.index.type(type)?.kind == .class
    else { return nil }
    return part(type, expression, search)
  }

  /// `first + second`, and `isTest ? A.self : B.self`.
  private func targets(ofSequence elements: [ExprSyntax], _ search: Search) -> Targets? {
    if elements.count == 3, let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      let choice = LintCondition(file: file, offset: ternary.textStart, branches: 2)
      var other = choice
      other.branch = 1
      guard let first = targets(of: ternary.thenExpression, search.deeper),
        let second = targets(of: elements[2], search.deeper)
      else { return nil }
      return first.map { ($0.0, $0.1.union([choice])) } + second.map { ($0.0, $0.1.union([other])) }
    }
    guard
      stride(from: 1, to: elements.count, by: 2).allSatisfy({
        elements[$0].trimmedDescription == "+"
      })
    else { return nil }
    return joined(
      stride(from: 0, to: elements.count, by: 2).map { targets(of: elements[$0], search.deeper) })
  }

  /// What the elements of a loop, a parameter of `forEach`, or a constant stand for.
  private func targets(named name: String, at node: Syntax, _ search: Search) -> Targets? {
    var place = node
    while let parent = place.parent {
      if let loop = parent.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
        return targets(of: loop.sequence, search.deeper)
      }
      if let closure = parent.as(ClosureExprSyntax.self),
        ClosureParameters(closure).position(of: name) == 0, closure.runsAtOnce
      {
        let list = closure.call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
        return list.flatMap { targets(of: $0, search.deeper) }
      }
      if let function = parent.as(FunctionDeclSyntax.self), function.signature.has(name) {
        return search.sought == .functions ? [(.passed(function: function.name.text), [])] : nil
      }
      if let initializer = parent.as(InitializerDeclSyntax.self), initializer.signature.has(name) {
        return nil
      }
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in types.blocks.items(declaring: name, in: items) {
          let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
          if let value = bindings?.first(where: { $0.pattern.trimmedDescription == name })?
            .initializer?.value
          {
            return item.item.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
              ? targets(of: value, search.deeper) : nil
          }
        }
      } else if parent.typeDeclarationName != nil, let owner = names.owner(at: parent),
        let found = value(of: name, in: owner, search)
      {
        return found
      }
      place = parent
    }
    return types.index.value(ofGlobal: name).flatMap { targets(of: $0, search.deeper) }
  }

  private func value(of name: String, in owner: String, _ search: Search) -> Targets? {
    guard let value = types.index.lineage(of: owner).lazy.compactMap({ $0.values[name] }).first
    else { return nil }
    // What a variable gets later isn't seen.
    let binding = value.parent?.parent?.as(PatternBindingSyntax.self)
    let declaration = binding?.parent?.parent?.as(VariableDeclSyntax.self)
    let isVariable = declaration?.bindingSpecifier.text == "var"
    return search.sought == .functions && isVariable ? nil : targets(of: value, search.deeper)
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

import SwiftSyntax

/// Writes modules and assemblies as parts and frameworks.
struct ModuleRewriter {
  let modules: ModuleIndex
  let generation: Generation
  let source: SourceText
  /// The parameters that get another name, by their functions.
  private var renamed: [SyntaxIdentifier: String?] = [:]

  init(modules: ModuleIndex, generation: Generation, source: SourceText) {
    self.modules = modules
    self.generation = generation
    self.source = source
  }

  private func rule(_ name: Rule.Name) -> Rule.ID { Rule.ID(generation, name) }

  func change(of module: ModuleDeclaration) -> Change {
    switch module.obstacle {
    case .storedProperties?: return .remark(rule(.moduleWithProperties), at: module.node.name)
    case .notWritable(let reason)?:
      return .remark(rule(.unwritableModule), at: module.node.name, reason)
    case nil: break
    }
    guard modules.parts.contains(module.name) || modules.frameworks.contains(module.name) else {
      let reason =
        modules.hidden.contains(module.name)
        ? "internal modules that others, which depend on it, do not load"
        : module.kind == .part
          ? "other classes inherit from it" : "a module in its lists stays as it is"
      return .remark(rule(.unwritableModule), at: module.node.name, reason)
    }
    var change = Change(at: module.node.name)
    change.edit(
      module.protocolType.type, module.kind == .part ? "DIPart" : "DIFramework",
      rule(module.kind == .part ? .part : .framework))
    if module.kind == .part { writePart(module, &change) } else { writeFramework(module, &change) }
    return change
  }

  private func writePart(_ module: ModuleDeclaration, _ change: inout Change) {
    guard let load = module.load, let parameter = load.signature.parameterClause.parameters.first
    else { return }
    for method in module.methods { change.edit(at: method.funcKeyword.textStart, "static ", nil) }
    let old = (parameter.secondName ?? parameter.firstName).text
    let body = load.body.map { Array($0.tokens(viewMode: .sourceAccurate)) } ?? []
    let isFree = Self.canRename(old, in: load)
    let end = parameter.secondName ?? parameter.firstName
    change.edit(
      parameter.firstName.textStart..<end.textRange.upperBound,
      isFree ? "container" : "container \(old)", nil)
    if isFree, old != "container" {
      for token in body
      where token.text == old && token.parent?.is(DeclReferenceExprSyntax.self) == true
        && !token.isMemberName
      {
        change.edit(token, "container", nil)
      }
    }
    for member in module.node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let name = variable.bindings.first?.pattern.trimmedDescription,
        module.droppedProperties.contains(name)
      else { continue }
      Self.remove(member, &change)
    }
  }

  /// Whether the builder may be called `container` in its function.
  private static func canRename(_ old: String, in load: FunctionDeclSyntax) -> Bool {
    old == "container"
      || load.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "container" } != true
  }

  /// What a builder is called after the rewrite: the parameter of a part gets another name.
  mutating func newName(of builder: ExprSyntax) -> String {
    let old = builder.trimmedDescription
    let function = sequence(first: Syntax(builder), next: \.parent).lazy.compactMap {
      $0.as(FunctionDeclSyntax.self)
    }.first
    guard let function else { return old }
    // A function may hold thousands of registrations.
    let renamed = renamed[function.id] ?? renamedParameter(of: function)
    self.renamed[function.id] = renamed
    return old == renamed ? "container" : old
  }

  /// The parameter of a part's `load(builder:)`, if it gets another name.
  private func renamedParameter(of function: FunctionDeclSyntax) -> String? {
    let type = sequence(first: Syntax(function), next: \.parent).lazy.compactMap {
      $0.as(ClassDeclSyntax.self)
    }.first
    guard let module = type.flatMap({ ModuleDeclaration($0, generation) }),
      modules.parts.contains(module.name), module.load?.id == function.id,
      let parameter = function.signature.parameterClause.parameters.first
    else { return nil }
    let name = (parameter.secondName ?? parameter.firstName).text
    return Self.canRename(name, in: function) ? name : nil
  }

  private func writeFramework(_ module: ModuleDeclaration, _ change: inout Change) {
    guard let lists = module.lists else { return }
    let calls = lists.flatMap { list in
      list.types.map {
        list.name == "dependencies" ? "append(framework: \($0).self)" : "append(part: \($0).self)"
      }
    }
    let members = module.node.memberBlock.members.filter { member in
      lists.contains { $0.declaration.id == member.decl.as(VariableDeclSyntax.self)?.id }
    }
    let isPublic = module.node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    guard let first = members.first else { return }
    let indentation = source.indentation(before: first.textStart) ?? "  "
    let step = indentation.hasPrefix("\t") ? "\t" : "  "
    let newline = source.newline
    let body = calls.map { newline + indentation + step + "container." + $0 }.joined()
    change.edit(
      first,
      "\(isPublic ? "public " : "")static func load(container: DIContainer) {"
        + (calls.isEmpty ? "}" : body + newline + indentation + "}"), nil)
    for member in members.dropFirst() { Self.remove(member, &change) }
  }

  /// Removes a member with the blanks before it; a comment before it stays.
  static func remove(_ member: MemberBlockItemSyntax, _ change: inout Change) {
    let hasComments = member.leadingTrivia.contains { !$0.isWhitespace }
    let isFirst = member.id == member.parent?.as(MemberBlockItemListSyntax.self)?.first?.id
    let end = member.textRange.upperBound
    guard !hasComments else { return change.edit(member.textStart..<end, "", nil) }
    guard isFirst, let next = member.parent?.as(MemberBlockItemListSyntax.self)?.dropFirst().first,
      next.leadingTrivia.allSatisfy(\.isWhitespace)
    else { return change.edit(member.position.utf8Offset..<end, "", nil) }
    change.edit(member.textStart..<next.textStart, "", nil)
  }

  /// `builder.register(module: M())`, `register(assembly:)`, `register(component:)`, `register(protocol:)`.
  func change(of call: FunctionCallExprSyntax, _ types: ExpressionTypes) -> Change? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "register",
      let base = member.base, let argument = call.arguments.first, call.arguments.count == 1,
      let label = argument.label, RegistrationChain.loading.contains(label.text),
      types.isBuilder(base)
    else { return nil }
    var change = Change(at: call)
    let isPart = generation == .release1 ? label.text == "module" : label.text == "component"
    if label.text == "protocol" {
      guard let item = call.parent?.as(CodeBlockItemSyntax.self),
        item.leadingTrivia.allSatisfy(\.isWhitespace)
      else {
        return .remark(
          rule(.leftover), at: call, "`register(protocol:)`", remedy: "leave it out")
      }
      change.edit(
        item.position.utf8Offset..<item.textRange.upperBound, "", rule(.protocolRegistration))
      return change
    }
    guard let made = argument.expression.as(FunctionCallExprSyntax.self), made.arguments.isEmpty,
      let type = ExprSyntax(made).constructedType,
      (isPart ? modules.parts : modules.frameworks).contains(type)
    else { return .remark(rule(isPart ? .moduleWithProperties : .unwritableModule), at: call) }
    change.edit(member.declName, "append", rule(isPart ? .partLoading : .frameworkLoading))
    change.edit(argument, (isPart ? "part: " : "framework: ") + type + ".self", nil)
    return change
  }
}

import SwiftSyntax

/// Finds the registrations of one file, and which code puts them into which container.
final class UnitCollector: SyntaxVisitor {
  private let source: SourceText
  private let path: String
  private let file: Int
  private let types: ExpressionTypes
  private let names: LintTypes
  private let extensions: [String: [RegistrationChain.Link]]
  private let defaultIsKnown: Bool
  private let localBuilders: LocalBuilders

  private(set) var units: [RegistrationUnit.Key: RegistrationUnit] = [:]
  /// What could not be read at all.
  private(set) var gaps: [LintGap] = []

  init(
    _ source: SourceText, path: String, file: Int, _ types: ExpressionTypes, _ names: LintTypes,
    extensions: [String: [RegistrationChain.Link]], defaultIsKnown: Bool
  ) {
    self.source = source
    self.path = path
    self.file = file
    self.types = types.reading(source.tree)
    self.names = names
    self.extensions = extensions
    self.defaultIsKnown = defaultIsKnown
    localBuilders = LocalBuilders(source.tree, file: file)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  private var isModern: Bool { types.generation == .modern }
  private var containerType: String { types.generation.registeringType }
  private var holders: ContainerHolders { ContainerHolders(file: file, types: types, names: names) }

  private func place(of node: Syntax) -> LintPlace {
    let offset = node.textStart
    return LintPlace(
      file: path, line: source.line(at: offset), column: offset - source.lineStart(at: offset) + 1)
  }

  private func change(_ key: RegistrationUnit.Key, _ body: (inout RegistrationUnit) -> Void) {
    body(&units[key, default: RegistrationUnit()])
  }

  private func open(_ key: RegistrationUnit.Key, _ node: Syntax, _ reason: String) {
    change(key) { $0.openings.append(LintGap(place: place(of: node), reason: reason)) }
  }

  // MARK: Calls on containers

  private static let loading: Set<String> = ["append", "import"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      bare(node)
      return .visitChildren
    }
    let name = member.declName.baseName.text
    guard let base = member.base else { return .visitChildren }
    let root = Self.receiver(base)
    let type = types.type(of: root)?.baseType
    guard type == containerType else {
      let loads =
        name == "append" && ["part", "framework"].contains(node.arguments.first?.label?.text)
      if name == "register" || loads, type == nil, usesLibrary {
        gaps.append(
          LintGap(
            place: place(of: Syntax(node)),
            reason: "the sources don't tell whether \(root.trimmedDescription) is a container"))
      }
      return .visitChildren
    }
    guard let key = holders.key(of: root) else {
      if name == "register" || name == "append" {
        gaps.append(
          LintGap(
            place: place(of: Syntax(node)),
            reason: "the sources don't tell which container \(root.trimmedDescription) is"))
      }
      return .visitChildren
    }
    handle(node, member, base, name, key)
    return .visitChildren
  }

  private var usesLibrary: Bool { fileUsesLibrary }
  private lazy var fileUsesLibrary = SpokenGenerations(source.tree).usesContainer

  /// `register(…)` without a receiver, in an extension of the container.
  private func bare(_ node: FunctionCallExprSyntax) {
    guard ["register", "append"].contains(node.calledExpression.trimmedDescription),
      sequence(first: Syntax(node), next: \.parent).contains(where: {
        $0.typeDeclarationName?.baseType == containerType
      })
    else { return }
    gaps.append(
      LintGap(
        place: place(of: Syntax(node)),
        reason: "a method of the container registers, and nothing tells for which one it runs"))
  }

  /// What a chain of loads begins with.
  private static func receiver(_ expression: ExprSyntax) -> ExprSyntax {
    var result = expression.withoutTry
    while let call = result.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      loading.contains(member.declName.baseName.text), let base = member.base
    {
      result = base.withoutTry
    }
    return result
  }

  private func handle(
    _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ base: ExprSyntax,
    _ name: String, _ key: RegistrationUnit.Key
  ) {
    let label = node.arguments.first?.label?.text
    let argument = node.arguments.first?.expression
    switch (name, label) {
    case ("append", "part"), ("append", "framework"):
      load(argument?.trimmedDescription, suffix: ".self", label == "framework", node, key)
    case ("register", "module") where !isModern, ("register", "assembly") where !isModern,
      ("register", "component") where !isModern:
      guard node.arguments.count == 1 else {
        return open(key, Syntax(node), "a module is loaded in a way that can't be read")
      }
      load(argument?.trimmedDescription, suffix: "()", false, node, key)
    case ("register", "protocol"): break
    case ("register", _): register(RegistrationChain(node, member, base), key)
    case (let name, _) where ContainerMembers.reading.contains(name): break
    default:
      open(key, Syntax(node), "\(name)() may register more components")
    }
  }

  private func load(
    _ text: String?, suffix: String, _ isFramework: Bool, _ node: FunctionCallExprSyntax,
    _ key: RegistrationUnit.Key
  ) {
    guard let text, text.hasSuffix(suffix),
      let type = names.canonical(String(text.dropLast(suffix.count)))
    else { return open(key, Syntax(node), "the sources don't tell what is loaded") }
    change(key) {
      $0.steps.append(
        .load(
          RegistrationUnit.Load(
            unit: .parameter(function: "load", of: type),
            isConditional: isConditional(Syntax(node), key), isFramework: isFramework,
            place: place(of: Syntax(node)))))
    }
  }

  private func register(_ chain: RegistrationChain, _ key: RegistrationUnit.Key) {
    let place = place(of: Syntax(chain.builder))
    let line = source.line(at: chain.register.calledExpression.textRange.upperBound)
    let start = LintPlace(file: path, line: line, column: line == place.line ? place.column : 1)
    var component: LintComponent
    if isModern {
      component = ModernComponentReader(
        types: types, names: names, extensions: extensions, defaultIsKnown: defaultIsKnown,
        place: start, placeOf: self.place(of:)
      ).component(chain)
    } else {
      let facts = RegistrationFacts(
        chain, in: file, localBuilders.builder(chain.builder), types)
      component = OldComponentReader(
        types: types, names: names, defaultIsKnown: defaultIsKnown, place: start,
        placeOf: self.place(of:)
      ).component(chain, facts)
    }
    if isConditional(Syntax(chain.register), key) { component.isConditional = true }
    change(key) { $0.steps.append(.component(component)) }
  }

  /// Whether code runs in some cases only, or several times, when the function around it runs.
  private func isConditional(_ node: Syntax, _ key: RegistrationUnit.Key) -> Bool {
    for ancestor in sequence(first: node, next: \.parent) {
      if ancestor.is(IfExprSyntax.self) || ancestor.is(SwitchExprSyntax.self)
        || ancestor.is(ForStmtSyntax.self) || ancestor.is(WhileStmtSyntax.self)
        || ancestor.is(RepeatStmtSyntax.self) || ancestor.is(IfConfigDeclSyntax.self)
        || ancestor.is(DeferStmtSyntax.self)
      {
        return true
      }
      if let closure = ancestor.as(ClosureExprSyntax.self) {
        // `let container: DIContainer = { … }()` runs once.
        return closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
          != ExprSyntax(closure).id
      }
      if let items = ancestor.parent?.as(CodeBlockItemListSyntax.self),
        let exit = firstExit(in: items), exit < ancestor.position.utf8Offset
      {
        return true
      }
      // What others hold, too, gets these components when somebody calls the function.
      if ancestor.is(FunctionDeclSyntax.self) || ancestor.is(AccessorBlockSyntax.self) {
        return key.isShared
      }
      if ancestor.is(InitializerDeclSyntax.self) {
        let owner = sequence(first: ancestor, next: \.parent).lazy.compactMap(\.typeDeclarationName)
          .first
        if case .property(let type, _) = key { return type != owner }
        return key.isShared
      }
    }
    return false
  }

  /// The offset of the first statement of a block that may end it, for each block.
  private var exits: [SyntaxIdentifier: Int?] = [:]

  private func firstExit(in items: CodeBlockItemListSyntax) -> Int? {
    if let known = exits[items.id] { return known }
    let found = items.first(where: \.mayExit)?.position.utf8Offset
    exits[items.id] = .some(found)
    return found
  }

  // MARK: Lists of modules

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isModern, let module = ModuleDeclaration(node, types.generation),
      module.kind == .framework, names.canonical(module.name) != nil
    else { return .visitChildren }
    let key = RegistrationUnit.Key.parameter(function: "load", of: module.name)
    guard let lists = module.lists, !lists.isEmpty else {
      open(key, Syntax(node), "the modules of \(module.name) are no literal lists")
      return .visitChildren
    }
    for list in lists {
      // Other modules may not see what these register.
      let hides = types.generation == .release2 || list.name == "internalModules"
      change(key) { unit in
        unit.steps += list.types.map {
          .load(
            RegistrationUnit.Load(
              unit: .parameter(function: "load", of: $0), isConditional: false, isFramework: hides,
              place: place(of: Syntax(list.declaration))))
        }
      }
    }
    return .visitChildren
  }

  // MARK: Where containers are made, and where they go

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      made(value, for: holders.key(ofBinding: node.pattern.trimmedDescription, node))
    }
    return .visitChildren
  }

  private func made(_ value: ExprSyntax, for key: RegistrationUnit.Key?) {
    guard let call = Self.receiver(value).as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == containerType, let key
    else { return }
    change(key) { $0.isRoot = true }
    if let argument = call.arguments.first {
      let label = argument.label?.text ?? "its argument"
      open(
        key, Syntax(call),
        label == "parent"
          ? "the container has a parent" : "other code may register into its \(label)")
    }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) {
      made(elements[2], for: holders.key(of: elements[0].withoutTry))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard mentionedNames.contains(name),
      types.type(ofName: name, at: Syntax(node))?.baseType == containerType,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      let key = holders.key(ofName: name, at: Syntax(node))
    else { return .visitChildren }
    use(ExprSyntax(node), key)
    return .visitChildren
  }

  /// The names of constants and parameters that may hold containers.
  private lazy var mentionedNames = ContainerNames.all(in: source.tree, of: containerType)

  private func use(_ expression: ExprSyntax, _ key: RegistrationUnit.Key) {
    guard let parent = expression.parent else { return }
    // Calls and properties are handled as calls; assignments to it make it.
    if let member = parent.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      let isCalled =
        member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(member).id
      if !isCalled, !ContainerMembers.reading.contains(name) {
        open(key, Syntax(member), "\(name) may register more components")
      }
      return
    }
    if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
      return change(key) { $0.isReturned = true }
    }
    if parent.is(PrefixOperatorExprSyntax.self) || parent.is(ClosureCaptureSyntax.self) { return }
    if let list = parent.as(ExprListSyntax.self),
      list.contains(where: {
        $0.is(UnresolvedAsExprSyntax.self) || $0.is(BinaryOperatorExprSyntax.self)
      })
    {
      return
    }
    if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return pass(argument, call, key)
    }
    if let list = parent.as(ExprListSyntax.self), list.first?.id == expression.id { return }
    if let binding = parent.parent?.as(PatternBindingSyntax.self),
      parent.is(InitializerClauseSyntax.self),
      let alias = holders.key(ofBinding: binding.pattern.trimmedDescription, binding),
      !alias.isShared
    {
      // Another name of the container: what it gets there, it gets here.
      return change(key) {
        $0.steps.append(
          .load(
            RegistrationUnit.Load(
              unit: alias, isConditional: isConditional(Syntax(binding), key), isFramework: false,
              place: place(of: Syntax(binding)))))
      }
    }
    open(key, Syntax(expression), "other code gets the container, and may register more")
  }

  private func pass(
    _ argument: LabeledExprSyntax, _ call: FunctionCallExprSyntax, _ key: RegistrationUnit.Key
  ) {
    let callee = call.calledExpression.trimmedDescription
    if ContainerMembers.isReader(callee) || argument.label?.text == "parent" { return }
    let function = callee.split(separator: ".").last.map(String.init) ?? callee
    if function.first?.isUppercase == true || function == "init" {
      return open(key, Syntax(call), "\(callee) gets the container, and may register more")
    }
    guard types.index.functions[function] != nil || callee.contains(".") else {
      return open(key, Syntax(call), "\(callee) gets the container, and may register more")
    }
    let owner =
      callee.contains(".") ? callee.split(separator: ".").dropLast().last.map(String.init) : nil
    change(key) {
      $0.steps.append(
        .load(
          RegistrationUnit.Load(
            unit: .parameter(function: function, of: owner),
            isConditional: isConditional(Syntax(call), key), isFramework: false,
            place: place(of: Syntax(call)))))
    }
  }
}

import SwiftSyntax

/// Finds the registrations and requests of one file, and which code makes them with which container.
final class UnitCollector: SyntaxVisitor {
  /// What all files of a run share.
  struct Setting: Sendable {
    let names: LintTypes
    /// The links of methods that the sources add to registrations, by their names.
    let extensions: [String: [RegistrationChain.Link]]
    /// Whether no code sets the lifetime of registrations that state none.
    let defaultIsKnown: Bool
    /// The names of globals, properties and functions that are containers, or return one.
    let containerNames: Set<String>
    /// The names of the types of containers.
    let typeNames: Set<String>
    /// The names of functions that take functions which take a container.
    let takers: Set<String>
    /// The names of functions and property wrappers that request what their callers want.
    let requesters: Set<String>
  }

  let source: SourceText
  private let path: String
  let file: Int
  let types: ExpressionTypes
  let names: LintTypes
  let setting: Setting
  private let localBuilders: LocalBuilders
  let conditions: ConditionReader
  private let usesLibrary: Bool

  private(set) var units: [RegistrationUnit.Key: RegistrationUnit] = [:]

  init(
    _ source: SourceText, path: String, module: String, file: Int, usesLibrary: Bool,
    _ types: ExpressionTypes, _ setting: Setting
  ) {
    self.source = source
    self.path = path
    self.file = file
    self.types = types.reading(source.tree)
    var names = setting.names
    names.scope = module
    self.names = names
    self.setting = setting
    localBuilders = LocalBuilders(source.tree, file: file)
    conditions = ConditionReader(file: file)
    self.usesLibrary = usesLibrary
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  var isModern: Bool { types.generation == .modern }
  var holders: ContainerHolders { ContainerHolders(file: file, types: types, names: names) }

  func place(of node: Syntax) -> LintPlace {
    let offset = node.textStart
    return LintPlace(
      file: path, line: source.line(at: offset), column: offset - source.lineStart(at: offset) + 1)
  }

  func change(_ key: RegistrationUnit.Key, _ body: (inout RegistrationUnit) -> Void) {
    body(&units[key, default: RegistrationUnit()])
  }

  func open(_ key: RegistrationUnit.Key, _ node: Syntax, _ reason: String) {
    change(key) { $0.openings.append(LintGap(place: place(of: node), reason: reason)) }
  }

  /// The container of one holder is that of another one, too.
  func connect(
    _ key: RegistrationUnit.Key, to other: RegistrationUnit.Key, at node: Syntax,
    _ more: Set<LintCondition> = [], isFramework: Bool = false, isForEach: Bool = false
  ) {
    guard key != other else { return }
    var conditions = conditions.conditions(of: node, on: key).filter { !isForEach || !$0.isLoop }
      .union(more)
    // What decides whether it is made decides nothing about what it gets.
    if case .made(_, let offset) = key, node.textRange.contains(offset) { conditions = more }
    change(key) {
      $0.steps.append(
        .load(
          RegistrationUnit.Load(
            unit: other, conditions: conditions, isFramework: isFramework, place: place(of: node))))
    }
    switch other {
    // Known if a function declares it, or a call passes something.
    case .parameter, .passed: break
    default: change(other) { _ in }
    }
  }

  // MARK: Calls on containers

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if holders.makesContainer(node) { made(node) }
    passFunctions(node)
    if let caller = caller(of: node) { request(ExprSyntax(node), on: caller) }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
        bare(node, name)
      }
      return .visitChildren
    }
    guard let base = member.base else { return .visitChildren }
    let name = member.declName.baseName.text
    let root = Self.receiver(base)
    if holders.isContainer(root) {
      let key = holders.key(of: root) ?? .unknown
      handle(node, RegistrationChain(node, member, base), name, key)
    } else if types.type(of: root) == nil, usesLibrary, Self.mayBeOfContainer(node, name),
      root.trimmedDescription.split(separator: ".").last?.first?.isUppercase != true
    {
      handle(node, RegistrationChain(node, member, base), name, .unknown)
    }
    if setting.containerNames.contains(name), holders.isContainer(ExprSyntax(node)) {
      holders.key(of: ExprSyntax(node)).map { use(ExprSyntax(node), $0) }
    }
    return .visitChildren
  }

  /// `register(…)` without a receiver, in an extension of the container.
  private func bare(_ node: FunctionCallExprSyntax, _ name: DeclReferenceExprSyntax) {
    let text = name.baseName.text
    let isMember =
      ContainerMembers.registering.contains(text) || ContainerMembers.reading.contains(text)
      || holders.containerTypes.contains { types.index.method(text, of: $0) != nil }
    if isMember, let owner = names.owner(at: Syntax(node)), holders.containerTypes.contains(owner),
      let key = holders.key(ofName: "self", at: Syntax(node))
    {
      handle(node, RegistrationChain(node, period: name.baseName, ExprSyntax(name)), text, key)
    } else if setting.containerNames.contains(text), holders.isContainer(ExprSyntax(node)) {
      holders.key(of: ExprSyntax(node)).map { use(ExprSyntax(node), $0) }
    }
  }

  /// Whether a call on something unknown looks like one on a container.
  private static func mayBeOfContainer(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    let label = call.arguments.first?.label?.text
    switch name {
    case "append": return ["part", "framework"].contains(label)
    case "register":
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      let known: Set<String> = [
        "_", "throwing", "file", "line", "isolation", "type", "vc", "module", "assembly",
        "component",
      ]
      guard known.isSuperset(of: labels) else { return false }
      guard let first = call.arguments.first, label == nil else { return true }
      return ["init", "self"].contains(
        first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text)
        || first.expression.is(ClosureExprSyntax.self)
    case "resolve", "resolved", "resolveMany", "resolvedMany":
      return call.trailingClosure == nil
    default: return false
    }
  }

  /// What a chain of loads begins with.
  static func receiver(_ expression: ExprSyntax) -> ExprSyntax {
    var result = expression.withoutMarks
    while let call = result.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["append", "import"].contains(member.declName.baseName.text), let base = member.base
    {
      result = base.withoutMarks
    }
    return result
  }

  private func handle(
    _ node: FunctionCallExprSyntax, _ chain: RegistrationChain, _ name: String,
    _ key: RegistrationUnit.Key
  ) {
    let label = node.arguments.first?.label?.text
    switch (name, label) {
    case ("append", "part"), ("append", "framework"), ("import", nil):
      load(node, isFramework: label == "framework", key)
    case ("register", "module") where !isModern, ("register", "assembly") where !isModern,
      ("register", "component") where !isModern:
      load(node, isFramework: false, key)
    case ("register", "protocol"): break
    case ("register", _), ("register1", _), ("registerStoryboard", _): register(chain, key)
    case ("resolve", _), ("resolved", _), ("resolveMany", _), ("resolvedMany", _),
      ("lazyResolve", _), ("lazyResolveMany", _):
      request(ExprSyntax(node), on: key)
    case ("newLifeTimeScope", _), ("useScope", _): break
    case ("map", _), ("flatMap", _):
      guard let closure = chain.register.trailingClosure else {
        return open(key, Syntax(node), "a function gets the container, and may register more")
      }
      connect(
        key, to: .local(file: file, offset: closure.statements.textStart), at: Syntax(closure))
    case (let name, _) where ContainerMembers.reading.contains(name): break
    default:
      if types.index.method(name, of: types.generation.registeringType) != nil
        || types.index.method(name, of: types.generation.scopeType) != nil
      {
        let owner = holders.containerTypes.first { types.index.method(name, of: $0) != nil }
        connect(key, to: .parameter(function: name, of: owner), at: Syntax(node))
      } else {
        open(key, Syntax(node), "\(name)() may register more components")
      }
    }
  }

  private func register(_ chain: RegistrationChain, _ key: RegistrationUnit.Key) {
    let place = place(of: Syntax(chain.builder))
    let line = source.line(at: chain.register.calledExpression.textRange.upperBound)
    let start = LintPlace(file: path, line: line, column: line == place.line ? place.column : 1)
    let names = names.reading(at: Syntax(chain.register))
    var component: LintComponent
    if isModern {
      component = ModernComponentReader(
        types: types, names: names, extensions: setting.extensions,
        defaultIsKnown: setting.defaultIsKnown, place: start, placeOf: self.place(of:)
      ).component(chain)
    } else {
      let facts = RegistrationFacts(
        chain, in: file, localBuilders.builder(chain.builder), types)
      component = OldComponentReader(
        types: types, names: names, defaultIsKnown: setting.defaultIsKnown, place: start,
        placeOf: self.place(of:)
      ).component(chain, facts)
    }
    component.conditions = conditions.conditions(of: Syntax(chain.register), on: key)
    change(key) {
      $0.steps.append(.component(component))
      if component.isStoryboard { $0.storyboards.append(place) }
    }
    follow(chain, component, key)
  }

  /// The container goes on to the closures of a registration, and to the object that takes it.
  private func follow(
    _ chain: RegistrationChain, _ component: LintComponent, _ key: RegistrationUnit.Key
  ) {
    let register = RegistrationChain.Link(
      name: "register", period: chain.period, call: chain.register)
    for link in [register] + chain.links {
      guard let closure = link.closure else { continue }
      connect(
        key, to: .local(file: file, offset: closure.statements.textStart), at: Syntax(closure))
    }
    guard component.takesContainer, let type = component.implementation else { return }
    connect(key, to: .parameter(function: "init", of: type), at: Syntax(chain.register))
    for declaration in types.index.lineage(of: type) {
      for (name, property) in declaration.properties.sorted(by: { $0.key < $1.key })
      where types.isContainerType(property) {
        connect(key, to: .property(of: declaration.name, name: name), at: Syntax(chain.register))
      }
    }
  }

  // MARK: Requests

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let operand = node.expression.withoutMarks
    guard node.operator.text.contains("*"), usesLibrary || holders.isContainer(operand) else {
      return .visitChildren
    }
    if holders.isContainer(operand) {
      request(ExprSyntax(node), on: holders.key(of: operand) ?? .unknown)
    } else if !isModern, Request(ExprSyntax(node), types) != nil {
      request(ExprSyntax(node), on: holders.key(of: operand) ?? .unknown)
    }
    return .visitChildren
  }

  private func request(_ expression: ExprSyntax, on key: RegistrationUnit.Key) {
    let reader = RequestReader(types: types, names: names.reading(at: Syntax(expression)))
    guard !reader.belongsToRegistration(expression) else { return }
    var isThroughFunction = false
    if case .caller = key { isThroughFunction = true }
    var request = reader.request(
      expression, isThroughFunction: isThroughFunction, at: place(of: Syntax(expression)))
    if request?.reason != nil, let caller = caller(around: Syntax(expression)) {
      return connect(key, to: caller, at: Syntax(expression))
    }
    request?.conditions = conditions.conditions(of: Syntax(expression), on: .environment)
      .filter { !$0.isAssumed }
    if let request { change(key) { $0.steps.append(.request(request)) } }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = names.owner(at: Syntax(node)), holders.containerTypes.contains(owner) {
      for binding in node.bindings where binding.accessorBlock != nil {
        let name = binding.pattern.trimmedDescription
        change(.parameter(function: name, of: owner)) { $0.isUndeclared = false }
      }
    }
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
      let isOwn = setting.requesters.contains(name) && types.index.type(name) != nil
      guard isOwn || ["Resolved", "ResolvedModel"].contains(name) else { continue }
      let reader = RequestReader(types: types, names: names.reading(at: Syntax(node)))
      let type = node.bindings.first?.typeAnnotation?.type.trimmedDescription
      let request = reader.request(attribute, type, at: place(of: Syntax(node)))
      let key = isOwn ? .caller(function: "init", of: name) : RegistrationUnit.Key.environment
      change(key) { $0.steps.append(.request(request)) }
    }
    return .visitChildren
  }

  // MARK: Where containers are made, and where they go

  private func made(_ call: FunctionCallExprSyntax) {
    let key = RegistrationUnit.Key.made(file: file, offset: call.textStart)
    change(key) { _ in }
    let owner = types.generation.registeringType
    let isPlain = call.arguments.isEmpty && call.trailingClosure == nil
    if !isPlain, !types.index.initializers(of: owner).isEmpty {
      connect(key, to: .parameter(function: "init", of: owner), at: Syntax(call))
    }
    if let argument = call.arguments.first {
      let label = argument.label?.text ?? "its argument"
      if label == "parent" {
        change(key) { $0.parent = holders.key(of: argument.expression) ?? .unknown }
      } else {
        open(key, Syntax(call), "other code may register into its \(label)")
      }
    }
    use(ExprSyntax(call), key)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.text, node.signature, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare("init", node.signature, Syntax(node))
    return .visitChildren
  }

  /// A function that takes a container is known, also if it does nothing with it.
  private func declare(_ name: String, _ signature: FunctionSignatureSyntax, _ node: Syntax) {
    let owner = names.owner(at: node)
    let takesContainer =
      holders.containerTypes.contains(owner ?? "")
      || signature.parameterClause.parameters.contains {
        types.isContainerType($0.type.trimmedDescription)
      }
    guard takesContainer else { return }
    change(.parameter(function: name, of: owner)) { $0.isUndeclared = false }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if setting.takers.contains(name), !node.isCalled {
      open(.passed(function: name), Syntax(node), "\(name) may get any function")
    }
    guard
      mentionedNames.contains(name) || setting.containerNames.contains(name) || name == "self",
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
      holders.isContainer(ExprSyntax(node)),
      let key = holders.key(ofName: name, at: Syntax(node))
    else { return .visitChildren }
    use(ExprSyntax(node), key)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard setting.containerNames.contains(node.declName.baseName.text), node.base != nil,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
      holders.isContainer(ExprSyntax(node)), let key = holders.key(of: ExprSyntax(node))
    else { return .visitChildren }
    use(ExprSyntax(node), key)
    return .visitChildren
  }

  /// The names of constants and parameters that may hold containers.
  private lazy var mentionedNames = ContainerNames.all(
    in: source.tree, with: setting.containerNames.union(setting.typeNames).union(["build"]))

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    listedModules(node)
    return .visitChildren
  }
}

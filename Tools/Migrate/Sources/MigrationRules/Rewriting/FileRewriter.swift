import SwiftSyntax

/// Finds all that the rules of a generation change in one file.
final class FileRewriter: SyntaxVisitor {
  private let source: SourceText
  private let file: Int
  private let types: ExpressionTypes
  private let graph: RegistrationGraph
  private var moduleRewriter: ModuleRewriter
  private let localBuilders: LocalBuilders
  private let sharedBuilders: Set<String>
  private(set) var changes: [Change] = []
  /// The chain that was visited last: what is inside of it is rewritten with it.
  private var chain = 0..<0

  private var generation: Generation { types.generation }

  init(_ source: SourceText, file: Int, _ project: Project) {
    self.source = source
    self.file = file
    types = ExpressionTypes(index: project.index, generation: project.generation)
      .reading(source.tree)
    graph = project.graph
    localBuilders = LocalBuilders(source.tree, file: file)
    sharedBuilders = project.sharedBuilders[file] ?? []
    moduleRewriter = ModuleRewriter(
      modules: project.modules, generation: project.generation, source: source)
    super.init(viewMode: .sourceAccurate)
  }

  private func rule(_ name: Rule.Name) -> Rule.ID { Rule.ID(generation, name) }

  private func isInChain(_ node: some SyntaxProtocol) -> Bool {
    chain.contains(node.textStart)
  }

  private func change(_ node: some SyntaxProtocol, _ text: String, _ name: Rule.Name) {
    var change = Change(at: node)
    change.edit(node, text, rule(name))
    changes.append(change)
  }

  /// A statement with a remark is for its author: nothing of it is rewritten any more.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    RemarkComment.isTold(node) ? .skipChildren : .visitChildren
  }

  // MARK: Names of modules and types

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.count == 1, let name = node.path.first,
      generation.moduleNames.contains(name.name.text)
    {
      change(name.name, "DITranquillity", .moduleImport)
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard !isInChain(node) else { return .visitChildren }
    switch node.name.text {
    case "DIContainerBuilder": change(node.name, "DIContainer", .builder)
    case "DIScope" where generation == .release1 && !types.index.usesModernScopes:
      change(node.name, "DIContainer", .scope)
    case "DILazy" where generation == .release1:
      change(node.name, "Lazy", .lazy)
    // A class of modules has its own remark.
    case let name
    where node.parent?.is(InheritedTypeSyntax.self) == true && name != "DILogger": break
    case let name: remarkOnLeftover(name, node)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard !isInChain(node), node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return .visitChildren }
    let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    switch node.baseName.text {
    case "DIContainerBuilder": change(node.baseName, "DIContainer", .builder)
    case "DIScope" where generation == .release1 && !types.index.usesModernScopes:
      change(node.baseName, "DIContainer", .scope)
    case "DIStoryboard":
      let isOld =
        node.parent?.as(FunctionCallExprSyntax.self)?.arguments.last?.label?.text == "container"
      if isOld {
        change(node.baseName, "DIStoryboard.create", .storyboard)
      } else if member != "create", member != "init" {
        changes.append(leftover("DIStoryboard", at: node))
      }
    case "DISetting" where member?.hasPrefix("default") != true: break
    case "DISetting" where generation == .release2 && member == "defaultLifeTime":
      let remedy =
        "write DISetting.Defaults.lifeTime, and set that to .perContainer(.strong) "
        + "before the first registration"
      changes.append(
        .remark(rule(.leftover), at: node, "`DISetting.defaultLifeTime`", remedy: remedy))
    case let name: remarkOnLeftover(name, node)
    }
    return .visitChildren
  }

  /// Declarations that nothing can be written for.
  private func remarkOnLeftover(_ name: String, _ node: some SyntaxProtocol) {
    let both: Set<String> = [
      "DIScan", "DIScanWithInitializer", "DIScanned",
      "DIMethodSignature", "DIRegistrationBuilder", "DIType",
    ]
    let own: Set<String> =
      generation == .release1
      ? [
        "DIScanModule", "DIScanAssembly", "DIScannedModule", "DIScannedAssembly",
        "DIDynamicAssembly", "DIDynamicDeclaration", "DIComponent",
      ]
      : [
        "DIScanComponent", "DIScanModule", "DITypeInfo", "DILogger", "DILoggerComposite",
        "DILogEvent", "DISetting",
      ]
    if ["DIError", "DIErrorPattern"].contains(name) {
      return changes.append(.remark(rule(.errors), at: node, name == "DIError" ? nil : "`\(name)`"))
    }
    guard both.contains(name) || own.contains(name) else { return }
    changes.append(leftover(name, at: node))
  }

  /// A remark on a declaration, as the tables list it.
  private func leftover(_ name: String, at node: some SyntaxProtocol) -> Change {
    let advice = Advice.all.first {
      $0.generation == generation && $0.declarations.contains(name)
    }
    let row = DeclarationTable.of(generation).rows[name]
    return .remark(rule(.leftover), at: node, "`\(name)`", remedy: advice?.text ?? row?.modern)
  }

  // MARK: Modules

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = ModuleDeclaration(node, generation) {
      changes.append(moduleRewriter.change(of: module))
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let names: Set<String> =
      generation == .release1 ? ["DIAssembly", "DIDynamicAssembly"] : ["DIComponent", "DIModule"]
    if node.inheritanceClause?.inheritedTypes.contains(where: {
      names.contains($0.type.trimmedDescription)
    }) == true {
      changes.append(.remark(rule(.unwritableModule), at: node.name, "a module that is no class"))
    }
    return .visitChildren
  }

  // MARK: Registrations and requests

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = outermostChain(node) {
      rewrite(chain)
      return .visitChildren
    }
    if isInChain(node) { return .visitChildren }
    if let change = moduleRewriter.change(of: node, types) {
      changes.append(change)
    } else if let change = BuildRewriter(
      types: types, graph: graph, source: source, localBuilders: localBuilders,
      sharedBuilders: sharedBuilders
    ).change(of: node) {
      changes.append(change)
    } else if let request = Request(ExprSyntax(node), types) {
      rewrite(request)
    } else {
      remarkOnLazyGet(node)
      if OldCalls.load(node, types) != nil { remarkOnUnknown(node, .other) }
      if OldCalls.isRequest(node, types) { remarkOnUnknown(node, .request) }
      remarkOnSharedScope(node)
      writeStoryboard(node)
    }
    return .visitChildren
  }

  /// `.init(name:bundle:container:)` of a storyboard, with its type or without.
  private func writeStoryboard(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      member.base.map({ $0.trimmedDescription == "DIStoryboard" }) ?? true,
      node.arguments.map({ $0.label?.text }) == ["name", "bundle", "container"]
    else { return }
    change(member.declName, "create", .storyboard)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if !isInChain(node), let request = Request(ExprSyntax(node), types) { rewrite(request) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "namelessNeedsDefault"
    {
      changes.append(leftover("namelessNeedsDefault", at: node))
    }
    return .visitChildren
  }

  /// The chain whose last call this is, so that it is found before its parts are visited.
  private func outermostChain(_ node: FunctionCallExprSyntax) -> RegistrationChain? {
    guard !isInChain(node) else { return nil }
    var root = node
    while let member = root.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text != "register",
      let inner = member.base?.as(FunctionCallExprSyntax.self)
    {
      root = inner
    }
    guard let chain = OldCalls.registration(root, types),
      chain.expression.id == ExprSyntax(node).id
    else { return nil }
    return chain
  }

  private func rewrite(_ chain: RegistrationChain) {
    self.chain = chain.expression.textRange
    guard types.isBuilder(chain.builder) else { return remarkOnUnknown(chain.expression) }
    let place = RegistrationFacts.Place(file: file, offset: chain.register.textRange.upperBound)
    guard let facts = graph.facts(at: place) else { return }
    var rewriter = ChainRewriter(chain, facts, graph, types, source)
    rewriter.modules = moduleRewriter.modules
    let builder = moduleRewriter.newName(of: chain.builder)
    var change = rewriter.rewriteEachName(builder: builder) ?? rewriter.rewrite()
    change.subject = .registration
    changes.append(change)
  }

  /// A registration, a request or a load of something whose type is unknown.
  private func remarkOnUnknown(
    _ node: some SyntaxProtocol, _ subject: Change.Subject = .registration
  ) {
    var change = Change.remark(rule(.unknownReceiver), at: node)
    change.subject = subject
    changes.append(change)
  }

  private func rewrite(_ request: Request) {
    var change = RequestRewriter(types: types, graph: graph, place: .code).change(of: request)
    change.subject = .request
    changes.append(change)
  }

  /// `get()` of a lazy, where a `catch` tells the errors of closures apart.
  private func remarkOnLazyGet(_ node: FunctionCallExprSyntax) {
    guard generation == .release1, node.arguments.isEmpty,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "get", let base = member.base,
      types.type(of: base)?.baseType.hasPrefix("DILazy<") == true,
      types.index.registrationsThrow, Syntax(node).mayBeCaughtByName(types.index)
    else { return }
    changes.append(.remark(rule(.caughtError), at: node, "DIFailure holds the error of a closure"))
  }

  /// `useScope(from:)` of release 2.
  private func remarkOnSharedScope(_ node: FunctionCallExprSyntax) {
    guard generation == .release2,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "useScope", let base = member.base, types.isScope(base)
    else { return }
    changes.append(leftover("useScope(from:)", at: node))
  }
}

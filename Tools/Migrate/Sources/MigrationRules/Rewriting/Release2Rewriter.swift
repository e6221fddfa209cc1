import SwiftSyntax

/// Writes code of release 1 as that of release 2.
///
/// Nearly all declarations have a successor that takes the same closures, so each place is rewritten by itself, and
/// one pass finds all of them.
final class Release2Rewriter: SyntaxVisitor {
  let types: ExpressionTypes
  private let modules: ModuleIndex
  private let source: SourceText
  var changes: [Change] = []

  init(_ source: SourceText, _ project: Project) {
    self.source = source
    types = ExpressionTypes(index: project.index, generation: .release1).reading(source.tree)
    modules = project.modules
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  func rule(_ name: Rule.Name) -> Rule.ID { Rule.ID(.release1, to: .release2, name) }

  private func change(_ node: some SyntaxProtocol, _ text: String, _ name: Rule.Name) {
    var change = Change(at: node)
    change.edit(node, text, rule(name))
    changes.append(change)
  }

  private func remark(
    _ name: Rule.Name, at node: some SyntaxProtocol, _ detail: String? = nil, remedy: String? = nil
  ) {
    changes.append(.remark(rule(name), at: node, detail, remedy: remedy))
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    RemarkComment.isTold(node) ? .skipChildren : .visitChildren
  }

  // MARK: Names

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.count == 1, let name = node.path.first?.name, name.text == "DIv1Compat" {
      change(name, "DIv2Compat", .moduleImport)
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.baseName.isMemberName { rename(node.baseName) }
    return .visitChildren
  }

  private func rename(_ name: TokenSyntax) {
    switch name.text {
    case "DIScope" where !types.index.usesModernScopes: change(name, "DIContainer", .scope)
    case "DIModule": change(name, "DIComponent", .part)
    case "DIAssembly": change(name, "DIModule", .framework)
    case "DIComponent": change(name, "DITypeInfo", .errors)
    case "DILazy": remark(.unwritableLazy, at: name)
    case "DIDynamicAssembly", "DIDynamicDeclaration":
      remark(.unwritableModule, at: name, "`\(name.text)`")
    case "DIScanModule", "DIScanAssembly", "DIScannedModule", "DIScannedAssembly":
      let successor = DeclarationTable.of(.release1).rows[name.text]?.release2
      remark(.leftover, at: name, "`\(name.text)`", remedy: successor.map { "use \($0)" })
    case "DIErrorPattern": remark(.leftover, at: name, "`\(name.text)`")
    default: break
    }
  }

  /// The cases of `DIError`, and the labels of what they hold.
  private static let errors: [String: String] = [
    "typeIsNotFound": "typeNotFound",
    "typeIsNotFoundForName": "typeForNameNotFound",
    "notSpecifiedInitializationMethodFor": "noSpecifiedInitialMethod",
    "initializationMethodWithSignatureIsNotFoundFor": "initialMethodNotFound",
    "pluralSpecifiedDefaultType": "pluralDefaultAd",
    "defaultTypeIsNotSpecified": "ambiguousType",
    "severalPerRequestObjectsFor": "ambiguousType",
    "intersectionNamesForType": "intersectionNames",
    "typeIsIncorrect": "incorrectType",
    "recursiveInitialization": "recursiveInitial",
  ]

  /// The names of cases until 1.1.1, which are patterns without values since.
  private static let formerErrors: [String: String] = [
    "typeNoRegister": "typeNotFound",
    "typeNoRegisterByName": "typeForNameNotFound",
    "notSetInitializer": "noSpecifiedInitialMethod",
    "initializerWithSignatureNotFound": "initialMethodNotFound",
    "multyRegisterDefault": "pluralDefaultAd",
    "notFoundDefaultForMultyRegisterType": "ambiguousType",
    "multyPerRequestObjectsForType": "ambiguousType",
    "multyRegisterNamesForType": "intersectionNames",
    "typeIncorrect": "incorrectType",
    "recursiveInitializer": "recursiveInitial",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    guard node.base == nil || node.base?.trimmedDescription == "DIError" else {
      return .visitChildren
    }
    if let successor = Self.errors[name.text] {
      var change = Change(at: node)
      change.edit(name, successor, rule(.errors))
      let labels = ["component": "typeInfo", "components": "typesInfo"]
      for argument in node.parent?.as(FunctionCallExprSyntax.self)?.arguments ?? [] {
        if let label = argument.label, let text = labels[label.text] {
          change.edit(label, text, nil)
        }
      }
      changes.append(change)
    } else if let successor = Self.formerErrors[name.text], node.base != nil {
      // Only where the cases of 1.1.1 are declared they hold values, of other types.
      if node.parent?.is(FunctionCallExprSyntax.self) == true {
        remark(.leftover, at: node, "`\(name.text)` with values")
      } else {
        change(name, successor, .errors)
      }
    }
    return .visitChildren
  }

  /// Release 2 has further errors.
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label }
    let isOfErrors = cases.contains { label in
      label.tokens(viewMode: .sourceAccurate).contains {
        Self.errors[$0.text] != nil && $0.isMemberName
      }
    }
    let isOpen = cases.contains {
      $0.is(SwitchDefaultLabelSyntax.self) || $0.trimmedDescription == "case _:"
    }
    if isOfErrors, !isOpen {
      remark(
        .leftover, at: node, "a `switch` over errors", remedy: "write a `default`: there are more")
    }
    return .visitChildren
  }

  // MARK: Modules

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    writeModule(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    writeModule(node)
    return .visitChildren
  }

  private func writeModule(_ node: some DeclGroupSyntax & NamedDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if inherited.contains("DIModule") {
      let isInternal = modules.listed["internalModules"]?.contains(node.name.text) == true
      let isPublic = modules.listed["publicModules"]?.contains(node.name.text) == true
      if isPublic && isInternal {
        return remark(
          .unwritableModule, at: node.name, "a module that is public in one and internal in another"
        )
      }
      if isPublic || isInternal { writeScope(isPublic ? "public" : "internal", of: node) }
    } else if inherited.contains("DIAssembly") {
      writeAssembly(node)
    }
  }

  private func writeScope(_ scope: String, of node: some DeclGroupSyntax & NamedDeclSyntax) {
    guard let first = node.memberBlock.members.first,
      let indentation = source.indentation(before: first.textStart)
    else { return remark(.unwritableModule, at: node.name, "its `scope` is .\(scope)") }
    var change = Change(at: node.name)
    change.edit(
      at: first.textStart,
      "\(access(node))var scope: DIComponentScope { return .\(scope) }"
        + source.newline + source.newline + indentation, rule(.framework))
    changes.append(change)
  }

  private func access(_ node: some DeclGroupSyntax) -> String {
    node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
  }

  private func writeAssembly(_ node: some DeclGroupSyntax & NamedDeclSyntax) {
    let properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    func property(_ name: String) -> (VariableDeclSyntax, PatternBindingSyntax)? {
      properties.lazy.compactMap { variable in
        variable.bindings.first.map { (variable, $0) }
      }.first { $0.1.pattern.trimmedDescription == name }
    }
    guard modules.unreadableAssemblies.isDisjoint(with: [node.name.text]) else {
      return remark(.unwritableModule, at: node.name, "lists that are not literals of modules")
    }
    guard property("dynamicDeclarations") == nil else {
      return remark(.unwritableModule, at: node.name, "dynamic declarations")
    }
    guard let (_, publicModules) = property("publicModules"),
      let (internalModules, _) = property("internalModules"),
      let first = node.memberBlock.members.first,
      let indentation = source.indentation(before: first.textStart)
    else { return remark(.unwritableModule, at: node.name, "no lists of its own") }
    var change = Change(at: node.name)
    change.rules.insert(rule(.framework))
    let mentions = source.tree.tokens(viewMode: .sourceAccurate).count {
      ["publicModules", "internalModules"].contains($0.text) && $0.isMemberName
    }
    if modules.assembliesWithoutInternals.contains(node.name.text), mentions == 0,
      let member = internalModules.parent?.as(MemberBlockItemSyntax.self)
    {
      change.edit(publicModules.pattern, "components", nil)
      ModuleRewriter.remove(member, &change)
    } else {
      change.edit(
        at: first.textStart,
        "\(access(node))var components: [DIComponent] { return publicModules + internalModules }"
          + source.newline + indentation, nil)
    }
    changes.append(change)
  }

  // MARK: Registrations

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = OldCalls.registration(node, types) {
      write(chain)
    } else if OldCalls.load(node, types) != nil {
      changes.append(loading(node) ?? .remark(rule(.unknownReceiver), at: node))
    } else if let request = Request(ExprSyntax(node), types) {
      write(request)
    } else if let name = (node.calledExpression.as(MemberAccessExprSyntax.self))?.declName,
      ["lazyResolve", "lazyResolveMany"].contains(name.baseName.text),
      !types.index.ownResolveMethods
    {
      remark(.unwritableLazy, at: node)
      changes[changes.count - 1].subject = .request
    } else if OldCalls.isRequest(node, types) {
      // It means the same.
      var change = Change(at: node)
      change.subject = .request
      changes.append(change)
    }
    return .visitChildren
  }

  // MARK: Requests

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let request = Request(ExprSyntax(node), types) { write(request) }
    return .visitChildren
  }

  private func write(_ request: Request) {
    var change = Change(at: request.core)
    change.subject = .request
    if let call = request.core.as(FunctionCallExprSyntax.self) {
      write(call, request, &change)
    } else if let prefix = request.core.as(PrefixOperatorExprSyntax.self) {
      write(prefix, request, &change)
    }
    changes.append(change)
  }

  private func write(
    _ call: FunctionCallExprSyntax, _ request: Request, _ change: inout Change
  ) {
    if [.lazy, .optionalLazy, .manyLazy].contains(request.kind) {
      return change.add(.remark(rule(.unwritableLazy), at: call))
    }
    let arguments = Array(call.arguments)
    guard request.type != nil || request.kind == .injection,
      arguments.count > 1, arguments[1].label == nil
    else { return }
    change.edit(at: arguments[1].textStart, "arg: ", rule(.requestWithArguments))
  }

  private func write(
    _ prefix: PrefixOperatorExprSyntax, _ request: Request, _ change: inout Change
  ) {
    if [.lazy, .optionalLazy, .manyLazy].contains(request.kind) {
      return change.add(.remark(rule(.unwritableLazy), at: prefix))
    }
    guard prefix.operator.text.hasSuffix("!") else { return }
    let bare = String(prefix.operator.text.dropLast())
    let name: Rule.Name = request.kind == .many ? .manyRequest : .operatorRequest
    let context = RequestContext(request)
    if let marked = context.tryExpression {
      let needsMark = context.mark == .plain
      if needsMark { change.edit(at: marked.tryKeyword.textRange.upperBound, "!", nil) }
      return change.edit(prefix.operator, bare, rule(name))
    }
    let needsParentheses = isRightOfOperator(prefix)
    change.edit(
      prefix.operator, (needsParentheses ? "(" : "") + "try! " + bare, rule(name))
    if needsParentheses { change.edit(at: prefix.textRange.upperBound, ")", nil) }
  }

  /// Whether `try` may not stand there.
  private func isRightOfOperator(_ prefix: PrefixOperatorExprSyntax) -> Bool {
    if prefix.parent?.is(UnresolvedTernaryExprSyntax.self) == true { return true }
    guard let elements = prefix.parent?.as(ExprListSyntax.self).map({ Array($0) }),
      prefix.parent?.parent?.is(SequenceExprSyntax.self) == true,
      let position = elements.firstIndex(where: { $0.id == ExprSyntax(prefix).id }), position > 0
    else { return false }
    return !elements[position - 1].is(AssignmentExprSyntax.self)
  }

  // MARK: Settings

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "namelessNeedsDefault"
    {
      remark(
        .leftover, at: node, "`namelessNeedsDefault`",
        remedy: "leave it out: a component that only has names answers without one")
    }
    return .visitChildren
  }
}

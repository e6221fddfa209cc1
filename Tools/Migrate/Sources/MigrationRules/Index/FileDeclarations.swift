import SwiftSyntax

/// What one file declares.
struct FileDeclarations: Sendable {
  var types: [String: TypeDeclaration] = [:]
  var repeatedTypes: Set<String> = []
  var extensions: [(String, TypeDeclaration)] = []
  /// All types by their paths, such as `Screen.Part`.
  var paths: [(String, TypeDeclaration)] = []
  var globals: [String: String] = [:]
  /// What globals begin with.
  var globalValues: [String: ExprSyntax] = [:]
  var functions: [String: String] = [:]
  /// The types of the parameters of functions, by their full names.
  var functionParameters: [String: [String]] = [:]
  var operators: Set<String> = []
  var throwingTypes: Set<String> = []
  /// The types for which others stand; an empty text for generic ones.
  var aliases: [String: String] = [:]
  /// The names of generic parameters and associated types.
  var genericNames: Set<String> = []
  /// Functions that take an expression which may throw, and may catch its error.
  var catchingFunctions: Set<String> = []
  var usesModernScopes = false
  var ownResolveMethods = false
  var ownRegisterMethods = false
  /// Whether the file sets the lifetime of registrations that state none.
  var setsDefaultLifetime = false

  init(_ tree: SourceFileSyntax) {
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    self = collector.declarations
  }

  fileprivate init() {}
}

private final class DeclarationCollector: SyntaxVisitor {
  var declarations = FileDeclarations()
  private var open: [(type: TypeDeclaration, isExtension: Bool)] = []
  private var functionDepth = 0

  private func begin(
    _ name: String, _ kind: TypeDeclaration.Kind, _ clause: InheritanceClauseSyntax?,
    isExtension: Bool = false
  ) {
    var type = TypeDeclaration(name: name, kind: kind)
    type.outer = open.last?.type.name
    type.inherited = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    open.append((type, isExtension))
  }

  private func end() {
    guard let last = open.popLast() else { return }
    var type = last.type
    if last.isExtension {
      declarations.extensions.append(
        (type.name.split(separator: ".").last.map(String.init) ?? type.name, type))
      return
    }
    if type.initializers.isEmpty, type.kind == .structure, !memberwise.isEmpty {
      type.initializers = [memberwise]
    }
    memberwise = []
    if type.initializers.isEmpty, type.kind == .class, type.inherited.isEmpty {
      type.initializers = [[]]
    }
    let path = (open.map(\.type.name) + [type.name]).joined(separator: ".")
    declarations.paths.append((path, type))
    if declarations.types.updateValue(type, forKey: type.name) != nil {
      declarations.repeatedTypes.insert(type.name)
    }
  }

  /// The memberwise initializer of the structure that is read.
  private var memberwise: [TypeDeclaration.Parameter] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .class, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .class, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { end() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    memberwise = []
    begin(node.name.text, .structure, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .enumeration, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .interface, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.extendedType.trimmedDescription, .class, node.inheritanceClause, isExtension: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, !open.isEmpty {
      if node.signature.effectSpecifiers?.throwsClause != nil {
        declarations.throwingTypes.insert(open[open.count - 1].type.name)
      }
      open[open.count - 1].type.initializers.append(parameters(of: node.signature.parameterClause))
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let catches = node.signature.parameterClause.parameters.contains {
      let type = $0.type.trimmedDescription
      return type.contains("@autoclosure") && type.contains("throws")
    }
    if catches, node.body.map({ Self.catchesErrors(Syntax($0)) }) ?? true {
      declarations.catchingFunctions.insert(node.name.text)
    }
    if functionDepth == 0 {
      let parameters = parameters(of: node.signature.parameterClause)
      let full = "\(node.name.text)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
      if open.isEmpty {
        declarations.functions.merge([node.name.text: result]) { $0 == $1 ? $0 : "" }
        declarations.functionParameters.merge([full: parameters.map(\.type)]) {
          $0 == $1 ? $0 : []
        }
      } else {
        open[open.count - 1].type.methodParameters.merge([full: parameters.map(\.type)]) {
          $0 == $1 ? $0 : []
        }
        open[open.count - 1].type.methods.merge([node.name.text: result]) { $0 == $1 ? $0 : "" }
      }
      // A method that an extension adds to a container makes no other type one.
      let isOfContainer = open.last.map {
        $0.isExtension && ["DIContainerBuilder", "DIScope", "DIContainer"].contains($0.type.name)
      }
      if node.name.text == "resolve", isOfContainer != true {
        declarations.ownResolveMethods = true
      }
      if node.name.text == "register", isOfContainer == false {
        declarations.ownRegisterMethods = true
      }
      if node.modifiers.contains(where: { $0.name.text == "prefix" }) {
        declarations.operators.insert(node.name.text)
      }
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "defaultLifeTime" { declarations.setsDefaultLifetime = true }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let type =
      node.genericParameterClause == nil ? node.initializer.value.trimmedDescription : ""
    declarations.aliases.merge([node.name.text: type]) { $0 == $1 ? $0 : "" }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declarations.genericNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.genericNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard functionDepth == 0, !open.isEmpty else { return .visitChildren }
    for element in node.elements where element.parameterClause == nil {
      open[open.count - 1].type.constants.insert(element.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard functionDepth == 0 else { return .visitChildren }
    let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text.filter { $0 != "`" }
      let type = statedType(of: binding)
      if open.isEmpty {
        declarations.globals[name] = type
        declarations.globalValues[name] = binding.onlyValue
        continue
      }
      open[open.count - 1].type.values[name] = binding.onlyValue
      if let type { open[open.count - 1].type.properties[name] = type }
      if binding.accessorBlock != nil { open[open.count - 1].type.observedProperties.insert(name) }
      let owner = open[open.count - 1].type
      if isStatic, node.bindingSpecifier.text == "let", owner.kind == .class,
        binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
          .trimmedDescription == owner.name
      {
        open[open.count - 1].type.constants.insert(name)
      }
      let isStored = binding.accessorBlock == nil && !isStatic
      guard isStored else { continue }
      open[open.count - 1].type.hasStoredProperties = true
      let isLet = node.bindingSpecifier.text == "let"
      if binding.initializer == nil || !isLet, let type {
        memberwise.append(
          TypeDeclaration.Parameter(
            label: name, type: type,
            hasDefault: binding.initializer != nil || (!isLet && type.isOptionalType)))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "DIScope"
    {
      declarations.usesModernScopes = true
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "custom"
    {
      declarations.usesModernScopes = true
    }
    return .visitChildren
  }

  private static func catchesErrors(_ body: Syntax) -> Bool {
    body.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.catch)
        || token.tokenKind == .keyword(.try)
          && token.nextToken(viewMode: .sourceAccurate)?.text == "?"
    }
  }

  private func parameters(of clause: FunctionParameterClauseSyntax) -> [TypeDeclaration.Parameter] {
    clause.parameters.map {
      TypeDeclaration.Parameter(
        label: $0.firstName.text == "_" ? nil : $0.firstName.text, type: $0.type.trimmedDescription,
        hasDefault: $0.defaultValue != nil)
    }
  }
}

extension PatternBindingSyntax {
  /// What a variable begins with, or what its getter returns, if that is one expression.
  var onlyValue: ExprSyntax? {
    if let value = initializer?.value { return value }
    guard case .getter(let statements)? = accessorBlock?.accessors else { return nil }
    return statements.count == 1 ? statements.returnedValue : nil
  }
}

extension CodeBlockItemListSyntax {
  /// What a body returns at its end.
  var returnedValue: ExprSyntax? {
    if let statement = last?.item.as(ReturnStmtSyntax.self) { return statement.expression }
    return count == 1 ? last?.item.as(ExprSyntax.self) : nil
  }
}

/// The type that a binding states, or that its value obviously has.
func statedType(of binding: PatternBindingSyntax) -> String? {
  if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
  guard let value = binding.initializer?.value,
    let call = value.withoutTry.as(FunctionCallExprSyntax.self),
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
    name.first?.isUppercase == true
  else { return nil }
  return name
}

extension ExprSyntax {
  /// The expression without `try` and parentheses around it.
  var withoutTry: ExprSyntax {
    if let marked = self.as(TryExprSyntax.self) { return marked.expression.withoutTry }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first,
      only.label == nil
    {
      return only.expression.withoutTry
    }
    return self
  }
}

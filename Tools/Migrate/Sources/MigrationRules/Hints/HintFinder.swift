import SwiftSyntax

/// Finds the uses of old declarations in a file, as far as its syntax and the index tell them.
final class HintFinder: SyntaxVisitor {
  private(set) var hints: [Hint] = []

  private let source: SourceText
  private let file: String
  private let library: LibraryTypes
  private let advices: AdviceIndex
  /// Whether the file speaks the modern generation, too: then `DIContainer` is that of the modern one.
  private let isPartlyModern: Bool

  /// Members that other types have as well: a receiver of an unknown type doesn't tell them.
  private static let commonNames: Set<String> = [
    "init", "build", "register", "resolve", "resolveMany", "check", "get", "load", "unsafe",
    "declare",
    "add", "remove", "log", "end", "initial", "set", "as", "lifetime", "injection", "postInit",
    "initializer", "dependency", "accept", "valid", "validate", "extension", "extensions",
    "setArgs",
  ]

  init(
    _ source: SourceText, file: String, types: ExpressionTypes, isPartlyModern: Bool
  ) {
    self.source = source
    self.file = file
    library = LibraryTypes(types: types.reading(source.tree))
    advices = AdviceIndex.of(types.generation)
    self.isPartlyModern = isPartlyModern
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  private var index: SourceIndex { library.types.index }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    tellType(node.name.text, at: node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let full = "\(node.baseType.trimmedDescription).\(node.name.text)"
    tellType(advices.types[full] == nil ? node.name.text : full, at: node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let member = node.parent?.as(MemberAccessExprSyntax.self) {
      // The member itself says more.
      let isName = member.declName.id == node.id
      if isName || entry(ofMember: member.declName.baseName.text, of: name) != nil {
        return .skipChildren
      }
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    {
      tellCall(of: node, call)
    } else {
      tellType(name, at: node.baseName)
    }
    return .skipChildren
  }

  private func tellType(_ name: String, at token: TokenSyntax) {
    guard let entry = advices.types[name], isOld(name) else { return }
    tell(entry, at: token)
  }

  /// Whether a type with this name is the old one: neither one of the sources nor the modern one.
  private func isOld(_ name: String) -> Bool {
    index.types[name] == nil && !(isPartlyModern && name == "DIContainer")
  }

  // MARK: Calls

  /// A call without a receiver: of an initializer, a function, or a method of the type around it.
  private func tellCall(of name: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax) {
    let word = name.baseName.text
    if word.first?.isUppercase == true {
      guard isOld(word) else { return }
      if let entry = function("init", of: word, call) {
        tell(entry, at: name.baseName)
      } else {
        tellType(word, at: name.baseName)
      }
      return
    }
    guard index.functions[word] == nil else { return }
    let owner = library.types.type(ofName: "self", at: Syntax(name))
    guard let owner, isOld(owner) else {
      if let entry = function(word, of: nil, call), entry.name.owner == nil {
        tell(entry, at: name.baseName)
      }
      return
    }
    if let entry = function(word, of: owner, call) { tell(entry, at: name.baseName) }
  }

  private func function(_ name: String, of owner: String?, _ call: FunctionCallExprSyntax)
    -> AdviceIndex.Entry?
  {
    // Both have the same label.
    if name == "register", let first = call.arguments.first, first.label?.text == "type",
      !first.expression.trimmedDescription.hasSuffix(".self")
    {
      return advices.function(name, of: owner, [], trailing: ["type"])
    }
    var trailing: [String?] = call.trailingClosure == nil ? [] : [nil]
    trailing += call.additionalTrailingClosures.map { $0.label.text }
    return advices.function(
      name, of: owner, call.arguments.map { $0.label?.text }, trailing: trailing)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let base = node.base else {
      tellImplicit(node, name)
      return .visitChildren
    }
    if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let entry = entry(ofMember: name, of: type)
    {
      tell(entry, at: node.declName.baseName)
      return .visitChildren
    }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    else {
      if let owner = library.type(of: base), isOld(owner),
        let entry = advices.members["\(owner).\(name)"]
      {
        tell(entry, at: node.declName.baseName)
      }
      return .visitChildren
    }
    guard advices.functions[name] != nil, !saysItself(node, call) else { return .visitChildren }
    let type =
      base.as(DeclReferenceExprSyntax.self).flatMap { isTypeName($0.baseName.text) }
      ?? library.type(of: base)
    if let type {
      guard isOld(type) else { return .visitChildren }
      if let entry = function(name, of: type, call) { tell(entry, at: node.declName.baseName) }
    } else if !Self.commonNames.contains(name), let entry = function(name, of: nil, call),
      entry.name.owner != nil
    {
      tell(entry, at: node.declName.baseName)
    }
    return .visitChildren
  }

  private func isTypeName(_ name: String) -> String? {
    name.first?.isUppercase == true ? name : nil
  }

  /// Whether the argument of a call says more than the call: `as(.self)`.
  private func saysItself(_ node: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
    node.declName.baseName.text == "as"
      && call.arguments.first?.expression.trimmedDescription == ".self"
  }

  // MARK: Members of types

  private func entry(ofMember name: String, of type: String) -> AdviceIndex.Entry? {
    isOld(type) ? advices.members["\(type).\(name)"] : nil
  }

  private func tellImplicit(_ node: MemberAccessExprSyntax, _ name: String) {
    guard let owners = advices.owners[name] else { return }
    let owner: String?
    if let type = library.contextualType(of: ExprSyntax(node)) {
      owner = owners.contains(type) ? type : nil
    } else {
      owner = isTelling(name) && owners.count == 1 ? owners.first : nil
    }
    // A modern lifetime with a strength is spelled as it should be.
    let isCalled =
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    if owner == "DILifeTime", isCalled { return }
    if let owner, let entry = entry(ofMember: name, of: owner) {
      tell(entry, at: node.declName.baseName)
    }
  }

  /// Whether only an old type has a case with a name.
  private func isTelling(_ name: String) -> Bool {
    let words = ["lazySingle", "weakSingle", "perScope", "perDependency", "perRequest"]
    let isCase = words.contains(name) || advices.owners[name] == ["DIError"] && name != "build"
    return isCase && name != "description"
      && !index.types.values.contains { $0.constants.contains(name) }
  }

  // MARK: Operators

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let entry = advices.operators[node.operator.text],
      !isPartlyModern || library.types.generation == .release1 && node.operator.text != "*",
      Request(ExprSyntax(node), library.types) != nil
    {
      tell(entry, at: node.operator)
    }
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let position = elements.firstIndex(where: { $0.id == ExprSyntax(node).id }), position > 0,
      let owner = library.type(of: elements[position - 1]),
      let entry = entry(ofMember: node.operator.text, of: owner)
    else { return .visitChildren }
    tell(entry, at: node.operator)
    return .visitChildren
  }

  // MARK: Telling

  private func tell(_ entry: AdviceIndex.Entry, at token: TokenSyntax) {
    let offset = token.textStart
    let line = source.line(at: offset)
    let column = offset - source.start(ofLine: line) + 1
    hints.append(Hint(entry, file: file, line: line, column: column))
  }
}

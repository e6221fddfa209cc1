import SwiftParser
import SwiftSyntax

/// What a file of a room declares, and the names that it uses.
final class RoomFile: SyntaxVisitor {
  struct Name {
    let text: String
    let line: Int
    /// Whether it names a declared function, an argument or a parameter.
    let isLabel: Bool
  }

  let path: String
  let room: String
  /// The types that other files can name, the functions, and the types that only the room or the file means.
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []
  private(set) var ownTypes: Set<String> = []
  /// Members, variables, and functions that only the file means.
  private(set) var members: Set<String> = []
  /// The names that don't follow a dot.
  private(set) var uses: [Name] = []
  /// The places of uncounted references.
  private(set) var uncounted: [Name] = []
  private let lines: SourceLocationConverter

  init(_ path: String, room: String, _ text: String) {
    self.path = path
    self.room = room
    let file = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: file)
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.name)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.name)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.name)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.name)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isVisible(node) { functions.insert(node.name.text) } else { members.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = token.tokenKind else { return .visitChildren }
    let before = token.previousToken(viewMode: .sourceAccurate)?.tokenKind
    let after = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
    let name = Name(
      text: token.text, line: lines.location(for: token.positionAfterSkippingLeadingTrivia).line,
      isLabel: before == .keyword(.func) || after == .colon)
    if ["Unmanaged", "_withUnsafeGuaranteedRef"].contains(name.text) { uncounted.append(name) }
    if before != .period { uses.append(name) }
    return .visitChildren
  }

  private func type(
    _ node: some WithModifiersSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if isVisible(node) { types.insert(name.text) } else { ownTypes.insert(name.text) }
    return .visitChildren
  }

  /// Whether other files can name a declaration without its type.
  private func isVisible(_ node: some WithModifiersSyntax) -> Bool {
    let isPrivate = node.modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    let isNested = sequence(first: Syntax(node), next: \.parent).dropFirst().contains {
      $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
    return !isPrivate && !isNested
  }
}

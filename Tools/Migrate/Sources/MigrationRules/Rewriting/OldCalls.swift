import SwiftSyntax

/// The registrations, loads of modules and requests of old code in one file, by their form.
///
/// It knows nothing of what a run can write: a run compares with it what it rewrites and tells, so that no mistake of
/// its own leaves a call out in silence.
final class OldCalls: SyntaxVisitor {
  enum Kind: String {
    case registration, load, request
  }

  struct Call {
    let kind: Kind
    let range: Range<Int>
    /// Whether the sources tell that the receiver is a builder or a scope.
    let isKnown: Bool
  }

  private(set) var calls: [Call] = []
  private let types: ExpressionTypes
  private let countsInside: Bool
  /// The registration that was visited last.
  private var chain = 0..<0

  /// - Parameter countsInside: Whether requests in registrations count: a run to release 2 writes each of them, one to the
  ///   modern generation the registration as a whole.
  init(_ tree: SourceFileSyntax, _ types: ExpressionTypes, countsInside: Bool = false) {
    self.types = types
    self.countsInside = countsInside
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    RemarkComment.isTold(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if chain.contains(node.textStart), !countsInside { return .visitChildren }
    if let found = Self.registration(node, types) {
      chain = found.expression.textRange
      add(.registration, found.expression, found.builder)
    } else if let base = Self.load(node, types) {
      add(.load, node, base)
    } else if Self.isRequest(node, types),
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      add(.request, node, base)
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if !chain.contains(node.textStart) || countsInside, Request(ExprSyntax(node), types) != nil {
      add(.request, node, node.expression)
    }
    return .visitChildren
  }

  private func add(_ kind: Kind, _ node: some SyntaxProtocol, _ receiver: ExprSyntax) {
    calls.append(
      Call(kind: kind, range: node.textRange, isKnown: types.type(of: receiver) != nil))
  }

  // MARK: Forms

  /// Calls that follow a registration, and that hardly anything else has.
  private static let links: Set<String> = [
    "initializer", "initial", "initialWithArg", "asType", "asName", "asSelf", "asDefault",
    "lifetime", "dependency", "injection", "postInit", "instanceSingle", "instanceLazySingle",
    "instancePerScope", "instancePerDependency", "instancePerRequest",
    "initializerDoesNotNeedToBe", "initialNotNecessary",
  ]

  /// The registration that a call of `register` begins: of a builder, or of something unknown that may be one.
  static func registration(_ call: FunctionCallExprSyntax, _ types: ExpressionTypes)
    -> RegistrationChain?
  {
    if let known = RegistrationChain(call, types) { return known }
    guard let (member, base) = receiver(of: call, "register"), types.type(of: base) == nil,
      isForm(call)
    else { return nil }
    let chain = RegistrationChain(call, member, base)
    let isSure = chain.links.contains { links.contains($0.name) }
    return isSure || !types.index.ownRegisterMethods ? chain : nil
  }

  /// Whether a call has the arguments of a registration.
  static func isForm(_ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text }.filter { $0 != "file" && $0 != "line" }
    guard let first = call.arguments.first, let label = labels.first, labels.count == 1 else {
      return labels.isEmpty && call.trailingClosure != nil
    }
    if label != nil { return ["short", "initializer", "type", "vc"].contains(label) }
    let name = first.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return first.expression.is(ClosureExprSyntax.self) || name == "self" || name == "init"
  }

  /// What loads a module by a call: `builder.register(module: PressModule())`.
  static func load(_ call: FunctionCallExprSyntax, _ types: ExpressionTypes) -> ExprSyntax? {
    guard let (_, base) = receiver(of: call, "register"), call.arguments.count == 1,
      let label = call.arguments.first?.label?.text,
      ["module", types.generation == .release1 ? "assembly" : "component", "protocol"]
        .contains(label),
      types.type(of: base) == nil || types.isBuilder(base)
    else { return nil }
    return base
  }

  private static func receiver(
    of call: FunctionCallExprSyntax, _ name: String
  ) -> (MemberAccessExprSyntax, ExprSyntax)? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == name, let base = member.base
    else { return nil }
    return (member, base)
  }

  /// Whether a call is a request, or looks like one of something whose type is unknown.
  static func isRequest(_ call: FunctionCallExprSyntax, _ types: ExpressionTypes) -> Bool {
    if Request(ExprSyntax(call), types) != nil { return true }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, Request.methods[member.declName.baseName.text] != nil
    else { return false }
    let type = types.type(of: base)?.baseType
    guard type == types.generation.scopeType || type == nil && !types.index.ownResolveMethods else {
      return false
    }
    // What the modern container understands is no request of old code.
    let labels = call.arguments.map { $0.label?.text }
    return !["resolve", "resolveMany"].contains(member.declName.baseName.text)
      || labels.first == .some(nil)
      || labels.contains { ["arg", "byTypeOf", "f", "l"].contains($0) } || isTried(Syntax(call))
  }

  /// Whether a `try` of the same statement covers code.
  private static func isTried(_ code: Syntax) -> Bool {
    for ancestor in sequence(first: code, next: \.parent) {
      if ancestor.is(TryExprSyntax.self) { return true }
      if ancestor.is(CodeBlockItemSyntax.self) || ancestor.is(ClosureExprSyntax.self) { break }
    }
    return false
  }
}

/// How many registrations or requests a file has, and what became of them.
package struct Tally: Sendable, Equatable {
  /// Those that the syntax shows.
  package var found = 0
  package var rewritten = 0
  package var remarked = 0
  /// Those that mean the same without a change, and those whose rules are turned off.
  package var kept = 0

  var addsUp: Bool { found == rewritten + remarked + kept }

  mutating func add(_ change: Change, isAccepted: Bool) {
    if !isAccepted {
      kept += 1
    } else if change.remark == nil {
      rewritten += 1
    } else {
      remarked += 1
    }
  }
}

extension [OldCalls.Call] {
  /// The first call that no change is about; nil if there is none.
  func missed(by changes: [Change]) -> OldCalls.Call? {
    let told = Set(changes.map(\.range))
    return first { !told.contains($0.range) }
  }
}

import SwiftSyntax

/// A request of old code: an operator before a scope, or a call of one of its methods.
struct Request {
  enum Kind: Equatable {
    case single, optional, many, lazy, optionalLazy, manyLazy
    /// `resolve(object)`.
    case injection
    /// `newLifeTimeScope()`.
    case newScope
  }

  let kind: Kind
  /// The operator with its operand, or the call.
  let core: ExprSyntax
  let scope: ExprSyntax
  let isOperator: Bool
  /// Whether a failure is an error. After `*!` it ends the process, and after `*?` it is nil.
  let canThrow: Bool
  /// The type that an argument states, as it is written.
  let type: String?
  let name: ExprSyntax?
  let tag: ExprSyntax?
  let arguments: [ExprSyntax]

  /// Whether a name, a tag or arguments choose or make the object.
  var isChosen: Bool { isNamed || !arguments.isEmpty }

  var isNamed: Bool { name != nil || tag != nil }

  /// Whether there is only a request if its container isn't nil, as in `session?.resolve(Cat.self)`.
  var isChained: Bool {
    var base: ExprSyntax? = scope
    while let current = base {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      base =
        current.as(MemberAccessExprSyntax.self)?.base
        ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
    }
    return false
  }

  /// Whether the modern request needs the container, and can't be a parameter.
  var needsContainer: Bool { isChosen || kind == .manyLazy }

  /// The text of the name that stands for a tag; nil if there is none, or if it isn't a constant.
  func constantTag(_ types: ExpressionTypes) -> String? {
    tag.flatMap { types.index.constant($0.trimmedDescription) }.map { "\"\($0)\"" }
  }

  private static let operators: [Generation: [String: Kind]] = [
    .release1: [
      "*": .single, "*!": .single, "*?": .optional, "**": .many, "**!": .many, "-*": .lazy,
      "-*!": .lazy,
      "-*?": .optionalLazy, "-**": .manyLazy,
    ],
    .release2: ["*": .single, "*?": .optional, "**": .many],
  ]

  static let methods: [String: Kind] = [
    "resolve": .single, "resolveMany": .many, "lazyResolve": .lazy, "lazyResolveMany": .manyLazy,
    "newLifeTimeScope": .newScope,
  ]

  /// The type that the request looks up, if it is stated in the request or by a cast around it.
  func requestedType(cast: String?) -> String? { (type ?? cast)?.baseType }

  init?(_ expression: ExprSyntax, _ types: ExpressionTypes) {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      self.init(prefix, types)
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      self.init(call, types)
    } else {
      return nil
    }
  }

  private init?(_ prefix: PrefixOperatorExprSyntax, _ types: ExpressionTypes) {
    let spelling = prefix.operator.text
    guard let kind = Self.operators[types.generation]?[spelling],
      !types.index.operators.contains(spelling)
    else { return nil }
    // An operand of an unknown type can only be a scope: nothing else has these operators.
    if let type = types.type(of: prefix.expression)?.baseType, type != types.generation.scopeType {
      return nil
    }
    self.init(
      kind: kind, core: ExprSyntax(prefix), scope: prefix.expression, isOperator: true,
      canThrow: ["*", "**", "-*"].contains(spelling))
  }

  private init?(_ call: FunctionCallExprSyntax, _ types: ExpressionTypes) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      call.trailingClosure == nil, types.isScope(base)
    else { return nil }
    guard var kind = Self.methods[member.declName.baseName.text] else { return nil }
    var type: String?
    var name: ExprSyntax?
    var tag: ExprSyntax?
    var arguments: [ExprSyntax] = []
    var isForModule = false
    for argument in call.arguments {
      switch argument.label?.text {
      case "name": name = argument.expression
      case "tag": tag = argument.expression
      case "arg": arguments.append(argument.expression)
      case "from"
      where types.generation == .release2
        && argument.expression.trimmedDescription.hasSuffix(".self"):
        isForModule = true
      case "from", "byTypeOf", "f", "l": return nil
      // `resolve(X.self, a, b)` of release 1 has arguments without labels.
      case nil where !arguments.isEmpty || type != nil: arguments.append(argument.expression)
      case nil:
        switch Self.argument(argument.expression, types) {
        case .type(let text): type = text
        case .object: kind = .injection
        case .unknown: return nil
        }
      default: return nil
      }
    }
    guard !isForModule || kind == .injection else { return nil }
    self.init(
      kind: kind, core: ExprSyntax(call), scope: base, isOperator: false,
      canThrow: kind != .newScope, type: type, name: name, tag: tag, arguments: arguments)
  }

  private init(
    kind: Kind, core: ExprSyntax, scope: ExprSyntax, isOperator: Bool, canThrow: Bool,
    type: String? = nil, name: ExprSyntax? = nil, tag: ExprSyntax? = nil,
    arguments: [ExprSyntax] = []
  ) {
    self.kind = kind
    self.core = core
    self.scope = scope
    self.isOperator = isOperator
    self.canThrow = canThrow
    self.type = type
    self.name = name
    self.tag = tag
    self.arguments = arguments
  }

  private enum Argument {
    case type(String)
    case object, unknown
  }

  /// Whether an argument without a label is a type or an object.
  private static func argument(_ expression: ExprSyntax, _ types: ExpressionTypes) -> Argument {
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self",
      let base = member.base
    {
      let text = base.trimmedDescription
      if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        return .type(String(text.dropFirst().dropLast()))
      }
      return .type(text)
    }
    guard let type = types.type(of: expression) else { return .unknown }
    return type.hasSuffix(".Type") ? .type(String(type.dropLast(5))) : .object
  }
}

/// What stands around a request, and belongs to it: `try`, and a cast.
struct RequestContext {
  enum Mark: Equatable {
    case none, plain, forced, optional
  }

  let mark: Mark
  /// The `try` around the request; nil if it covers other code, too.
  let tryExpression: TryExprSyntax?
  /// The nearest `try` around the request, whatever else it covers.
  let coveringTry: TryExprSyntax?
  /// The type of a cast after the request.
  let cast: String?
  /// The bytes from the request to the end of its cast.
  let valueRange: Range<Int>
  /// The request with its `try` and its cast, where nothing else belongs to it.
  let outermost: Syntax

  init(_ request: Request) {
    let around = Self.tryCovering(Syntax(request.core))
    let direct = around.flatMap { $0.expression.id == request.core.id ? $0 : nil }
    var node = direct.map { Syntax($0) } ?? Syntax(request.core)
    var range = request.core.textRange
    var cast: String?
    // The parser leaves `try x as X` as a sequence that begins with `try x`.
    if let list = node.parent?.as(ExprListSyntax.self) {
      let elements = Array(list)
      let position = elements.firstIndex { Syntax($0).id == node.id } ?? 0
      if position + 2 < elements.count,
        let marker = elements[position + 1].as(UnresolvedAsExprSyntax.self),
        marker.questionOrExclamationMark == nil
      {
        cast = elements[position + 2].trimmedDescription
        range = range.lowerBound..<elements[position + 2].textRange.upperBound
      }
      if elements.count == 3, cast != nil, let sequence = list.parent { node = sequence }
    }
    self.cast = cast
    valueRange = range
    coveringTry = around
    tryExpression = direct
    outermost = node
    switch around?.questionOrExclamationMark?.tokenKind {
    case nil: mark = around == nil ? .none : .plain
    case .exclamationMark: mark = .forced
    default: mark = .optional
    }
  }

  /// The nearest `try` that covers some code: around it, or before it in the same sequence.
  private static func tryCovering(_ code: Syntax) -> TryExprSyntax? {
    var node = code
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(ClosureExprSyntax.self)
    {
      if let found = parent.as(TryExprSyntax.self) { return found }
      if let list = parent.as(ExprListSyntax.self) {
        for element in list.reversed() where element.position < node.position {
          if element.is(AssignmentExprSyntax.self) { break }
          if let found = element.as(TryExprSyntax.self) { return found }
        }
      }
      node = parent
    }
    return nil
  }

  /// Whether operators connect the request with other code.
  var isPartOfSequence: Bool {
    outermost.parent?.is(ExprListSyntax.self) == true && !Self.holdsCast(outermost)
  }

  /// Whether a cast can stand there without parentheses around it.
  static func holdsCast(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
    if parent.is(CodeBlockItemSyntax.self) { return true }
    if let argument = parent.as(LabeledExprSyntax.self) {
      return argument.expression.id == node.as(ExprSyntax.self)?.id
    }
    guard let list = parent.as(ExprListSyntax.self),
      let position = Array(list).firstIndex(where: { Syntax($0).id == node.id })
    else { return false }
    let elements = Array(list)
    return position == elements.count - 1 && position == 2
      && elements[1].is(AssignmentExprSyntax.self)
  }
}

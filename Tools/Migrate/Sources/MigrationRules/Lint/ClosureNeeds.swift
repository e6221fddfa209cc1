import SwiftSyntax

/// What a parameter of a registration's closure is.
enum ClosureNeed: Sendable {
  case need(LintComponent.Need)
  /// A runtime argument.
  case argument
  /// The container, which may be asked for anything.
  case container
  case unknown(String)
}

/// Reads the parameters of modern closures, and of those of release 2 that take no container.
struct ClosureNeeds {
  let types: ExpressionTypes
  let names: LintTypes
  var implementation: String?

  /// What a type of a parameter asks for.
  func need(_ text: String, _ base: LintComponent.Need = LintComponent.Need(type: ""))
    -> ClosureNeed
  {
    var need = base
    if text.isOptionalType { need.isOptional = true }
    let type = text.baseType
    if type == types.generation.scopeType { return .container }
    if types.generation == .modern, let (wrapper, arguments) = Self.generic(type),
      names.index.types[wrapper] == nil, let first = arguments.first
    {
      switch wrapper {
      case "DIArg": return .argument
      case "DIMany":
        need.isMany = true
        return self.need(first, need)
      case "DIByTag" where arguments.count == 2:
        guard let tag = names.canonical(first) else { return .unknown("a tag is no plain type") }
        need.qualifiers.append("tag \(tag)")
        return self.need(arguments[1], need)
      case "DIManyInFramework":
        return .unknown("what a framework contains isn't known")
      case "Lazy", "Provider", "AsyncLazy", "AsyncProvider", "ProviderArgs":
        need.isDelayed = true
        return self.need(first, need)
      case _ where wrapper.hasPrefix("Provider") && Int(wrapper.dropFirst(8)) != nil:
        need.isDelayed = true
        return self.need(first, need)
      default: break
      }
    }
    guard let name = names.canonical(type) else {
      return .unknown("the sources don't tell which type \(type) is")
    }
    need.type = name
    return .need(need)
  }

  /// The parts of `Name<A, B>`.
  static func generic(_ type: String) -> (String, [String])? {
    guard type.hasSuffix(">"), let open = type.firstIndex(of: "<") else { return nil }
    let name = type[..<open].split(separator: ".").last.map(String.init) ?? ""
    var (depth, arguments, current) = (0, [String](), "")
    for character in type[type.index(after: open)...].dropLast() {
      if character == ",", depth == 0 {
        arguments.append(String(Substring(current).trimmed))
        current = ""
        continue
      }
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      current.append(character)
    }
    return (name, arguments + [String(Substring(current).trimmed)])
  }

  /// What the parameters of an initializer ask for.
  func needs(ofInitializer member: MemberAccessExprSyntax, _ type: String) -> [ClosureNeed] {
    var fitting = names.initializers(of: type)
    if let labels = member.declName.argumentNames?.arguments.map({ $0.name.text }) {
      fitting = fitting.filter { $0.map { $0.label ?? "_" } == labels }
    }
    // That of an archive, which can be nil.
    if fitting.count == 2 { fitting.removeAll { $0.count == 1 && $0[0].type == "NSCoder" } }
    guard fitting.count == 1 else {
      return [.unknown("the sources don't tell which initializer of \(type) is meant")]
    }
    return fitting[0].map { need($0.type) }
  }

  /// What each parameter of a closure is, but the first ones.
  ///
  /// - Parameter objectName: The name of the object into which the closure injects.
  func needs(
    of closure: ClosureExprSyntax, dropping count: Int, objectName: String?,
    _ base: LintComponent.Need
  ) -> [ClosureNeed] {
    let parameters = ClosureParameters(closure)
    let body = ClosureBody(
      closure: closure, parameters: parameters, scopeName: nil, argumentNames: [],
      objectName: objectName)
    return parameters.names.indices.dropFirst(count).map { position in
      if let stated = parameters.types[position] { return need(stated, base) }
      let mentions = body.mentions(of: parameters.names[position])
      for mention in mentions {
        guard let reference = mention.parent?.as(DeclReferenceExprSyntax.self) else { continue }
        let found = need(at: ExprSyntax(reference), objectName, base)
        if case .unknown = found { continue }
        return found
      }
      return .unknown("the sources don't tell the type of \(parameters.names[position])")
    }
  }

  /// What the use of a parameter tells.
  private func need(at use: ExprSyntax, _ objectName: String?, _ base: LintComponent.Need)
    -> ClosureNeed
  {
    var (expression, need) = (use, base)
    while let call = Self.call(around: expression) {
      let callee = call.calledExpression.trimmedDescription
      switch callee {
      case "many":
        need.isMany = true
      case "arg": return .argument
      case "by":
        if let reason = need.addTags(of: call, names) { return .unknown(reason) }
      default:
        return self.need(expected: expectedType(of: expression, objectName), need)
      }
      expression = ExprSyntax(call)
    }
    return self.need(expected: expectedType(of: expression, objectName), need)
  }

  /// What a place of a type asks for; all objects of the elements' type if the need is one of many.
  func need(expected: String?, _ base: LintComponent.Need) -> ClosureNeed {
    guard let expected else { return .unknown("the sources don't tell the type") }
    guard base.isMany else { return need(expected, base) }
    guard let element = expected.elementType else {
      return .unknown("the sources don't tell the type of the elements")
    }
    return need(element, base)
  }

  private static func call(around expression: ExprSyntax) -> FunctionCallExprSyntax? {
    expression.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// The type that the place of an expression demands.
  func expectedType(of expression: ExprSyntax, _ objectName: String?) -> String? {
    if let list = expression.parent?.as(ExprListSyntax.self) {
      let elements = Array(list)
      let position = elements.firstIndex { $0.id == expression.id } ?? 0
      if position + 2 < elements.count,
        let cast = elements[position + 1].as(UnresolvedAsExprSyntax.self)
      {
        return cast.questionOrExclamationMark == nil
          ? elements[position + 2].trimmedDescription : nil
      }
      guard elements.count == 3, position == 2, elements[1].is(AssignmentExprSyntax.self),
        let target = elements[0].as(MemberAccessExprSyntax.self),
        objectName != nil, target.base?.trimmedDescription == objectName, let implementation
      else { return nil }
      return types.index.property(target.declName.baseName.text, of: implementation)
    }
    guard let argument = expression.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = Self.call(around: expression)
    else { return nil }
    let labels = list.map { $0.label?.text }
    let position = Array(list).firstIndex { $0.id == argument.id } ?? 0
    if let made = ExprSyntax(call).constructedType {
      return names.initializer(of: made, labels: labels)?[position].type
    }
    let method = call.calledExpression.as(MemberAccessExprSyntax.self)
    let name = method?.declName.baseName.text ?? call.calledExpression.trimmedDescription
    let holders = ContainerHolders(file: 0, types: types, names: names)
    let owner =
      method.map { method in
        objectName != nil && method.base?.trimmedDescription == objectName
          ? implementation : method.base.flatMap { holders.owner($0) }
      } ?? holders.method(name, at: Syntax(call))
    if name == "init" {
      return owner.flatMap { names.initializer(of: $0, labels: labels)?[position].type }
    }
    guard owner != nil || method == nil else { return nil }
    return types.index.parameters(ofMethod: name, labels: labels, of: owner)?[position]
  }
}

extension LintComponent.Need {
  /// Adds the tags of a `by(tag:on:)`; returns why they aren't known.
  mutating func addTags(of call: FunctionCallExprSyntax, _ names: LintTypes) -> String? {
    for argument in call.arguments.dropLast() {
      guard let tag = names.metatype(argument.expression.trimmedDescription) else {
        return "a tag is no plain type"
      }
      qualifiers.append("tag \(tag)")
    }
    return nil
  }
}

extension LintComponent {
  /// Adds what the code at a place needs.
  mutating func add(_ found: [ClosureNeed], at place: LintPlace) {
    for item in found {
      switch item {
      case .need(let need): needs.append(need)
      case .argument: break
      case .container: takesContainer = true
      case .unknown(let reason): gaps.append(LintGap(place: place, reason: reason))
      }
    }
  }
}

import SwiftSyntax

/// What one registration offers and needs, as far as the sources tell.
struct RegistrationFacts: Sendable {
  /// Where the registration is: the file's position among the sources, and the offset in it.
  struct Place: Hashable, Sendable {
    let file: Int
    let offset: Int
  }

  /// Registrations in one builder, one after the other: a container has all of them or none.
  struct Run: Hashable, Sendable {
    let file: Int
    let start: Int
    let builder: String
    /// How they spell a type that all of them offer.
    var spellings: Set<String> = []
  }

  enum Lifetime: Sendable, Equatable {
    case single, lazySingle, weakSingle, perScope, perDependency, perRequest
    /// None is stated.
    case none
    /// It is not a literal.
    case unknown

    init(_ name: String) {
      switch name {
      case "single": self = .single
      case "lazySingle": self = .lazySingle
      case "weakSingle": self = .weakSingle
      case "perScope": self = .perScope
      case "perDependency": self = .perDependency
      case "perRequest": self = .perRequest
      default: self = .unknown
      }
    }

    /// Whether objects are kept and shared.
    var isKept: Bool { self != .perDependency }
  }

  struct Need: Sendable {
    /// The type that is looked up; nil if the sources do not tell.
    let type: String?
    let isMany: Bool
    /// The name or the tag that chooses the object.
    var name: String?
    var isNamed: Bool { name != nil }
    /// Whether nothing is wrong if there is no object.
    var isOptional = false
    /// The offset of the link that injects it; nil for a parameter of the initializer.
    let link: Int?
    /// Whether the link only assigns it to a property to which the owner itself could be assigned.
    var fitsOwner = false
  }

  let place: Place
  /// Those with which it is registered; nil if the sources don't tell.
  var run: Run?
  /// The builder, if no other code has it.
  let localBuilder: LocalBuilder?
  let implementation: String?
  /// The types that alternative types state, in their order.
  var services: [String] = []
  var statesOwnType = false
  var names: [String] = []
  /// Whether a tag is a value that isn't a constant.
  var hasVariableTag = false
  var isDefault = false
  var lifetime = Lifetime.none
  /// Whether the lifetime is stated.
  var statesLifetime: Bool { !isImplied }
  private var isImplied = true
  var isVC = false
  var initializers = 0
  var takesArguments = false
  /// Whether no request without arguments makes an object.
  var needsArguments: Bool { takesArguments && !takesNone }
  /// Whether an initializer takes no arguments.
  private var takesNone = false
  /// Whether `build()` makes an object.
  var isEager: Bool { lifetime == .single && !needsArguments }
  var needs: [Need] = []
  /// Whether a closure throws an error of its own.
  private(set) var throwsErrors = false
  /// Whether the closure that makes the object still throws after the rewrite.
  private(set) var throwsOn = false

  /// The types under which old requests find the registration.
  var offered: [String] {
    let own = statesOwnType || services.isEmpty ? [implementation].compactMap(\.self) : []
    return own + services
  }

  /// Those with which it is registered, and which offer a type.
  func run(offering type: String?) -> Run? {
    var run = run
    run?.spellings = Set(offered.filter { $0.lastName == type?.lastName })
    return run
  }

  var hidesOwnType: Bool {
    !statesOwnType && !services.isEmpty && implementation.map { !services.contains($0) } == true
  }

  init(
    _ chain: RegistrationChain, in file: Int, _ localBuilder: LocalBuilder?,
    _ types: ExpressionTypes
  ) {
    place = Place(file: file, offset: chain.register.textRange.upperBound)
    self.localBuilder = localBuilder
    implementation = chain.implementation(types)
    let first = chain.register.arguments.first
    isVC = first?.label?.text == "vc"
    statesOwnType = isVC
    let register = RegistrationChain.Link(
      name: "register", period: chain.period, call: chain.register)
    add(register, types)
    for link in chain.links where !chain.isUnfinishedService(link) { add(link, types) }
    isImplied = lifetime == .none
    // An object with arguments was not kept unless the registration said so.
    if takesArguments, isImplied, types.generation == .release1 { lifetime = .perDependency }
  }

  private mutating func add(_ link: RegistrationChain.Link, _ types: ExpressionTypes) {
    let argument = link.argument?.expression.trimmedDescription ?? ""
    switch link.name {
    case "register", "initializer", "initial", "initialWithArg":
      addInitializer(link, types)
    case "asSelf": statesOwnType = true
    case "asType", "as":
      if argument == ".self" || argument == implementation.map({ $0 + ".self" }) {
        statesOwnType = true
      } else if argument.hasSuffix(".self") {
        services.append(String(argument.dropLast(5)).baseType)
      }
    case "asName": names.append(argument)
    case "set":
      if link.argument?.label?.text == "tag", !argument.hasSuffix(".self"),
        types.index.constant(argument) == nil
      {
        hasVariableTag = true
      }
      // A tag has an object of its own, as a name has.
      if ["name", "tag"].contains(link.argument?.label?.text) { names.append(argument) }
      if argument == ".default" { isDefault = true }
    case "asDefault": isDefault = true
    case "lifetime":
      lifetime = Lifetime(argument.hasPrefix(".") ? String(argument.dropFirst()) : "")
    case "instanceSingle": lifetime = .single
    case "instanceLazySingle": lifetime = .lazySingle
    case "instancePerScope": lifetime = .perScope
    case "instancePerDependency": lifetime = .perDependency
    case "instancePerRequest": lifetime = .perRequest
    case "dependency", "injection": addInjection(link, types)
    default: break
    }
  }

  private mutating func addInitializer(_ link: RegistrationChain.Link, _ types: ExpressionTypes) {
    if let closure = link.closure {
      initializers += 1
      let body = ClosureBody.initializer(closure, link: link.name, types)
      throwsErrors = throwsErrors || body.throwsOtherErrors(types)
      throwsOn = throwsOn || throwsErrors || body.requestsThrow(types)
      if body.argumentNames.isEmpty { takesNone = true } else { takesArguments = true }
      if body.scopeName == nil { addParameters(of: closure, types) }
      addNeeds(of: body, link: nil, types)
    } else if let reference = link.argument?.expression.as(MemberAccessExprSyntax.self),
      reference.declName.baseName.text == "init", let implementation
    {
      initializers += 1
      takesNone = true
      throwsErrors = throwsErrors || types.index.throwingTypes.contains(implementation)
      throwsOn = throwsOn || throwsErrors
      let labels = reference.declName.argumentNames?.arguments.map { name in
        name.name.text == "_" ? nil : name.name.text
      }
      let all = types.index.initializers(of: implementation)
      let parameters =
        labels.map { types.index.initializer(of: implementation, labels: $0) }
        ?? (all.count == 1 ? all[0] : nil)
      needs += (parameters ?? []).map { Need(type: $0.type, isMany: false, link: nil) }
    }
  }

  /// The parameters of a closure of release 2 that takes no container.
  private mutating func addParameters(of closure: ClosureExprSyntax, _ types: ExpressionTypes) {
    let names = LintTypes(index: types.index)
    let reader = ClosureNeeds(types: types, names: names)
    let found = reader.needs(
      of: closure, dropping: 0, objectName: nil, LintComponent.Need(type: ""))
    needs += found.map { need in
      guard case .need(let need) = need else { return Need(type: nil, isMany: false, link: nil) }
      return Need(
        type: need.type, isMany: false, isOptional: need.isOptional, link: nil)
    }
  }

  private mutating func addInjection(_ link: RegistrationChain.Link, _ types: ExpressionTypes) {
    guard let closure = link.closure else { return }
    let offset = link.period.textStart
    let isManual = link.isManual
    let body = isManual ? ClosureBody.manualInjection(closure) : .automaticInjection(closure)
    throwsErrors = throwsErrors || body.throwsOtherErrors(types)
    guard isManual else {
      for (position, name) in body.argumentNames.enumerated() {
        let stated = body.parameters.types[position + 1]
        let type = stated ?? typeOfTarget(of: name, in: body, types)
        var need = Need(type: type, isMany: false, link: offset)
        need.fitsOwner = body.assignedParameter != nil && fits(type, types)
        needs.append(need)
      }
      return
    }
    if let (target, request, cast) = body.assignment(types) {
      let property = implementation.flatMap {
        types.index.property(target.declName.baseName.text, of: $0)
      }
      let type = request.requestedType(cast: cast) ?? property
      if request.kind == .lazy { return }
      var need = Need(
        type: request.kind == .many ? type.map { $0.elementType ?? $0.baseType } : type,
        isMany: request.kind == .many, name: (request.name ?? request.tag)?.trimmedDescription,
        link: offset)
      need.fitsOwner = request.arguments.isEmpty && fits(type, types)
      needs.append(need)
    } else {
      addNeeds(of: body, link: offset, types)
    }
  }

  private func fits(_ type: String?, _ types: ExpressionTypes) -> Bool {
    guard let type = type?.baseType, let implementation else { return false }
    return type == implementation || types.index.conforms(implementation, to: type)
  }

  /// The type that a parameter of an injection has: a cast, a property or a method tells it.
  private func typeOfTarget(of name: String, in body: ClosureBody, _ types: ExpressionTypes)
    -> String?
  {
    guard let mention = body.mentions(of: name).first?.parent?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    if let list = mention.parent?.as(ExprListSyntax.self) {
      let elements = Array(list)
      let position = elements.firstIndex { $0.id == ExprSyntax(mention).id } ?? 0
      if position + 2 < elements.count, elements[position + 1].is(UnresolvedAsExprSyntax.self) {
        return elements[position + 2].trimmedDescription
      }
      guard elements.count == 3, position == 2, elements[1].is(AssignmentExprSyntax.self),
        let target = elements[0].as(MemberAccessExprSyntax.self),
        target.base?.trimmedDescription == body.objectName
      else { return nil }
      return implementation.flatMap { types.index.property(target.declName.baseName.text, of: $0) }
    }
    guard let argument = mention.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      method.base?.trimmedDescription == body.objectName, let implementation,
      let position = list.firstIndex(of: argument)
    else { return nil }
    let parameters = types.index.parameters(
      ofMethod: method.declName.baseName.text, labels: list.map { $0.label?.text },
      of: implementation)
    return parameters?[list.distance(from: list.startIndex, to: position)]
  }

  private mutating func addNeeds(of body: ClosureBody, link: Int?, _ types: ExpressionTypes) {
    let finder = RequestFinder(types)
    finder.walk(body.closure.statements)
    for request in finder.requests where request.kind != .lazy {
      let context = RequestContext(request)
      let type = request.requestedType(cast: context.cast) ?? context.expectedType(types)
      let isMany = request.kind == .many
      needs.append(
        Need(
          type: isMany ? type.map { $0.elementType ?? $0.baseType } : type, isMany: isMany,
          name: (request.name ?? request.tag)?.trimmedDescription,
          isOptional: request.kind == .optional || context.mark == .optional, link: link))
    }
  }
}

/// Finds all requests in some code.
final class RequestFinder: SyntaxVisitor {
  let types: ExpressionTypes
  private(set) var requests: [Request] = []

  init(_ types: ExpressionTypes) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let request = Request(ExprSyntax(node), types) { requests.append(request) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let request = Request(ExprSyntax(node), types) { requests.append(request) }
    return .visitChildren
  }
}

extension String {
  /// Whether it is a text in code that means what it says.
  var isPlainText: Bool { hasPrefix("\"") && !hasPrefix("\"\"\"") && !contains("\\") }
}

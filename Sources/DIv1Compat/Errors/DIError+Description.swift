internal import DIEngine

extension DIError: CustomStringConvertible {
  /// The mistake, the components that it concerns, one a line, what to do, and the mistake's code.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    if case .build(let errors) = self {
      let count = errors.count == 1 ? "1 mistake" : "\(errors.count) mistakes"
      return "The registrations have \(count).\n\(errors.map { "\($0)" }.joined(separator: "\n"))"
    }
    return TypeNames.naming(description)
  }

  private func description(_ names: TypeNames) -> String {
    let (headline, concerned, advice) = parts(names)
    let found = concerned.isEmpty ? [] : ["  Found:"] + concerned.map { "    \($0)" }
    return ([headline] + found + ["  To do: \(advice)", code.line]).joined(separator: "\n")
  }

  private var code: FailureCode {
    switch self {
    #if DITRANQUILLITY_1_1
    case .multyRegisterDefault: return .severalDefaults
    case .multyRegisterNamesForType: return .sameNames
    case .multyPerRequestObjectsForType: return .severalExternal
    #else
    case .pluralSpecifiedDefaultType: return .severalDefaults
    case .intersectionNamesForType: return .sameNames
    case .defaultTypeIsNotSpecified(_, let components) where components.count == 1:
      return .severalExternal
    case .typeIsIncorrect(_, let real, _) where real is any OptionalType.Type: return .nilFactory
    #endif
    #if DITRANQUILLITY_1_2
    case .severalPerRequestObjectsFor: return .severalExternal
    #endif
    default:
      guard let report else { return .withoutInitializer }
      return Failure(report.kind, requested: report.requested ?? Any.self, path: []).code
    }
  }
}

#if !DITRANQUILLITY_1_1
extension DIError {
  /// The headline, the lines of the components, and the advice; the errors of `build` have parts of their
  /// own.
  fileprivate func parts(
    _ names: TypeNames
  ) -> (headline: String, components: [String], advice: String) {
    func words(_ remedy: Remedy) -> String {
      adviceOfRelease1(remedy, names) ?? remedy.neutralText(names)
    }
    func name(_ component: DIComponent) -> String { names(component.type) }
    func several(_ type: DIType) -> String {
      "Several objects of \(names(type)) exist, but the request needs one."
    }
    func lines(_ components: [DIComponent]) -> [String] {
      let lines = components.map {
        let qualifiers = $0.qualifiers.map { names($0) }.joined(separator: ", ")
        let place = ComponentInfo(type: $0.type, file: $0.file, line: $0.line).place
        return "\(name($0))\(qualifiers.isEmpty ? "" : " (\(qualifiers))") - \(place)"
      }
      return abbreviated(lines, indentation: "")
    }
    switch self {
    case .typeIsNotFound(let type):
      return ("No component offers \(names(type)).", [], words(.register(type)))
    case .typeIsNotFoundForName(let type, let name, let components):
      let requested = names(type)
      guard name.isEmpty else {
        return (
          "No component offers \(requested) with name \"\(name)\".", lines(components),
          "register the name, or request one of those that exist."
        )
      }
      return (
        "\(requested) is registered only with names, but the request has none.",
        lines(components),
        words(
          .stateQualifier(
            type, known: components.flatMap(\.qualifiers), hasDefault: false, from: .code))
      )
    case .notSpecifiedInitializationMethodFor(let component):
      return (
        "\(name(component)) has no initializer.", lines([component]),
        "give the component one: initializer(_:)."
      )
    case .initializationMethodWithSignatureIsNotFoundFor(let component, let signature):
      return (
        "\(name(component)) has no initializer for \(signature).", lines([component]),
        "give the component an initializer for exactly these arguments, or pass arguments for which "
          + "it has one."
      )
    case .pluralSpecifiedDefaultType(let type, let components):
      return (
        "Several components are the default for \(names(type)).", lines(components),
        words(.preferOnlyOne(.default, count: components.count))
      )
    case .defaultTypeIsNotSpecified(let type, let components) where components.count > 1:
      return (
        "Several components offer \(names(type)), and none of them is the default.",
        lines(components), words(.preferOne(type))
      )
    case .defaultTypeIsNotSpecified(let type, let components):
      return (several(type), lines(components), adviceForSeveral)
    case .intersectionNamesForType(let type, let shared, let components):
      let list = shared.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      return (
        "Several components of \(names(type)) have the same name: \(list).",
        lines(components), "give each of them its own names: asName(_:)."
      )
    #if DITRANQUILLITY_1_2
    case .severalPerRequestObjectsFor(let type, _):
      return (several(type), [], adviceForSeveral)
    #endif
    case .typeIsIncorrect(_, let real, let component) where real is any OptionalType.Type:
      return (
        "The initializer of \(name(component)) returned nil.", lines([component]),
        words(.returnObject)
      )
    case .typeIsIncorrect(let requested, let real, let component):
      let kind = Failure.Kind.misfit(real: real, requested: requested)
      if case .isolatedConformance = kind {
        let failure = Failure(kind, requested: requested, path: [])
        let words = FailureText(failure, names).words
        return (words.summary, lines([component]), words.advice!)
      }
      return (
        "\(name(component)) is offered as \(names(requested)), but the object is of type "
          + "\(names(real)).", lines([component]),
        "offer the component only under types that its objects have."
      )
    case .recursiveInitialization(let component):
      return (
        "\(name(component)) is needed while it is being created.", lines([component]),
        Remedy.replaceParameter(isTransient: true).neutralText(names)
      )
    case .build: return ("", [], "")
    }
  }

  private var adviceForSeveral: String {
    "request all of them, or release those that are no longer used."
  }
}
#else
extension DIError {
  /// The headline, the lines of the components, and the advice; the errors of `build` have parts of their
  /// own.
  fileprivate func parts(
    _ names: TypeNames
  ) -> (headline: String, components: [String], advice: String) {
    switch self {
    case .typeNoRegister(let type):
      return (
        "No component offers \(type).", [],
        "register \(type), or offer a registered component under that type: asType(\(type).self)."
      )
    case .typeNoRegisterByName(let type, let name):
      return (
        name.isEmpty
          ? "\(type) is registered only with names, but the request has none."
          : "No component offers \(type) with name \"\(name)\".", [],
        "request one of the names that exist, or make a component the default: asDefault()."
      )
    case .notSetInitializer(let type):
      return ("\(type) has no initializer.", [], "give the component one: initializer(_:).")
    case .initializerWithSignatureNotFound(let type, let signature):
      return (
        "\(type) has no initializer for \(signature).", [],
        "give the component an initializer for exactly these arguments, or pass arguments for which "
          + "it has one."
      )
    case .multyRegisterDefault(let types, let type):
      return (
        "Several components are the default for \(type).", types, "keep one asDefault()."
      )
    case .notFoundDefaultForMultyRegisterType(let types, let type):
      return (
        "Several components offer \(type), and none of them is the default.", types,
        "make one of them the default: asDefault(); or tell them apart: asName(_:)."
      )
    case .multyRegisterNamesForType(let names, let type):
      let list = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      return (
        "Several components of \(type) have the same name: \(list).", [],
        "give each of them its own names: asName(_:)."
      )
    case .multyPerRequestObjectsForType(_, let type):
      return (
        "Several objects of \(type) exist, but the request needs one.", [],
        "request all of them, or release those that are no longer used."
      )
    case .typeIncorrect(let requested, let real):
      return (
        "The object for \(requested) is of type \(real).", [],
        "offer the component only under types that its objects have."
      )
    case .recursiveInitializer(let type):
      return (
        "\(type) is needed while it is being created.", [],
        Remedy.replaceParameter(isTransient: true).neutralText(names)
      )
    case .build: return ("", [], "")
    }
  }
}
#endif

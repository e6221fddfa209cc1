package import DIEngine

extension Failure {
  /// The description, whose advice names the API of this generation.
  package var modernText: String { text(modernWords) }

  /// The description for the log of a running app: says no more than is known without a long search.
  var shortText: String { text(modernWords, searchesTypes: false) }
}

/// Returns the words of this generation for a remedy.
func modernWords(_ remedy: Remedy) -> String {
  switch remedy {
  case .register(let type):
    let name = shortName(of: type)
    return
      "register \(name), or offer a registered component under that type: "
      + "as(\(typeExpression(of: type)).self)."
  case .offer(let type, let components):
    let name = shortName(of: type)
    return
      "let \(Remedy.oneOf(components)) offer \(name): "
      + "as(check: \(typeExpression(of: type)).self) { $0 }; "
      + "or register another component."
  case .requestMany(let element, let count, let isTagged, let requester):
    let call =
      switch requester {
      case .delayed:
        "request DIMany<\(shortName(of: element))> instead of the array in the Lazy or Provider, and "
          + "write many(_:) around its value"
      case _ where isTagged: "write many(by(tag:on:)) for those with the tag"
      case .code: "use resolveMany()"
      case .component: "write many($0)"
      }
    return "\(Remedy.offering(element, count)): \(call)."
  case .takeArgument(let type):
    let name = shortName(of: type)
    return
      "write arg($0) for the parameter if it takes the given argument of type \(name); otherwise "
      + "register \(name)."
  case .passArgument(let type, let requester):
    let way =
      switch requester {
      case .code: "pass the argument: resolve(args: ...)"
      case .component:
        "pass the argument: resolve(arguments: AnyArguments(for: \(typeExpression(of: type)).self, "
          + "args: ...))"
      case .delayed: "request a Provider1 to Provider5, whose value takes the argument"
      }
    return "\(way); or make the parameter Optional."
  case .stateQualifier(let type, let hasDefault):
    let offer = "also offer it without one: as(\(typeExpression(of: type)).self)."
    return hasDefault
      ? "default() chooses only among components that are offered without a name or tag: \(offer)"
      : "use resolve(name:) or by(tag:on:), or \(offer)"
  case .preferOne(let type):
    let name = typeExpression(of: type)
    return
      "make one of them default(), or tell them apart: as(\(name).self, name:) or "
      + "as(\(name).self, tag:)."
  case .preferOnlyOne(.test, let count):
    return "\(Remedy.quantity(count)) test(): keep one."
  case .preferOnlyOne(_, let count):
    return
      "\(Remedy.quantity(count)) default(): keep one, or use test() for the one that replaces the "
      + "others in a test."
  case .deferInjection(let owner, let isTransient):
    return
      "break the cycle: write injection(cycle: true, ...) for \(shortName(of: owner.type)) "
      + "(\(owner.place))\(isTransient ? keeping : "")."
  case .replaceParameter(let isTransient):
    return
      "break the cycle: take a Lazy or a Provider for a parameter, or replace it with "
      + "injection(cycle: true, ...)\(isTransient ? keeping : "")."
  case .returnObject:
    return "request an Optional, or let the factory return an object."
  case .provideObject:
    return
      "give the component such an initializer; or give it a lifetime that keeps its objects, and "
      + "call inject(into:) for one before the request."
  case .requestLater(let component):
    return
      "break the cycle: request the object, or the value of the Lazy or Provider, after the "
      + "initializer of \(shortName(of: component.type)) (\(component.place)) has returned."
  }
}

private let keeping =
  ", and give one of the components a lifetime that keeps its object, such as objectGraph"

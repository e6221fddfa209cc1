package import DIEngine

extension Failure {
  /// The description, whose advice names the API of this generation.
  package var modernText: String { text(modernWords) }

  /// The description for the log of a running app: says no more than is known without a long search.
  var shortText: String { text(modernWords, searchesTypes: false) }
}

/// Returns the words of this generation for a remedy.
func modernWords(_ remedy: Remedy, _ names: TypeNames) -> String {
  switch remedy {
  case .register(let type):
    return
      "register \(names(type)), or offer a registered component under that type: "
      + "as(\(names.expression(type)).self)."
  case .registerEarlier:
    return
      "a component serves the request by now. Register it earlier: a Lazy or Provider chooses its "
      + "component when it is made."
  case .stateType(let requester):
    return requester.isCode
      ? "state the type to resolve: let car: Car = container.resolve(), or container.resolve() as Car."
      : "state the type of the dependency: $0 as Car."
  case .requestElements, .requestFunction, .requestObject:
    return remedy.neutralText(names)
  case .offer(let type, let components):
    return
      "let \(Remedy.oneOf(components, names)) offer \(names(type)): "
      + "as(check: \(names.expression(type)).self) { $0 }; "
      + "or register another component."
  case .requestMany(let element, let count, let isTagged, let requester):
    let call =
      switch requester {
      case .delayed:
        "request DIMany<\(names.declaration(element))> instead of the array in the Lazy or Provider, and "
          + "write many(_:) around its value"
      case _ where isTagged: "write many(by(tag:on:)) for those with the tag"
      case .code: "use resolveMany()"
      case .component: "write many($0)"
      }
    return "\(Remedy.offering(element, count, names)): \(call)."
  case .takeArgument(let type):
    let name = names(type)
    return
      "write arg($0) for the parameter if it takes the given argument of type \(name); otherwise "
      + "register \(name)."
  case .passArgument(let type, let requester):
    let way =
      switch requester {
      case .code:
        "pass the argument: resolve(args: ...), or, beside a name or tag, arguments: "
          + "AnyArguments(for: \(names.expression(type)).self, args: ...)"
      case .component:
        "pass the argument: resolve(arguments: AnyArguments(for: \(names.expression(type)).self, "
          + "args: ...))"
      case .delayed: "request a Provider1 to Provider5, whose value takes the argument"
      }
    return "\(way); or make the parameter Optional."
  case .stateQualifier(let type, let known, let hasDefault, let requester):
    let offer = "also offer it without one: as(\(names.expression(type)).self)."
    if hasDefault {
      return
        "default() chooses only among components that are offered without a name or tag: \(offer)"
    }
    let call =
      requester.isCode
      ? known.word(name: "resolve(name:)", tag: "resolve(tag:)")
      : known.word(name: "injection(name:)", tag: "by(tag:on:)")
    return "use \(call), or \(offer)"
  case .preferOne(let type):
    let name = names.expression(type)
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
      "break the cycle: write injection(cycle: true, ...) for \(names(owner.type)) "
      + "(\(owner.place))\(isTransient ? ", and \(keeping)" : "")."
  case .replaceParameter(let isTransient):
    return
      "break the cycle: take a Lazy or a Provider for a parameter, or replace it with "
      + "injection(cycle: true, ...)\(isTransient ? ", and \(keeping)" : "")."
  case .keepObject:
    return "\(keeping)."
  case .returnObject:
    return "request an Optional, or let the factory return an object."
  case .provideObject(let type) where TypeNames.needsAny(type):
    return
      "register the initializer of a type that conforms to it, followed by "
      + "as(check: \(names.expression(type)).self) { $0 }."
  case .provideObject(let type):
    return
      "register its initializer: register(\(names(type)).init); or, if other code creates its objects, "
      + "give it a lifetime that keeps them, and call inject(into:) for one before the request."
  case .seeError:
    return
      "see the thrown error. Only try container.resolved() throws it; resolve() ends the process."
  case .requestLater(let component):
    return
      "break the cycle: request the object, or the value of the Lazy or Provider, after the "
      + "initializer of \(names(component.type)) (\(component.place)) has returned."
  }
}

extension Remedy.Requester {
  fileprivate var isCode: Bool {
    if case .code = self { return true }
    return false
  }
}

private let keeping =
  "give one of the components a lifetime that keeps its object, such as objectGraph"

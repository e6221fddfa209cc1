internal import DIEngine

/// Returns the words of this generation for a remedy, or nil for those of the engine.
///
/// They name types without Optional layers: requests and registrations ignore those.
func adviceOfRelease2(_ remedy: Remedy, _ names: TypeNames) -> String? {
  switch remedy {
  case .register(let requested):
    let type = peeled(requested)
    let name = names(type)
    return
      "register \(name), or offer a registered component under that type: "
      + "as(\(names.expression(type)).self) { $0 }."
  case .offer(let requested, let components):
    let type = peeled(requested)
    let name = names(type)
    return
      "let \(Remedy.oneOf(components, names)) offer \(name): "
      + "as(\(names.expression(type)).self) { $0 }; "
      + "or register another component."
  case .requestMany(let element, let count, _, _):
    return "\(Remedy.offering(element, count, names)): use ** or resolveMany()."
  case .preferOne:
    return "make one of them the default: set(.default); or tell them apart: set(name:), set(tag:)."
  case .preferOnlyOne(_, let count):
    return "\(Remedy.quantity(count)) the default: keep one set(.default)."
  case .replaceParameter:
    return
      "break the cycle: replace a parameter with an injection, and give its component a lifetime that "
      + "keeps its object, such as perScope."
  case .stateType:
    return "request the type of the object that you need: resolve(Car.self)."
  case .returnObject:
    return "the initial returned nil: let it return an object."
  case .takeArgument, .passArgument, .provideObject, .stateQualifier, .deferInjection,
    .requestLater, .registerEarlier, .requestElements, .requestFunction,
    .requestObject, .keepObject,
    .seeError:
    return nil
  }
}

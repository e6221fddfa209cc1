internal import DIEngine

/// Returns the words of this generation for a remedy, or nil for those of the engine.
///
/// They name types without Optional layers: requests and registrations ignore those.
func adviceOfRelease2(_ remedy: Remedy) -> String? {
  switch remedy {
  case .register(let requested):
    let type = peeled(requested)
    let name = shortName(of: type)
    return
      "register \(name), or offer a registered component under that type: "
      + "as(\(typeExpression(of: type)).self) { $0 }."
  case .offer(let requested, let components):
    let type = peeled(requested)
    let name = shortName(of: type)
    return
      "let \(Remedy.oneOf(components)) offer \(name): "
      + "as(\(typeExpression(of: type)).self) { $0 }; "
      + "or register another component."
  case .requestMany(let element, let count, _, _):
    return "\(Remedy.offering(element, count)): use ** or resolveMany()."
  case .preferOne:
    return "make one of them the default: set(.default); or tell them apart: set(name:), set(tag:)."
  case .preferOnlyOne(_, let count):
    return "\(Remedy.quantity(count)) the default: keep one set(.default)."
  case .replaceParameter:
    return
      "break the cycle: replace a parameter with an injection, and give its component a lifetime that "
      + "keeps its object, such as perScope."
  case .returnObject:
    return "the initial returned nil: let it return an object."
  case .takeArgument, .passArgument, .provideObject, .stateQualifier, .deferInjection,
    .requestLater:
    return nil
  }
}

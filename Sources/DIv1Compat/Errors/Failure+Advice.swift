internal import DIEngine

/// Returns the words of this generation for a remedy, or nil for those of the engine.
///
/// They name types without Optional layers: requests and registrations ignore those.
func adviceOfRelease1(_ remedy: Remedy, _ names: TypeNames) -> String? {
  switch remedy {
  case .register(let requested):
    let type = peeled(requested)
    let name = names(type)
    return
      "register \(name), or offer a registered component under that type: "
      + "asType(\(names.expression(type)).self)."
  case .offer(let requested, let components):
    let type = peeled(requested)
    let name = names(type)
    return
      "let \(Remedy.oneOf(components, names)) offer \(name): "
      + "asType(\(names.expression(type)).self); "
      + "or register another component."
  case .requestMany(let element, let count, _, _):
    return "\(Remedy.offering(element, count, names)): use ** or resolveMany()."
  case .stateQualifier:
    return "request it by name, or make a component the default: asDefault()."
  case .preferOne:
    return "make one of them the default: asDefault(); or tell them apart: asName(_:)."
  case .preferOnlyOne(_, let count):
    return "\(Remedy.quantity(count)) the default: keep one asDefault()."
  case .seeError:
    return "see the thrown error; a request with try throws it unchanged."
  case .stateType:
    return "request the type of the object that you need: resolve(Car.self)."
  case .returnObject:
    return "let the initializer return an object."
  case .takeArgument, .passArgument, .provideObject, .deferInjection, .replaceParameter,
    .requestLater, .registerEarlier, .requestElements, .requestFunction,
    .requestObject, .keepObject:
    return nil
  }
}

package import DIEngine

extension DIError: FailureReport {
  #if DITRANQUILLITY_1_1
  // These errors tell the names of types, not the types.
  package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? {
    switch self {
    case .typeNoRegister: return (.notFound, nil)
    case .typeNoRegisterByName: return (.qualifierNotFound, nil)
    case .notFoundDefaultForMultyRegisterType: return (.ambiguous, nil)
    case .initializerWithSignatureNotFound:
      return (.makerNotFound(signature: (() -> Void).self), nil)
    case .typeIncorrect: return (.wrongType(real: Any.self), nil)
    case .recursiveInitializer: return (.recursion, nil)
    default: return nil
    }
  }
  #else
  package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? {
    switch self {
    case .typeIsNotFound(let type): return (.notFound, type)
    case .typeIsNotFoundForName(let type, _, _): return (.qualifierNotFound, type)
    case .defaultTypeIsNotSpecified(let type, _): return (.ambiguous, type)
    case .initializationMethodWithSignatureIsNotFoundFor(let component, let signature):
      let signature = signature as? any Any.Type ?? (() -> Void).self
      return (.makerNotFound(signature: signature), component.type)
    case .typeIsIncorrect(let requested, let real, _): return (.wrongType(real: real), requested)
    case .recursiveInitialization(let component): return (.recursion, component.type)
    default: return nil
    }
  }
  #endif
}

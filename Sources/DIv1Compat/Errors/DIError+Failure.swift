public import DIEngine

/// Returns the error that a request throws for a failure of the engine: a user closure's own error
/// unchanged, this generation's error for everything else.
///
/// - Parameters:
///   - name: The name in the request.
///   - signature: The signature of the initializer that the request looks for. A failure of another generation's
///     component, which has none, doesn't contain it.
@usableFromInline
func thrownError(
  for failure: Failure, name: String = "",
  signature: any Any.Type = ((DIScope) -> Any).self
) -> any Error {
  let requested = failure.requested
  let candidates = failure.candidates.map(DIComponent.init)
  let component = DIComponent(failure.componentInfo)
  switch failure.category {
  case .thrown(let error):
    return error
  // Only modules of another generation hide components.
  case .notFound, .noAccess:
    return DIError.typeIsNotFound(type: requested)
  case .qualifierNotFound:
    return DIError.typeIsNotFoundForName(type: requested, name: name, components: candidates)
  case .ambiguous:
    return DIError.defaultTypeIsNotSpecified(type: requested, components: candidates)
  case .severalExternal(let found):
    #if DITRANQUILLITY_1_1 || DITRANQUILLITY_1_2
    return DIError.severalPerRequestObjectsFor(type: requested, objects: found.objects)
    #else
    _ = found
    return DIError.defaultTypeIsNotSpecified(type: requested, components: candidates)
    #endif
  case .recursion:
    return DIError.recursiveInitialization(component: component)
  case .factoryMissing(let missing):
    return DIError.initializationMethodWithSignatureIsNotFoundFor(
      component: component, signature: missing)
  case .factoryUnusable:
    return DIError.initializationMethodWithSignatureIsNotFoundFor(
      component: component, signature: signature)
  case .wrongType(let real):
    return DIError.typeIsIncorrect(
      requestedType: failure.misfit, realType: real, component: component)
  }
}

/// Stops the process with the full description of a failure.
@usableFromInline
func trap(_ failure: Failure) -> Never {
  trap(failure.text(adviceOfRelease1))
}

extension DIError: FailureReport {
  #if DITRANQUILLITY_1_1
  // These errors contain the names of types, not the types.
  package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? {
    switch self {
    case .typeNoRegister: return (.notFound, nil)
    case .typeNoRegisterByName: return (.qualifierNotFound, nil)
    case .notFoundDefaultForMultyRegisterType: return (.ambiguous, nil)
    case .initializerWithSignatureNotFound:
      return (.factoryNotFound(signature: Failure.signatureWithoutArguments), nil)
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
      return (.factoryMissing(signature: signature), component.type)
    case .typeIsIncorrect(let requested, let real, _):
      return (.misfit(real: real, requested: requested), requested)
    case .recursiveInitialization(let component): return (.recursion, component.type)
    default: return nil
    }
  }
  #endif
}

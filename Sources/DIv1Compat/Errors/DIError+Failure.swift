public import DIEngine

/// Returns the error that a request throws for a failure of the engine: a user closure's own error
/// unchanged, this generation's error for everything else.
///
/// - Parameter name: The name in the request.
@usableFromInline
func thrownError(for failure: Failure, name: String = "") -> any Error {
  if let error = failure.thrown { return error }
  return DIError(failure, name: name)
}

/// Stops the process with the full description of a failure.
@usableFromInline
func trap(_ failure: Failure) -> Never {
  fatalError("\n\(failure.description)")
}

extension DIError {
  fileprivate init(_ failure: Failure, name: String) {
    let candidates = failure.candidates.map(DIComponent.init)
    let component =
      failure.component.map(DIComponent.init)
      ?? DIComponent(type: failure.requested, file: "", line: 0)
    switch failure.kind {
    // Only modules of another generation hide components.
    case .notFound, .noAccess:
      self = .typeIsNotFound(type: failure.requested)
    case .qualifierNotFound:
      self = .typeIsNotFoundForName(type: failure.requested, name: name, components: candidates)
    case .ambiguous:
      self = .defaultTypeIsNotSpecified(type: failure.requested, components: candidates)
    case .severalExternal(let found):
      #if DITRANQUILLITY_1_1 || DITRANQUILLITY_1_2
      self = .severalPerRequestObjectsFor(type: failure.requested, objects: found.objects)
      #else
      _ = found
      self = .defaultTypeIsNotSpecified(type: failure.requested, components: candidates)
      #endif
    case .recursion, .stackUsedUp, .longWait:
      self = .recursiveInitialization(component: component)
    case .makerNotFound(let signature):
      self = .initializationMethodWithSignatureIsNotFoundFor(
        component: component, signature: signature)
    case .wrongType(let real):
      self = .typeIsIncorrect(
        requestedType: failure.requested, realType: real, component: component)
    case .nilFactory:
      self = .typeIsIncorrect(
        requestedType: failure.requested, realType: component.type, component: component)
    // Only components of another generation fail this way.
    case .argumentMissing, .wrongArgument, .argumentsAmbiguous, .argumentsNotTaken,
      .otherActor:
      self = .initializationMethodWithSignatureIsNotFoundFor(
        component: component, signature: failure.requested)
    case .user(let error):
      preconditionFailure("The error of a closure is passed on as it is: \(error)")
    }
  }
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

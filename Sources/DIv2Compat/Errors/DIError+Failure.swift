public import DIEngine

extension DIError {
  /// Returns the error that a request throws for a failure of the engine: a user closure's own
  /// error unchanged, this generation's error for everything else.
  ///
  /// - Parameters:
  ///   - name: The name in the request, if any. Only the request itself can fail for its name:
  ///     dependencies are requested without one.
  ///   - tag: The tag in the request, if any.
  @usableFromInline
  static func translated(
    _ failure: Failure, name: String? = nil, tag: Any? = nil
  ) -> any Error {
    if let error = failure.thrown { return error }
    let typesInfo = failure.candidates.map { DITypeInfo($0, of: failure) }
    let typeInfo = failure.component.map { DITypeInfo($0, of: failure) }
    switch failure.kind {
    case .user(let error):
      return error
    case .notFound:
      return DIError.typeNotFound(type: failure.requested)
    case .qualifierNotFound:
      if let tag {
        return DIError.typeForTagNotFound(
          type: failure.requested, tag: tag, typesInfo: typesInfo)
      }
      return DIError.typeForNameNotFound(
        type: failure.requested, name: name ?? failure.qualifier, typesInfo: typesInfo)
    case .noAccess(let allowed):
      return DIError.noAccess(
        typesInfo: typesInfo, accessModules: allowed.map { ($0.type, Set($0.modules)) })
    // Only components of another generation fail for several external instances.
    case .ambiguous, .severalExternal:
      return DIError.ambiguousType(type: failure.requested, typesInfo: typesInfo)
    case .recursion, .stackUsedUp, .longWait:
      return DIError.recursiveInitial(typeInfo: typeInfo ?? failure.unknownInfo)
    case .wrongType(let real):
      return DIError.incorrectType(
        requestedType: failure.requested, realType: real,
        typeInfo: typeInfo ?? failure.unknownInfo)
    case .nilFactory:
      // A failable initializer returned nil: the object is an empty Optional.
      let info = typeInfo ?? failure.unknownInfo
      return DIError.incorrectType(
        requestedType: failure.requested, realType: info.type, typeInfo: info)
    case .makerNotFound(let signature):
      let isPlain = signature == (() -> Void).self
      return DIError.initialMethodNotFound(
        typeInfo: typeInfo ?? failure.unknownInfo,
        signature: isPlain ? DIError.plainSignature : signature)
    case .argumentMissing, .wrongArgument, .argumentsAmbiguous, .argumentsNotTaken,
      .otherActor:
      return DIError.initialMethodNotFound(
        typeInfo: typeInfo ?? failure.unknownInfo, signature: DIError.plainSignature)
    }
  }

  private static var plainSignature: DIMethodSignature {
    ((DIContainer) throws -> Any).self
  }
}

extension Failure {
  /// A placeholder for a component that the failure doesn't name.
  fileprivate var unknownInfo: DITypeInfo {
    DITypeInfo(ComponentInfo(type: requested, file: "", line: 0), of: self)
  }
}

extension DIError: FailureReport {
  package var report: (kind: Failure.Kind, requested: (any Any.Type)?)? {
    switch self {
    case .typeNotFound(let type): return (.notFound, type)
    case .typeForNameNotFound(let type, _, _), .typeForTagNotFound(let type, _, _):
      return (.qualifierNotFound, type)
    case .ambiguousType(let type, _): return (.ambiguous, type)
    case .initialMethodNotFound(let info, let signature):
      let signature = signature as? any Any.Type ?? (() -> Void).self
      return (.makerNotFound(signature: signature), info.type)
    case .incorrectType(let requested, let real, _): return (.wrongType(real: real), requested)
    case .recursiveInitial(let info): return (.recursion, info.type)
    case .noAccess(let infos, let modules):
      guard let info = infos.first else { return nil }
      let allowed = modules.map { Failure.Access(type: $0.0, modules: $0.1.sorted()) }
      return (.noAccess(allowed: allowed), info.type)
    case .noSpecifiedInitialMethod, .intersectionNames, .pluralDefaultAd, .build: return nil
    }
  }
}

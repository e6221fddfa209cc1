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
    let requested = failure.requested
    let typesInfo = failure.candidates.map { DITypeInfo($0, of: failure) }
    let typeInfo = DITypeInfo(failure.componentInfo, of: failure)
    switch failure.category {
    case .thrown(let error):
      return error
    case .notFound:
      let error = DIError.typeNotFound(type: requested)
      RecentFailures.shared.add(failure, for: error)
      return error
    case .qualifierNotFound:
      if let tag {
        return DIError.typeForTagNotFound(type: requested, tag: tag, typesInfo: typesInfo)
      }
      return DIError.typeForNameNotFound(
        type: requested, name: name ?? failure.circumstances.qualifier, typesInfo: typesInfo)
    case .noAccess(let allowed):
      return DIError.noAccess(
        typesInfo: typesInfo, accessModules: allowed.map { ($0.type, Set($0.modules)) })
    // Only components of another generation fail for several external instances.
    case .ambiguous, .severalExternal:
      return DIError.ambiguousType(type: requested, typesInfo: typesInfo)
    case .recursion:
      return DIError.recursiveInitial(typeInfo: typeInfo)
    case .wrongType(let real):
      return DIError.incorrectType(
        requestedType: failure.misfit, realType: real, typeInfo: typeInfo)
    case .factoryMissing(let signature) where signature != Failure.signatureWithoutArguments:
      return DIError.initialMethodNotFound(typeInfo: typeInfo, signature: signature)
    case .factoryMissing, .factoryUnusable:
      return DIError.initialMethodNotFound(
        typeInfo: typeInfo, signature: ((DIContainer) throws -> Any).self)
    }
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
      return (.factoryMissing(signature: signature), info.type)
    case .incorrectType(let requested, let real, _):
      return (.misfit(real: real, requested: requested), requested)
    case .recursiveInitial(let info): return (.recursion, info.type)
    case .noAccess(let infos, let modules):
      guard let info = infos.first else { return nil }
      let allowed = modules.map { Failure.Access(type: $0.0, modules: $0.1.sorted()) }
      return (.noAccess(allowed: allowed), info.type)
    case .noSpecifiedInitialMethod, .intersectionNames, .pluralDefaultAd, .build: return nil
    }
  }
}

package import DIEngine

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

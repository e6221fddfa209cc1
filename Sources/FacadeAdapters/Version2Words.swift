internal import DIConformance
internal import DIv2Compat

extension ComponentLifetime {
  var version2: DILifeTime {
    switch self {
    case .transient: .perDependency
    case .eagerSingle: .single
    case .lazySingle: .lazySingle
    case .perScope: .perScope
    case .weak: .weakSingle
    case .graph: preconditionFailure("\(self) is declared as not offered")
    }
  }
}

extension DIError {
  var kind: FailureKind? {
    switch self {
    case .typeNotFound, .typeForNameNotFound, .typeForTagNotFound: .notFound
    case .ambiguousType: .ambiguous
    case .incorrectType: .wrongType
    case .recursiveInitial: .recursion
    case .noSpecifiedInitialMethod: .noInitializer
    case .initialMethodNotFound: .wrongArguments
    default: nil
    }
  }
}

internal import DIConformance
internal import DIv1Compat

extension ComponentLifetime {
  var version1: DILifeTime {
    switch self {
    case .transient: .perDependency
    case .eagerSingle: .single
    case .lazySingle: .lazySingle
    case .perScope: .perScope
    case .weak, .graph: preconditionFailure("\(self) is declared as not offered")
    }
  }
}

extension DIError {
  var kind: FailureKind? {
    switch self {
    case .typeIsNotFound, .typeIsNotFoundForName: .notFound
    case .defaultTypeIsNotSpecified: .ambiguous
    case .typeIsIncorrect: .wrongType
    case .recursiveInitialization: .recursion
    case .notSpecifiedInitializationMethodFor: .noInitializer
    case .initializationMethodWithSignatureIsNotFoundFor: .wrongArguments
    default: nil
    }
  }
}

import DIEngine
import Testing

extension Failure.Kind {
  /// The name of the case without its payload, for comparison.
  var name: String {
    switch self {
    case .notFound: return "notFound"
    case .qualifierNotFound: return "qualifierNotFound"
    case .ambiguous: return "ambiguous"
    case .noAccess: return "noAccess"
    case .factoryNotFound: return "factoryNotFound"
    case .wrongType: return "wrongType"
    case .severalExternal: return "severalExternal"
    case .recursion: return "recursion"
    case .nilFactory: return "nilFactory"
    case .argumentMissing: return "argumentMissing"
    case .wrongArgument: return "wrongArgument"
    case .argumentsAmbiguous: return "argumentsAmbiguous"
    case .argumentsNotTaken: return "argumentsNotTaken"
    case .otherActor: return "otherActor"
    case .needsTask: return "needsTask"
    case .madeByTask: return "madeByTask"
    case .stackUsedUp: return "stackUsedUp"
    case .nestedTooDeeply: return "nestedTooDeeply"
    case .longWait: return "longWait"
    case .cancelled: return "cancelled"
    case .ended: return "ended"
    case .user: return "user"
    }
  }
}

/// Returns the failure of a request that must fail.
func failure(
  _ location: SourceLocation = #_sourceLocation, of body: () throws -> Void
) throws -> Failure {
  try #require(throws: Failure.self, sourceLocation: location, performing: body)
}

/// An error of user code.
struct Refusal: Error, Equatable {
  var reason = "no"
}

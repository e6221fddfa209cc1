import DIEngine
import Testing

extension Failure.Kind {
  /// The name of the case without its payload, for comparison.
  var name: String { "\(Failure(self, requested: Any.self, path: []).code)" }
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

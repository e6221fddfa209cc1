/// How long a made object is kept, in the words of the contracts.
public enum ComponentLifetime: String, Sendable, CaseIterable {
  /// A new object for each request.
  case transient

  /// One object for all requests, made by `build`.
  case eagerSingle

  /// One object for all requests, made by the first.
  case lazySingle

  /// One object for all requests on one scope (or container).
  case perScope

  /// One object for as long as somebody outside the container holds it.
  case weak

  /// One object within one outermost request.
  case graph
}

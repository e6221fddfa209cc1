/// How long a container keeps the object that a component created.
public enum ComponentLifetime: String, Sendable, CaseIterable {
  /// Each request creates a new object.
  case transient

  /// All requests share one object, which `build` creates.
  case eagerSingle

  /// All requests share one object, which the first request creates.
  case lazySingle

  /// All requests on one scope, or on one container, share one object.
  case perScope

  /// All requests share one object while code outside the container holds a strong reference to it.
  case weak

  /// All requests within one outermost request share one object.
  case graph
}

internal import DIEngine

/// How long a component keeps its objects.
///
/// Each name of a component has objects of its own, whatever the lifetime. A component that sets no
/// lifetime has that of ``DISetting/defaultLifeTime``.
///
/// - Since: 2.0.0
public enum DILifeTime: Equatable, Sendable {
  /// One object for all containers of a build, made during ``DIContainerBuilder/build(f:l:)``.
  ///
  /// If the component has argument factories only, its first request makes the object.
  case single
  /// One object for all containers of a build, made at its first request.
  case lazySingle
  /// One object for all containers of a build, cached weakly: it lives while others retain it.
  case weakSingle
  /// One object for each scope, made at its first request in that scope: see
  /// ``DIContainer/newLifeTimeScope()``. The default.
  case perScope
  /// A new object for each request.
  case perDependency
}

extension DILifeTime {
  var lifetime: Lifetime {
    switch self {
    case .single: return Lifetime(.engine, isEager: true)
    case .lazySingle: return Lifetime(.engine)
    case .weakSingle: return Lifetime(.engine, .weak)
    case .perScope: return Lifetime(.scope)
    case .perDependency: return Lifetime(.nowhere)
    }
  }

  /// Creates the case for a lifetime that this generation gave a component.
  init(_ lifetime: Lifetime) {
    switch lifetime.kind {
    case .engine where lifetime.strength == .weak: self = .weakSingle
    case .engine: self = lifetime.isEager ? .single : .lazySingle
    case .scope: self = .perScope
    default: self = .perDependency
    }
  }
}

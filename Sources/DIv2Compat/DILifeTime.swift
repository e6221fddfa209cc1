internal import DIEngine

/// How long the objects of a registration are kept. Since 2.0.0.
///
/// Every name of a registration has objects of its own, whatever the lifetime.
public enum DILifeTime: Equatable, Sendable {
  /// One object for all containers of one build, made inside
  /// ``DIContainerBuilder/build(f:l:)``.
  case single
  /// One object for all containers of one build, made when it is first asked for.
  case lazySingle
  /// Like `lazySingle`, but kept only while somebody else holds it.
  case weakSingle
  /// One object for each scope: see ``DIContainer/newLifeTimeScope()``. The default.
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

  /// The word for a lifetime that a word of this generation gave a component.
  init(_ lifetime: Lifetime) {
    switch lifetime.kept {
    case .engine where lifetime.strength == .weak: self = .weakSingle
    case .engine: self = lifetime.isEager ? .single : .lazySingle
    case .scope: self = .perScope
    default: self = .perDependency
    }
  }
}

internal import DIEngine

/// How long the objects of a registration are kept. Since 2.0.0.
///
/// Every name of a registration has objects of its own, whatever the lifetime.
#if MigrationHints
@available(
  *, deprecated,
  message: "use the DILifeTime of DIv3, see docs/migration/declarations-2.md#lifetimes"
)
#endif
public enum DILifeTime: Equatable, Sendable {
  /// One object for all containers of one build, made inside
  /// ``DIContainerBuilder/build(f:l:)``.
  #if MigrationHints
  @available(*, deprecated, message: "use .single, see docs/migration/declarations-2.md#lifetimes")
  #endif
  case single
  /// One object for all containers of one build, made when it is first asked for.
  #if MigrationHints
  @available(
    *, deprecated, message: "use .perRun(.strong), see docs/migration/declarations-2.md#lifetimes"
  )
  #endif
  case lazySingle
  /// Like `lazySingle`, but kept only while somebody else holds it.
  #if MigrationHints
  @available(
    *, deprecated, message: "use .perRun(.weak), see docs/migration/declarations-2.md#lifetimes"
  )
  #endif
  case weakSingle
  /// One object for each scope: see ``DIContainer/newLifeTimeScope()``. The default.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use .perContainer(.strong), see docs/migration/declarations-2.md#lifetimes"
  )
  #endif
  case perScope
  /// A new object for each request.
  #if MigrationHints
  @available(
    *, deprecated, message: "use .prototype, see docs/migration/declarations-2.md#lifetimes"
  )
  #endif
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

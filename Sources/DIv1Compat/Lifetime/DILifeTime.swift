internal import DIEngine

/// How long the objects of a component live. Since 1.2.0.
///
/// A component without a stated lifetime is `perScope`.
#if MigrationHints
@available(
  *, deprecated,
  message: "use the DILifeTime of DIv3, see docs/migration/declarations-1.md#lifetimes"
)
#endif
public enum DILifeTime: Equatable, Sendable {
  /// One object for all scopes of one `build()`, made while `build()` runs.
  ///
  /// A component that can't be made without arguments is made at its first request instead.
  #if MigrationHints
  @available(*, deprecated, message: "use .single, see docs/migration/declarations-1.md#lifetimes")
  #endif
  case single
  /// One object for all scopes of one `build()`, made at its first request.
  #if MigrationHints
  @available(
    *, deprecated, message: "use .perRun(.strong), see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  case lazySingle
  /// One object for each scope, made at its first request on that scope.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use .perContainer(.strong), see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  case perScope
  /// A new object for each request, except where a cycle leads back to one that is being made.
  #if MigrationHints
  @available(
    *, deprecated, message: "use .prototype, see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  case perDependency
  #if DITRANQUILLITY_1_2
  /// Objects that are made elsewhere and handed to ``DIScope/resolve(_:)-(T)``; see
  /// ``DIRegistrationBuilder/instancePerRequest()``. In 1.2.0 only.
  ///
  /// Declared only where the compile condition `DITRANQUILLITY_1_2` is set, since a case more
  /// breaks switches that name all cases of the other releases.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use lifetime(.perContainer(.weak)), see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  case perRequest
  #endif
}

extension DILifeTime {
  /// What the engine is told.
  var kept: Lifetime {
    switch self {
    case .single: return Lifetime(.engine, isEager: true)
    case .lazySingle: return Lifetime(.engine)
    case .perScope: return Lifetime(.scope)
    case .perDependency: return Lifetime(.nowhere)
    #if DITRANQUILLITY_1_2
    case .perRequest: return .perRequest
    #endif
    }
  }
}

extension Lifetime {
  /// That of objects which are made elsewhere.
  static var perRequest: Lifetime { Lifetime(.external) }
}

internal import DIEngine

/// How long a component keeps its objects.
///
/// A component that sets no lifetime is `perScope`.
///
/// - Since: 1.2.0
public enum DILifeTime: Equatable, Sendable {
  /// One object for all scopes of a build, made during `build()`.
  ///
  /// If the component has argument factories only, its first request makes the object.
  case single
  /// One object for all scopes of a build, made at its first request.
  case lazySingle
  /// One object for each scope, made at its first request in that scope.
  case perScope
  /// A new object for each request, except where a cycle leads back to an object in creation.
  case perDependency
  #if DITRANQUILLITY_1_2
  /// External instances, passed to ``DIScope/resolve(_:)-(T)``; see
  /// ``DIRegistrationBuilder/instancePerRequest()``.
  ///
  /// Declared only with the compile condition `DITRANQUILLITY_1_2`: another case would break
  /// exhaustive switches of the other releases.
  ///
  /// - Since: 1.2.0 only
  case perRequest
  #endif
}

extension DILifeTime {
  /// The engine's lifetime for this case.
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
  /// The lifetime of external instances.
  static var perRequest: Lifetime { Lifetime(.external) }
}

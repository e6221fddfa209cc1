/// The parameter of `as(.self)`.
///
/// - Since: 2.0.0
#if MigrationHints
@available(
  *, deprecated,
  message:
    "the own type stays: leave it out, see docs/migration/declarations-2.md#services-and-names"
)
#endif
public enum DIAsSelf: Sendable {
  /// The component's own type.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "the own type stays: leave it out, see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  case `self`
}

/// The parameter of `set(.default)`.
///
/// - Since: 2.0.0
#if MigrationHints
@available(
  *, deprecated, message: "use default(), see docs/migration/declarations-2.md#services-and-names"
)
#endif
public enum DISetDefault: Sendable {
  /// The component that wins where several offer a type.
  #if MigrationHints
  @available(
    *, deprecated, message: "use default(), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  case `default`
}

/// The parameter of `injection(.manual)`.
///
/// - Since: 2.1.0
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use injection { $0.a = $1 } of DIComponentBuilder, see docs/migration/declarations-2.md#initializers-and-injections"
)
#endif
public enum DIInjectionManual: Sendable {
  /// The closure receives the container and resolves its dependencies itself.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 } of DIComponentBuilder, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  case manual
}

/// The parameter of `injection(.optional)`.
///
/// - Since: 2.1.0
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use injection { $0.a = $1 } of DIComponentBuilder, see docs/migration/declarations-2.md#initializers-and-injections"
)
#endif
public enum DIInjectionOptional: Sendable {
  /// The closure receives nil if the dependency can't be resolved.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 } of DIComponentBuilder, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  case optional
}

/// The word of `as(.self)`. Since 2.0.0.
#if MigrationHints
@available(
  *, deprecated,
  message:
    "the own type stays: leave it out, see docs/migration/declarations-2.md#services-and-names"
)
#endif
public enum DIAsSelf: Sendable {
  /// The registered type itself.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "the own type stays: leave it out, see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  case `self`
}

/// The word of `set(.default)`. Since 2.0.0.
#if MigrationHints
@available(
  *, deprecated, message: "use default(), see docs/migration/declarations-2.md#services-and-names"
)
#endif
public enum DISetDefault: Sendable {
  /// The registration that is taken where several offer a type.
  #if MigrationHints
  @available(
    *, deprecated, message: "use default(), see docs/migration/declarations-2.md#services-and-names"
  )
  #endif
  case `default`
}

/// The word of `injection(.manual)`. Since 2.1.0.
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
)
#endif
public enum DIInjectionManual: Sendable {
  /// The closure gets the container and looks its dependencies up itself.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  case manual
}

/// The word of `injection(.optional)`. Since 2.1.0.
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
)
#endif
public enum DIInjectionOptional: Sendable {
  /// The closure gets nil where the dependency can't be had.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  case optional
}

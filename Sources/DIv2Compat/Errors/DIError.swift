/// What a request, or a build, fails with. Since 2.0.0; these names since 2.1.0.
///
/// An error that your own closure throws is not wrapped: it reaches the caller as it is.
#if MigrationHints
@available(
  *, deprecated,
  message: "use a request for an Optional, see docs/migration/declarations-2.md#errors"
)
#endif
public indirect enum DIError: Error, @unchecked Sendable {
  /// Nothing is registered that can be had as the type.
  ///
  /// Register it, or accept the alias by `as(...)` with a check. A checked alias hides the
  /// registered type itself unless `as(.self)` is written too.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a request for an Optional, see docs/migration/declarations-2.md#errors"
  )
  #endif
  case typeNotFound(type: DIType)
  /// The type is registered, but not by that name. `typesInfo` has the registrations of the type.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a request for an Optional, see docs/migration/declarations-2.md#errors"
  )
  #endif
  case typeForNameNotFound(type: DIType, name: String, typesInfo: [DITypeInfo])
  /// The type is registered, but not with that tag. Since 2.1.2.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a request for an Optional, see docs/migration/declarations-2.md#errors"
  )
  #endif
  case typeForTagNotFound(type: DIType, tag: Any, typesInfo: [DITypeInfo])

  /// The registration has no initial for the arguments of the request, or for none.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a request for an Optional, see docs/migration/declarations-2.md#errors"
  )
  #endif
  case initialMethodNotFound(typeInfo: DITypeInfo, signature: DIMethodSignature)

  /// Several registrations offer the type, and none, or more than one, is the default.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-2.md#errors"
  )
  #endif
  case ambiguousType(type: DIType, typesInfo: [DITypeInfo])
  /// The object that was made can't be had as the type that an unsafe alias promised.
  #if MigrationHints
  @available(*, deprecated, message: "use as(check:), see docs/migration/declarations-2.md#errors")
  #endif
  case incorrectType(requestedType: DIType, realType: DIType, typeInfo: DITypeInfo)

  /// The initial of the registration, in the end, asks for its own object.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-2.md#errors"
  )
  #endif
  case recursiveInitial(typeInfo: DITypeInfo)

  /// The module that asks may see none of the registrations of the type.
  case noAccess(typesInfo: [DITypeInfo], accessModules: [(DIType, Set<String>)])

  /// The registration has no initial, and doesn't say that it needs none.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-2.md#errors"
  )
  #endif
  case noSpecifiedInitialMethod(typeInfo: DITypeInfo)
  /// Registrations that can be had as one type share names.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-2.md#errors"
  )
  #endif
  case intersectionNames(type: DIType, names: Set<String>, typesInfo: [DITypeInfo])
  /// Several registrations that can be had as one type are its default.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-2.md#errors"
  )
  #endif
  case pluralDefaultAd(type: DIType, typesInfo: [DITypeInfo])

  /// All that ``DIContainerBuilder/build(f:l:)`` found wrong with the registrations.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-2.md#errors"
  )
  #endif
  case build(errors: [DIError])
}

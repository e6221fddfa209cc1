#if !DITRANQUILLITY_1_1
/// Why `build()` or a request failed. The cases are those since 1.2.0.
///
/// A request passes on what a closure of yours throws as it is; everything else that a request or
/// `build()` throws is one of these.
///
/// ```swift
/// do {
///   let cat: Cat = try scope.resolve()
/// } catch DIError.typeIsNotFound(let type) {
///   print("nobody registered \(type)")
/// }
/// ```
///
/// ### Other releases
///
/// Until 1.1.1 the cases had other names, which stand here as patterns without values, such as
/// ``typeNoRegister``. Two compile conditions of this module bring back what the names alone
/// can't; set one of them where the module is compiled, by `-Xswiftc -DDITRANQUILLITY_1_1` on the
/// command line of `swift build`, or by `.define("DITRANQUILLITY_1_1")` in a manifest of your own:
///
/// - `DITRANQUILLITY_1_1` makes this enum that of 0.9.9 to 1.1.1, with its names and its values;
///   what is thrown are its cases then, and none of those below.
/// - `DITRANQUILLITY_1_2` adds the cases that only 1.2.0 had:
///   `severalPerRequestObjectsFor(type:objects:)` here, and `perRequest` to ``DILifeTime``.
#if MigrationHints
@available(
  *, deprecated,
  message: "use a request for an Optional, see docs/migration/declarations-1.md#errors"
)
#endif
public enum DIError: Error, @unchecked Sendable {
  /// No component has the type. `type` is the type as it was asked for.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a request for an Optional, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case typeIsNotFound(type: DIType)
  /// Components have the type, but none has the name. `components` are all that have the type.
  ///
  /// With an empty name: the only component of the type has names and isn't the default, and was
  /// asked for without a name.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a request for an Optional, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case typeIsNotFoundForName(type: DIType, name: String, components: [DIComponent])
  /// `build()`: the component has no initializer.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-1.md#errors"
  )
  #endif
  case notSpecifiedInitializationMethodFor(component: DIComponent)
  /// The component has no initializer for the types of the given arguments, or none without any.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a request for an Optional, see docs/migration/declarations-1.md#errors"
  )
  #endif
  case initializationMethodWithSignatureIsNotFoundFor(
    component: DIComponent, signature: DIMethodSignature)
  /// `build()`: several components of the type are the default one. `components` are these.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-1.md#errors"
  )
  #endif
  case pluralSpecifiedDefaultType(type: DIType, components: [DIComponent])
  /// Several components have the type, and none of them is the default.
  ///
  /// With a single one in `components`: it is
  /// ``DIRegistrationBuilder/instancePerRequest()``, and several of its objects could be meant.
  /// Where the compile condition `DITRANQUILLITY_1_2` is set, this has a case of its own.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-1.md#errors"
  )
  #endif
  case defaultTypeIsNotSpecified(type: DIType, components: [DIComponent])
  /// `build()`: components of the type share names. `names` are the shared ones, `components` all
  /// that have the type.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-1.md#errors"
  )
  #endif
  case intersectionNamesForType(type: DIType, names: Set<String>, components: [DIComponent])
  #if DITRANQUILLITY_1_2
  /// Several objects of one component were handed in, or one was and another was made, and one was
  /// asked for. In 1.2.0 only: declared where the compile condition `DITRANQUILLITY_1_2` is set.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-1.md#errors"
  )
  #endif
  case severalPerRequestObjectsFor(type: DIType, objects: [Any])
  #endif
  /// The component offers a type that its object isn't of.
  #if MigrationHints
  @available(*, deprecated, message: "use as(check:), see docs/migration/declarations-1.md#errors")
  #endif
  case typeIsIncorrect(requestedType: DIType, realType: DIType, component: DIComponent)
  /// An initializer asked for the very object that it makes.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-1.md#errors"
  )
  #endif
  case recursiveInitialization(component: DIComponent)
  /// All that `build()` found wrong.
  #if MigrationHints
  @available(
    *, deprecated, message: "use checkIsValid(), see docs/migration/declarations-1.md#errors"
  )
  #endif
  case build(errors: [DIError])
}
#elseif DITRANQUILLITY_1_2
#error("DITRANQUILLITY_1_1 and DITRANQUILLITY_1_2 exclude each other: set one of them")
#endif

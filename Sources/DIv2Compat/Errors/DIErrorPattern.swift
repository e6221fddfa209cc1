/// A pattern that stands for one case of ``DIError``, whatever the error tells besides.
///
/// It serves code that names a case as 2.0.0 called it, without its values:
///
/// ```swift
/// do {
///   cat = try container.resolve(Cat.self, name: "Kitty")
/// } catch DIError.typeIsNotFoundForName {
///   cat = nil
/// }
/// ```
///
/// Nothing is wrapped any more as 2.0.0 did it: what was inside of `byCall` and `whileCreateSingleton`
/// is thrown itself. Their patterns match whatever 2.0.0 wrapped.
#if MigrationHints
@available(
  *, deprecated, message: "use the cases of DIError, see docs/migration/declarations-2.md#errors"
)
#endif
public struct DIErrorPattern: Sendable {
  fileprivate let matches: @Sendable (DIError) -> Bool

  fileprivate init(_ matches: @escaping @Sendable (DIError) -> Bool) {
    self.matches = matches
  }

  /// Whether an error is of the case that the pattern stands for.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - error: Any error.
  /// - Returns: Whether the error is a ``DIError`` of this case.
  #if MigrationHints
  @available(
    *, deprecated, message: "use the cases of DIError, see docs/migration/declarations-2.md#errors"
  )
  #endif
  public static func ~= (pattern: DIErrorPattern, error: any Error) -> Bool {
    (error as? DIError).map(pattern.matches) ?? false
  }
}

extension DIError {
  /// Only 2.0.0, which threw all errors of requests inside of it: matches all but ``build(errors:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use the cases of DIError, see docs/migration/declarations-2.md#errors"
  )
  #endif
  public static let byCall = DIErrorPattern { if case .build = $0 { false } else { true } }
  /// Only 2.0.0, which threw errors of singles inside of it, out of
  /// ``DIContainerBuilder/build(f:l:)``: matches all but ``build(errors:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use the cases of DIError, see docs/migration/declarations-2.md#errors"
  )
  #endif
  public static let whileCreateSingleton = byCall
  /// Only 2.0.0: matches ``typeNotFound(type:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeNotFound, see docs/migration/declarations-2.md#errors",
    renamed: "typeNotFound"
  )
  #endif
  public static let typeIsNotFound = DIErrorPattern {
    if case .typeNotFound = $0 { true } else { false }
  }
  /// Only 2.0.0: matches ``typeForNameNotFound(type:name:typesInfo:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeForNameNotFound, see docs/migration/declarations-2.md#errors",
    renamed: "typeForNameNotFound"
  )
  #endif
  public static let typeIsNotFoundForName = DIErrorPattern {
    if case .typeForNameNotFound = $0 { true } else { false }
  }
  /// Only 2.0.0: matches ``initialMethodNotFound(typeInfo:signature:)``.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use initialMethodNotFound, see docs/migration/declarations-2.md#errors",
    renamed: "initialMethodNotFound"
  )
  #endif
  public static let initializationMethodWithSignatureIsNotFoundFor = DIErrorPattern {
    if case .initialMethodNotFound = $0 { true } else { false }
  }
  /// Only 2.0.0: matches ``ambiguousType(type:typesInfo:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use ambiguousType, see docs/migration/declarations-2.md#errors",
    renamed: "ambiguousType"
  )
  #endif
  public static let defaultTypeIsNotSpecified = DIErrorPattern {
    if case .ambiguousType = $0 { true } else { false }
  }
  /// Only 2.0.0: matches ``incorrectType(requestedType:realType:typeInfo:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use incorrectType, see docs/migration/declarations-2.md#errors",
    renamed: "incorrectType"
  )
  #endif
  public static let typeIsIncorrect = DIErrorPattern {
    if case .incorrectType = $0 { true } else { false }
  }
  /// Only 2.0.0: matches ``recursiveInitial(typeInfo:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use recursiveInitial, see docs/migration/declarations-2.md#errors",
    renamed: "recursiveInitial"
  )
  #endif
  public static let recursiveInitialization = DIErrorPattern {
    if case .recursiveInitial = $0 { true } else { false }
  }
  /// Only 2.0.0: matches ``noSpecifiedInitialMethod(typeInfo:)``.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use noSpecifiedInitialMethod, see docs/migration/declarations-2.md#errors",
    renamed: "noSpecifiedInitialMethod"
  )
  #endif
  public static let notSpecifiedInitializationMethodFor = DIErrorPattern {
    if case .noSpecifiedInitialMethod = $0 { true } else { false }
  }
  /// Only 2.0.0: matches ``intersectionNames(type:names:typesInfo:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use intersectionNames, see docs/migration/declarations-2.md#errors",
    renamed: "intersectionNames"
  )
  #endif
  public static let intersectionNamesForType = DIErrorPattern {
    if case .intersectionNames = $0 { true } else { false }
  }
  /// Only 2.0.0: matches ``pluralDefaultAd(type:typesInfo:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use pluralDefaultAd, see docs/migration/declarations-2.md#errors",
    renamed: "pluralDefaultAd"
  )
  #endif
  public static let pluralSpecifiedDefaultType = DIErrorPattern {
    if case .pluralDefaultAd = $0 { true } else { false }
  }
}

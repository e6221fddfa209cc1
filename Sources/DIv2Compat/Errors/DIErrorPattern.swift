/// A pattern that matches one case of ``DIError``, whatever its values.
///
/// It serves code that uses a case name of 2.0.0 without its values:
///
/// ```swift
/// do {
///   cat = try container.resolve(Cat.self, name: "Kitty")
/// } catch DIError.typeIsNotFoundForName {
///   cat = nil
/// }
/// ```
///
/// 2.0.0 wrapped errors in `byCall` and `whileCreateSingleton`. This package throws the inner error
/// itself; the patterns of both names match whatever 2.0.0 wrapped. An addition of this package.
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

  /// Returns whether an error matches a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - error: Any error.
  /// - Returns: Whether the error is a ``DIError`` of the pattern's case.
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
  /// Matches all cases but ``build(errors:)``. 2.0.0 wrapped all errors of requests in it.
  ///
  /// - Since: 2.0.0 only
  #if MigrationHints
  @available(
    *, deprecated, message: "use the cases of DIError, see docs/migration/declarations-2.md#errors"
  )
  #endif
  public static let byCall = DIErrorPattern { if case .build = $0 { false } else { true } }
  /// Matches all cases but ``build(errors:)``. 2.0.0 wrapped the errors of singles in it, which
  /// ``DIContainerBuilder/build(f:l:)`` threw.
  ///
  /// - Since: 2.0.0 only
  #if MigrationHints
  @available(
    *, deprecated, message: "use the cases of DIError, see docs/migration/declarations-2.md#errors"
  )
  #endif
  public static let whileCreateSingleton = byCall
  /// Matches ``typeNotFound(type:)``.
  ///
  /// - Since: 2.0.0 only
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeNotFound, see docs/migration/declarations-2.md#errors",
    renamed: "typeNotFound"
  )
  #endif
  public static let typeIsNotFound = DIErrorPattern {
    if case .typeNotFound = $0 { true } else { false }
  }
  /// Matches ``typeForNameNotFound(type:name:typesInfo:)``.
  ///
  /// - Since: 2.0.0 only
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeForNameNotFound, see docs/migration/declarations-2.md#errors",
    renamed: "typeForNameNotFound"
  )
  #endif
  public static let typeIsNotFoundForName = DIErrorPattern {
    if case .typeForNameNotFound = $0 { true } else { false }
  }
  /// Matches ``initialMethodNotFound(typeInfo:signature:)``.
  ///
  /// - Since: 2.0.0 only
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
  /// Matches ``ambiguousType(type:typesInfo:)``.
  ///
  /// - Since: 2.0.0 only
  #if MigrationHints
  @available(
    *, deprecated, message: "use ambiguousType, see docs/migration/declarations-2.md#errors",
    renamed: "ambiguousType"
  )
  #endif
  public static let defaultTypeIsNotSpecified = DIErrorPattern {
    if case .ambiguousType = $0 { true } else { false }
  }
  /// Matches ``incorrectType(requestedType:realType:typeInfo:)``.
  ///
  /// - Since: 2.0.0 only
  #if MigrationHints
  @available(
    *, deprecated, message: "use incorrectType, see docs/migration/declarations-2.md#errors",
    renamed: "incorrectType"
  )
  #endif
  public static let typeIsIncorrect = DIErrorPattern {
    if case .incorrectType = $0 { true } else { false }
  }
  /// Matches ``recursiveInitial(typeInfo:)``.
  ///
  /// - Since: 2.0.0 only
  #if MigrationHints
  @available(
    *, deprecated, message: "use recursiveInitial, see docs/migration/declarations-2.md#errors",
    renamed: "recursiveInitial"
  )
  #endif
  public static let recursiveInitialization = DIErrorPattern {
    if case .recursiveInitial = $0 { true } else { false }
  }
  /// Matches ``noSpecifiedInitialMethod(typeInfo:)``.
  ///
  /// - Since: 2.0.0 only
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
  /// Matches ``intersectionNames(type:names:typesInfo:)``.
  ///
  /// - Since: 2.0.0 only
  #if MigrationHints
  @available(
    *, deprecated, message: "use intersectionNames, see docs/migration/declarations-2.md#errors",
    renamed: "intersectionNames"
  )
  #endif
  public static let intersectionNamesForType = DIErrorPattern {
    if case .intersectionNames = $0 { true } else { false }
  }
  /// Matches ``pluralDefaultAd(type:typesInfo:)``.
  ///
  /// - Since: 2.0.0 only
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

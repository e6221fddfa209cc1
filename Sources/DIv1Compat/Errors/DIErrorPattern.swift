#if !DITRANQUILLITY_1_1
/// A pattern that stands for one kind of error, whatever the error tells besides.
///
/// It serves `catch` clauses that name a case as it was called until 1.1.1, without its values:
///
/// ```swift
/// do {
///   cat = try scope.resolve(Cat.self, name: "Kitty")
/// } catch DIError.typeNoRegisterByName {
///   cat = nil
/// }
/// ```
///
/// Only a pattern without values can be served so. `case .typeNoRegister(let name)` doesn't
/// compile: write the name and the values of today, or set the compile condition
/// `DITRANQUILLITY_1_1` (see ``DIError``).
#if MigrationHints
@available(
  *, deprecated, message: "use the cases of DIError, see docs/migration/declarations-1.md#errors"
)
#endif
public struct DIErrorPattern: Sendable {
  fileprivate let matches: @Sendable (DIError) -> Bool

  fileprivate init(_ matches: @escaping @Sendable (DIError) -> Bool) {
    self.matches = matches
  }

  /// Whether an error is of the kind that the pattern stands for.
  ///
  /// - Parameters:
  ///   - pattern: The kind.
  ///   - error: Any error.
  /// - Returns: Whether the error is a ``DIError`` of this kind.
  #if MigrationHints
  @available(
    *, deprecated, message: "use the cases of DIError, see docs/migration/declarations-1.md#errors"
  )
  #endif
  public static func ~= (pattern: DIErrorPattern, error: any Error) -> Bool {
    (error as? DIError).map(pattern.matches) ?? false
  }
}

extension DIError {
  /// Until 1.1.1: matches ``typeIsNotFound(type:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeIsNotFound, see docs/migration/declarations-1.md#errors",
    renamed: "typeIsNotFound"
  )
  #endif
  public static let typeNoRegister = DIErrorPattern {
    if case .typeIsNotFound = $0 { true } else { false }
  }
  /// Until 1.1.1: matches ``typeIsNotFoundForName(type:name:components:)``.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use typeIsNotFoundForName, see docs/migration/declarations-1.md#errors",
    renamed: "typeIsNotFoundForName"
  )
  #endif
  public static let typeNoRegisterByName = DIErrorPattern {
    if case .typeIsNotFoundForName = $0 { true } else { false }
  }
  /// Until 1.1.1: matches ``notSpecifiedInitializationMethodFor(component:)``.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use notSpecifiedInitializationMethodFor, see docs/migration/declarations-1.md#errors",
    renamed: "notSpecifiedInitializationMethodFor"
  )
  #endif
  public static let notSetInitializer = DIErrorPattern {
    if case .notSpecifiedInitializationMethodFor = $0 { true } else { false }
  }
  /// Until 1.1.1: matches
  /// ``initializationMethodWithSignatureIsNotFoundFor(component:signature:)``.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use initializationMethodWithSignatureIsNotFoundFor, see docs/migration/declarations-1.md#errors",
    renamed: "initializationMethodWithSignatureIsNotFoundFor"
  )
  #endif
  public static let initializerWithSignatureNotFound = DIErrorPattern {
    if case .initializationMethodWithSignatureIsNotFoundFor = $0 { true } else { false }
  }
  /// Until 1.1.1: matches ``pluralSpecifiedDefaultType(type:components:)``.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use pluralSpecifiedDefaultType, see docs/migration/declarations-1.md#errors",
    renamed: "pluralSpecifiedDefaultType"
  )
  #endif
  public static let multyRegisterDefault = DIErrorPattern {
    if case .pluralSpecifiedDefaultType = $0 { true } else { false }
  }
  /// Until 1.1.1: matches ``defaultTypeIsNotSpecified(type:components:)`` with several components.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use defaultTypeIsNotSpecified, see docs/migration/declarations-1.md#errors"
  )
  #endif
  public static let notFoundDefaultForMultyRegisterType = DIErrorPattern {
    if case .defaultTypeIsNotSpecified(_, let components) = $0 {
      components.count != 1
    } else {
      false
    }
  }
  /// Until 1.1.1: matches what is thrown if several objects of a component with
  /// ``DIRegistrationBuilder/instancePerRequest()`` could be meant.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use defaultTypeIsNotSpecified, see docs/migration/declarations-1.md#errors"
  )
  #endif
  public static let multyPerRequestObjectsForType = DIErrorPattern {
    #if DITRANQUILLITY_1_2
    if case .severalPerRequestObjectsFor = $0 { true } else { false }
    #else
    if case .defaultTypeIsNotSpecified(_, let components) = $0 {
      components.count == 1
    } else {
      false
    }
    #endif
  }
  /// Until 1.1.1: matches ``intersectionNamesForType(type:names:components:)``.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use intersectionNamesForType, see docs/migration/declarations-1.md#errors",
    renamed: "intersectionNamesForType"
  )
  #endif
  public static let multyRegisterNamesForType = DIErrorPattern {
    if case .intersectionNamesForType = $0 { true } else { false }
  }
  /// Until 1.1.1: matches ``typeIsIncorrect(requestedType:realType:component:)``.
  #if MigrationHints
  @available(
    *, deprecated, message: "use typeIsIncorrect, see docs/migration/declarations-1.md#errors",
    renamed: "typeIsIncorrect"
  )
  #endif
  public static let typeIncorrect = DIErrorPattern {
    if case .typeIsIncorrect = $0 { true } else { false }
  }
  /// Until 1.1.1: matches ``recursiveInitialization(component:)``.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use recursiveInitialization, see docs/migration/declarations-1.md#errors",
    renamed: "recursiveInitialization"
  )
  #endif
  public static let recursiveInitializer = DIErrorPattern {
    if case .recursiveInitialization = $0 { true } else { false }
  }
}
#endif

#if !DITRANQUILLITY_1_1
/// A pattern that matches one kind of ``DIError``, whatever its values.
///
/// It serves `catch` clauses that use a case name of 1.1.1 or earlier without its values:
///
/// ```swift
/// do {
///   cat = try scope.resolve(Cat.self, name: "Kitty")
/// } catch DIError.typeNoRegisterByName {
///   cat = nil
/// }
/// ```
///
/// Patterns with values can't be served: `case .typeNoRegister(let name)` doesn't compile. Write
/// the current name and values, or set the compile condition `DITRANQUILLITY_1_1` (see
/// ``DIError``). An addition of this package.
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
  /// - Returns: Whether the error is a ``DIError`` of the pattern's kind.
  public static func ~= (pattern: DIErrorPattern, error: any Error) -> Bool {
    (error as? DIError).map(pattern.matches) ?? false
  }
}

extension DIError {
  /// Matches ``typeIsNotFound(type:)``.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let typeNoRegister = DIErrorPattern {
    if case .typeIsNotFound = $0 { true } else { false }
  }
  /// Matches ``typeIsNotFoundForName(type:name:components:)``.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let typeNoRegisterByName = DIErrorPattern {
    if case .typeIsNotFoundForName = $0 { true } else { false }
  }
  /// Matches ``notSpecifiedInitializationMethodFor(component:)``.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let notSetInitializer = DIErrorPattern {
    if case .notSpecifiedInitializationMethodFor = $0 { true } else { false }
  }
  /// Matches ``initializationMethodWithSignatureIsNotFoundFor(component:signature:)``.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let initializerWithSignatureNotFound = DIErrorPattern {
    if case .initializationMethodWithSignatureIsNotFoundFor = $0 { true } else { false }
  }
  /// Matches ``pluralSpecifiedDefaultType(type:components:)``.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let multyRegisterDefault = DIErrorPattern {
    if case .pluralSpecifiedDefaultType = $0 { true } else { false }
  }
  /// Matches ``defaultTypeIsNotSpecified(type:components:)`` with several components.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let notFoundDefaultForMultyRegisterType = DIErrorPattern {
    if case .defaultTypeIsNotSpecified(_, let components) = $0 {
      components.count != 1
    } else {
      false
    }
  }
  /// Matches the error of a request for one object of a component with
  /// ``DIRegistrationBuilder/instancePerRequest()`` that found several.
  ///
  /// - Since: 0.9.9, until 1.1.1
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
  /// Matches ``intersectionNamesForType(type:names:components:)``.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let multyRegisterNamesForType = DIErrorPattern {
    if case .intersectionNamesForType = $0 { true } else { false }
  }
  /// Matches ``typeIsIncorrect(requestedType:realType:component:)``.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let typeIncorrect = DIErrorPattern {
    if case .typeIsIncorrect = $0 { true } else { false }
  }
  /// Matches ``recursiveInitialization(component:)``.
  ///
  /// - Since: 0.9.9, until 1.1.1
  public static let recursiveInitializer = DIErrorPattern {
    if case .recursiveInitialization = $0 { true } else { false }
  }
}
#endif

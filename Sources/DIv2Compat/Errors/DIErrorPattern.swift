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
  public static func ~= (pattern: DIErrorPattern, error: any Error) -> Bool {
    (error as? DIError).map(pattern.matches) ?? false
  }
}

extension DIError {
  /// Matches all cases but ``build(errors:)``. 2.0.0 wrapped all errors of requests in it.
  ///
  /// - Since: 2.0.0 only
  public static let byCall = DIErrorPattern { if case .build = $0 { false } else { true } }
  /// Matches all cases but ``build(errors:)``. 2.0.0 wrapped the errors of singles in it, which
  /// ``DIContainerBuilder/build(f:l:)`` threw.
  ///
  /// - Since: 2.0.0 only
  public static let whileCreateSingleton = byCall
  /// Matches ``typeNotFound(type:)``.
  ///
  /// - Since: 2.0.0 only
  public static let typeIsNotFound = DIErrorPattern {
    if case .typeNotFound = $0 { true } else { false }
  }
  /// Matches ``typeForNameNotFound(type:name:typesInfo:)``.
  ///
  /// - Since: 2.0.0 only
  public static let typeIsNotFoundForName = DIErrorPattern {
    if case .typeForNameNotFound = $0 { true } else { false }
  }
  /// Matches ``initialMethodNotFound(typeInfo:signature:)``.
  ///
  /// - Since: 2.0.0 only
  public static let initializationMethodWithSignatureIsNotFoundFor = DIErrorPattern {
    if case .initialMethodNotFound = $0 { true } else { false }
  }
  /// Matches ``ambiguousType(type:typesInfo:)``.
  ///
  /// - Since: 2.0.0 only
  public static let defaultTypeIsNotSpecified = DIErrorPattern {
    if case .ambiguousType = $0 { true } else { false }
  }
  /// Matches ``incorrectType(requestedType:realType:typeInfo:)``.
  ///
  /// - Since: 2.0.0 only
  public static let typeIsIncorrect = DIErrorPattern {
    if case .incorrectType = $0 { true } else { false }
  }
  /// Matches ``recursiveInitial(typeInfo:)``.
  ///
  /// - Since: 2.0.0 only
  public static let recursiveInitialization = DIErrorPattern {
    if case .recursiveInitial = $0 { true } else { false }
  }
  /// Matches ``noSpecifiedInitialMethod(typeInfo:)``.
  ///
  /// - Since: 2.0.0 only
  public static let notSpecifiedInitializationMethodFor = DIErrorPattern {
    if case .noSpecifiedInitialMethod = $0 { true } else { false }
  }
  /// Matches ``intersectionNames(type:names:typesInfo:)``.
  ///
  /// - Since: 2.0.0 only
  public static let intersectionNamesForType = DIErrorPattern {
    if case .intersectionNames = $0 { true } else { false }
  }
  /// Matches ``pluralDefaultAd(type:typesInfo:)``.
  ///
  /// - Since: 2.0.0 only
  public static let pluralSpecifiedDefaultType = DIErrorPattern {
    if case .pluralDefaultAd = $0 { true } else { false }
  }
}

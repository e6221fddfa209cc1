/// The parameter of `as(.self)`.
///
/// - Since: 2.0.0
public enum DIAsSelf: Sendable {
  /// The component's own type.
  case `self`
}

/// The parameter of `set(.default)`.
///
/// - Since: 2.0.0
public enum DISetDefault: Sendable {
  /// The component that wins where several offer a type.
  case `default`
}

/// The parameter of `injection(.manual)`.
///
/// - Since: 2.1.0
public enum DIInjectionManual: Sendable {
  /// The closure receives the container and resolves its dependencies itself.
  case manual
}

/// The parameter of `injection(.optional)`.
///
/// - Since: 2.1.0
public enum DIInjectionOptional: Sendable {
  /// The closure receives nil if the dependency can't be resolved.
  case optional
}

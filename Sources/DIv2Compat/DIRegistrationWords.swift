/// The word of `as(.self)`. Since 2.0.0.
public enum DIAsSelf: Sendable {
  /// The registered type itself.
  case `self`
}

/// The word of `set(.default)`. Since 2.0.0.
public enum DISetDefault: Sendable {
  /// The registration that is taken where several offer a type.
  case `default`
}

/// The word of `injection(.manual)`. Since 2.1.0.
public enum DIInjectionManual: Sendable {
  /// The closure gets the container and looks its dependencies up itself.
  case manual
}

/// The word of `injection(.optional)`. Since 2.1.0.
public enum DIInjectionOptional: Sendable {
  /// The closure gets nil where the dependency can't be had.
  case optional
}

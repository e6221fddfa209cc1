internal import DIEngine

/// The precedence of a component over others that offer the same type.
///
/// - Since: 4.1
public enum DIComponentPriority: Sendable {
  /// No precedence.
  case normal
  /// Precedence over normal components, from ``DIComponentBuilder/default()``.
  case `default`
  /// Precedence over all others, from ``DIComponentBuilder/test()``.
  case test

  init(_ priority: Component.Priority) {
    switch priority {
    case .normal: self = .normal
    case .default: self = .default
    case .test: self = .test
    }
  }
}

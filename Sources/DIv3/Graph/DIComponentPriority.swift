internal import DIEngine

/// The precedence of a component over others that offer the same type.
///
/// - Since: 4.1
public enum DIComponentPriority: Sendable {
  /// No precedence.
  ///
  /// - Since: 4.1
  case normal

  /// Precedence over normal components, from ``DIComponentBuilder/default()``.
  ///
  /// - Since: 4.1
  case `default`

  /// Precedence over all others, from ``DIComponentBuilder/test()``.
  ///
  /// - Since: 4.1
  case test

  init(_ priority: Component.Priority) {
    switch priority {
    case .normal: self = .normal
    case .default: self = .default
    case .test: self = .test
    }
  }
}

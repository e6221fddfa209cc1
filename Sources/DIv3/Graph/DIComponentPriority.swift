internal import DIEngine

/// How a component is preferred to others that are offered as the same type.
///
/// - Since: 4.1
public enum DIComponentPriority: Sendable {
  /// It is not.
  case normal
  /// By ``DIComponentBuilder/default()``.
  case `default`
  /// By ``DIComponentBuilder/test()``.
  case test

  init(_ priority: Component.Priority) {
    switch priority {
    case .normal: self = .normal
    case .default: self = .default
    case .test: self = .test
    }
  }
}

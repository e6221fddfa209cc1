/// Who may see what a component registers: only its own module, or every module that depends on
/// that one, too.
public enum DIComponentScope: Equatable, Sendable {
  /// The module of the component, and every module on the way to it.
  case `public`
  /// The module of the component alone.
  case `internal`
}

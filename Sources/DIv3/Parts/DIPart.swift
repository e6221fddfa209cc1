/// Registrations that belong together and are loaded together.
///
/// ```swift
/// class LoginPart: DIPart {
///   static func load(container: DIContainer) {
///     container.register(LoginPresenter.init)
///     container.register(LoginScreen.init).injection(\.presenter)
///   }
/// }
///
/// container.append(part: LoginPart.self)
/// ```
///
/// Its class identifies a part; it is never instantiated.
///
/// - Since: 3.0
public protocol DIPart: AnyObject {
  /// Registers the components of the part. Each container calls it at most once.
  ///
  /// - Parameter container: The container that loads the part.
  /// - Since: 3.0
  static func load(container: DIContainer)
}

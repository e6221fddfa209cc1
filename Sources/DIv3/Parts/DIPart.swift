/// Registrations that belong together, and that are loaded into a container together.
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
/// A part is known by its class; it is never instantiated.
///
/// - Since: 3.0
public protocol DIPart: AnyObject {
  /// Registers what belongs to the part. Called once for each container.
  ///
  /// - Parameter container: The container that the part is appended to.
  static func load(container: DIContainer)
}

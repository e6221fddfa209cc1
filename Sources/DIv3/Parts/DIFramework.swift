/// A module of a program whose components take precedence for each other.
///
/// If several components offer the type of a dependency, a component of a framework gets the one of its
/// own framework, otherwise one of a directly imported framework, otherwise the default one.
///
/// ```swift
/// class ShopFramework: DIFramework {
///   static func load(container: DIContainer) {
///     container.import(NetworkFramework.self)
///     container.append(part: CartPart.self)
///   }
/// }
///
/// container.append(framework: ShopFramework.self)
/// ```
///
/// Its class identifies a framework; it is never instantiated.
///
/// - Since: 3.0
public protocol DIFramework: AnyObject {
  /// Registers the components of the framework. Each container calls it at most once.
  ///
  /// - Parameter container: The container that loads the framework.
  /// - Since: 3.0
  static func load(container: DIContainer)
}

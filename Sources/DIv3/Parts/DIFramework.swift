/// A part of a program whose components prefer each other.
///
/// A component of a framework that needs a type gets, of several components that offer it, the one of
/// its own framework; else the one of a framework that its own imports directly; else the default one.
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
/// A framework is known by its class; it is never instantiated.
///
/// - Since: 3.0
public protocol DIFramework: AnyObject {
  /// Registers what belongs to the framework. Called once for each container.
  ///
  /// - Parameter container: The container that the framework is appended to.
  static func load(container: DIContainer)
}

/// A group of components that belong together.
///
/// ```swift
/// final class AnimalsModule: DIModule {
///   func load(builder: DIContainerBuilder) {
///     builder.register { Cat() }
///     builder.register { Dog() }
///   }
/// }
/// builder.register(module: AnimalsModule())
/// ```
///
/// - Since: 0.9.9
public protocol DIModule: AnyObject {
  /// Registers the components of the module. A builder calls it once for each class of modules.
  ///
  /// - Parameter builder: The builder to register with. It may load other modules, too.
  func load(builder: DIContainerBuilder)
}

/// A group of registrations that belong together.
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
public protocol DIModule: AnyObject {
  /// Registers the components of the module. A builder calls it once for each class of modules.
  ///
  /// - Parameter builder: The builder to register with; other modules can be given to it, too.
  func load(builder: DIContainerBuilder)
}

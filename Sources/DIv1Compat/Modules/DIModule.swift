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
#if MigrationHints
@available(
  *, deprecated, message: "use DIPart, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
public protocol DIModule: AnyObject {
  /// Registers the components of the module. A builder calls it once for each class of modules.
  ///
  /// - Parameter builder: The builder to register with; other modules can be given to it, too.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIPart, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  func load(builder: DIContainerBuilder)
}

/// A module that loads all modules which a scan finds. Since 1.1.0.
///
/// ```swift
/// builder.register(module: DIScanModule(predicateByName: { $0.hasSuffix("Module") }))
/// ```
///
/// It makes an object of each class below ``DIScanned`` that the predicate accepts, and registers
/// those which are a ``DIModule``. A builder loads each object of this class, unlike other modules,
/// since they may look for different classes; what they find it loads once for each class.
#if MigrationHints
@available(
  *, deprecated,
  message: "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
public final class DIScanModule: DIScanWithInitializer<DIScanned>, DIModule {
  /// Registers the modules that the scan finds; the builder calls it.
  ///
  /// - Parameter builder: The builder to register with.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public func load(builder: DIContainerBuilder) {
    for case let module as any DIModule in getObjects() { builder.register(module: module) }
  }
}

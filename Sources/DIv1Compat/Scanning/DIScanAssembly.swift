/// An assembly that depends on all assemblies which a scan finds. Since 1.1.0.
///
/// ```swift
/// builder.register(assembly: DIScanAssembly(predicateByName: { $0.hasSuffix("Assembly") }))
/// ```
///
/// It makes an object of each class below ``DIScanned`` that the predicate accepts; those which are
/// a ``DIAssembly`` are its dependencies, so their internal modules are not loaded. A builder loads
/// each object of this class, unlike other assemblies, since they may look for different classes.
#if MigrationHints
@available(
  *, deprecated,
  message: "use append(framework:), see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
public final class DIScanAssembly: DIScanWithInitializer<DIScanned>, DIAssembly {
  /// None: a scan has only dependencies.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(framework:), see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public let publicModules: [any DIModule] = []
  /// None: a scan has only dependencies.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(framework:), see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public let internalModules: [any DIModule] = []

  /// The assemblies that the scan finds. Each use scans anew and makes new objects.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(framework:), see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public var dependencies: [any DIAssembly] {
    getObjects().compactMap { $0 as? any DIAssembly }
  }
}

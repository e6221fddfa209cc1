/// Stands in a list of modules for all those which a scan finds. Since 2.0.0.
///
/// ```swift
/// struct App: DIModule {
///   var components: [DIComponent] { [] }
///   var dependencies: [DIModule] { [DIScanModule(predicateByName: { $0.hasSuffix("Module") })] }
/// }
/// ```
///
/// It makes an object of each class below ``DIScanned`` that the predicate accepts; those which are
/// a ``DIModule`` are registered as if the module that lists the scan had listed them. The scan
/// itself owns nothing, and of several in one program each counts.
#if MigrationHints
@available(
  *, deprecated,
  message: "use append(framework:), see docs/migration/declarations-2.md#modules-and-parts"
)
#endif
public final class DIScanModule: DIScanWithInitializer<DIScanned>, DIModule {
  /// None: a scan owns nothing.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(framework:), see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  public var components: [any DIComponent] { [] }

  /// The modules that the scan finds. Each use scans anew and makes new objects.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use append(framework:), see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  public var dependencies: [any DIModule] {
    getObjects().compactMap { $0 as? any DIModule }
  }
}

/// An assembly that is found by scanning. Only in 1.1.0; since then a class derives from
/// ``DIScanned`` and adopts ``DIAssembly``.
///
/// Scans find the classes below it, but not this class itself.
#if MigrationHints
@available(
  *, deprecated, message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
open class DIScannedAssembly: DIScanned, DIAssembly {
  /// The modules that are loaded wherever the assembly is reached; none unless overridden.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open var publicModules: [any DIModule] { [] }
  /// The modules that are loaded only if the assembly itself is given to a builder; none unless
  /// overridden.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open var internalModules: [any DIModule] { [] }
  /// The assemblies that this one needs; none unless overridden.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open var dependencies: [any DIAssembly] { [] }
  /// The modules that this assembly adds to dynamic ones; none unless overridden.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIFramework, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open var dynamicDeclarations: [DIDynamicDeclaration] { [] }
}

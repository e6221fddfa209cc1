/// A module that is found by scanning. Only in 1.1.0; since then a class derives from ``DIScanned``
/// and adopts ``DIModule``.
///
/// Scans find the classes below it, but not this class itself.
#if MigrationHints
@available(
  *, deprecated, message: "use DIPart, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
open class DIScannedModule: DIScanned, DIModule {
  /// Registers the components of the module; override it. Registers nothing unless overridden.
  ///
  /// - Parameter builder: The builder to register with.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIPart, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  open func load(builder: DIContainerBuilder) {}
}

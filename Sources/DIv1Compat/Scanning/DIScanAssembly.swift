/// An assembly that depends on all assemblies that a scan finds.
///
/// ```swift
/// builder.register(
///   assembly: DIScanAssembly(predicateByName: { $0.hasSuffix("Assembly") }))
/// ```
///
/// It creates an object of each subclass of ``DIScanned`` that the predicate accepts. Those that
/// are a ``DIAssembly`` are its dependencies, so a builder doesn't load their internal modules.
/// Unlike other assemblies, a builder loads each object of this class once, since the objects may
/// select different classes.
///
/// - Since: 1.1.0
public final class DIScanAssembly: DIScanWithInitializer<DIScanned>, DIAssembly {
  /// None: a scan has only dependencies.
  public let publicModules: [any DIModule] = []
  /// None: a scan has only dependencies.
  public let internalModules: [any DIModule] = []

  /// The assemblies that the scan finds. Each access scans again and creates new objects.
  public var dependencies: [any DIAssembly] {
    getObjects().compactMap { $0 as? any DIAssembly }
  }
}

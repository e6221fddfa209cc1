/// Finds the classes of the program that inherit from one, and makes an object of each.
/// Since 1.1.0.
///
/// ```swift
/// let scan = DIScanWithInitializer<DIScanned>(predicateByType: { $0 is Plugin.Type })
/// let plugins = scan.getObjects()
/// ```
open class DIScanWithInitializer<T: DIScanned>: DIScan<T> {
  /// A new object of each class that the predicate accepts, made with `init()`, in the order of
  /// ``DIScan/getTypes()``.
  ///
  /// - Returns: The objects.
  public final func getObjects() -> [T] {
    getTypes().map { $0.init() }
  }
}

/// A module that loads all modules which a scan finds. Since 1.1.0.
///
/// ```swift
/// builder.register(module: DIScanModule(predicateByName: { $0.hasSuffix("Module") }))
/// ```
///
/// It makes an object of each class below ``DIScanned`` that the predicate accepts, and registers
/// those which are a ``DIModule``. A builder loads each object of this class, unlike other modules,
/// since they may look for different classes; what they find it loads once for each class.
public final class DIScanModule: DIScanWithInitializer<DIScanned>, DIModule {
  /// Registers the modules that the scan finds; the builder calls it.
  ///
  /// - Parameter builder: The builder to register with.
  public func load(builder: DIContainerBuilder) {
    for case let module as any DIModule in getObjects() { builder.register(module: module) }
  }
}

/// An assembly that depends on all assemblies which a scan finds. Since 1.1.0.
///
/// ```swift
/// builder.register(assembly: DIScanAssembly(predicateByName: { $0.hasSuffix("Assembly") }))
/// ```
///
/// It makes an object of each class below ``DIScanned`` that the predicate accepts; those which are
/// a ``DIAssembly`` are its dependencies, so their internal modules are not loaded. A builder loads
/// each object of this class, unlike other assemblies, since they may look for different classes.
public final class DIScanAssembly: DIScanWithInitializer<DIScanned>, DIAssembly {
  /// None: a scan has only dependencies.
  public let publicModules: [any DIModule] = []
  /// None: a scan has only dependencies.
  public let internalModules: [any DIModule] = []

  /// The assemblies that the scan finds. Each use scans anew and makes new objects.
  public var dependencies: [any DIAssembly] {
    getObjects().compactMap { $0 as? any DIAssembly }
  }
}

/// Finds the classes of the program that inherit from one, and makes an object of each.
/// Since 2.0.0.
///
/// ```swift
/// let scan = DIScanWithInitializer<DIScanned>(predicateByType: { $0 is Plugin.Type })
/// let plugins = scan.getObjects()
/// ```
open class DIScanWithInitializer<T: DIScanned>: DIScan<T> {
  /// A new object of each class that the predicate accepts, made with `init()`, in the order of
  /// ``DIScan/getTypes()``.
  ///
  /// - Returns: the objects.
  public final func getObjects() -> [T] {
    getTypes().map { $0.init() }
  }
}

/// A component that loads all components which a scan finds. Public since 2.1.4.
///
/// ```swift
/// builder.register(component: DIScanComponent(predicateByName: { $0.hasSuffix("Parts") }))
/// ```
///
/// It makes an object of each class below ``DIScanned`` that the predicate accepts, and registers
/// those which are a ``DIComponent``.
public final class DIScanComponent: DIScanWithInitializer<DIScanned>, DIComponent {
  /// Public: each component that is found says itself who may see its registrations.
  public var scope: DIComponentScope { .public }

  /// Registers the components that the scan finds; the builder calls it.
  ///
  /// - Parameter builder: the builder to register with.
  public func load(builder: DIContainerBuilder) {
    for case let component as any DIComponent in getObjects() {
      builder.register(component: component)
    }
  }
}

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
public final class DIScanModule: DIScanWithInitializer<DIScanned>, DIModule {
  /// None: a scan owns nothing.
  public var components: [any DIComponent] { [] }

  /// The modules that the scan finds. Each use scans anew and makes new objects.
  public var dependencies: [any DIModule] {
    getObjects().compactMap { $0 as? any DIModule }
  }
}

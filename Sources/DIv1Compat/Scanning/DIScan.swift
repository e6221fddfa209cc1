internal import DIEngine
public import Foundation

/// Finds the classes of the program that inherit from one. Since 1.1.0.
///
/// ```swift
/// let scan = DIScan<Screen>(predicateByName: { $0.hasPrefix("Debug") })
/// for type in scan.getTypes() { print(type) }
/// ```
///
/// Classes at any depth are found, also private and nested ones. Those that are in the program but
/// can't be found (see ``DIScanned``) are known only if they were declared, which is offered for
/// classes below ``DIScanned``.
#if MigrationHints
@available(
  *, deprecated,
  message: "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
open class DIScan<T: AnyObject> {
  /// Says of a class whether it is wanted.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public typealias PredicateByType = (T.Type) -> Bool
  /// Says of the name of a class whether the class is wanted.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public typealias PredicateByName = (String) -> Bool

  private let accepts: PredicateByType

  /// Makes a scan for classes that a closure picks.
  ///
  /// - Parameter predicateByType: Gets each class; true if it is wanted.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public init(predicateByType: @escaping PredicateByType) {
    accepts = predicateByType
  }

  /// Makes a scan for classes of a bundle that a closure picks.
  ///
  /// - Parameters:
  ///   - predicateByType: Gets each class of the bundle; true if it is wanted.
  ///   - bundle: The bundle. On Linux all classes of a program belong to one bundle; there, let the
  ///     closure look at `String(reflecting: type)`, which starts with the name of the module.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public init(predicateByType: @escaping PredicateByType, in bundle: Bundle) {
    accepts = { bundle.holds($0) && predicateByType($0) }
  }

  /// Makes a scan for classes whose names a closure picks.
  ///
  /// - Parameter predicateByName: Gets the name of each class, without the module or a type around
  ///   it; true if the class is wanted.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public init(predicateByName: @escaping PredicateByName) {
    accepts = { predicateByName(String(describing: $0)) }
  }

  /// Makes a scan for classes of a bundle whose names a closure picks.
  ///
  /// - Parameters:
  ///   - predicateByName: Gets the name of each class of the bundle, without the module or a type
  ///     around it; true if the class is wanted.
  ///   - bundle: The bundle. On Linux all classes of a program belong to one bundle.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public init(predicateByName: @escaping PredicateByName, in bundle: Bundle) {
    accepts = { bundle.holds($0) && predicateByName(String(describing: $0)) }
  }

  /// The classes below `T` that the predicate accepts, each once, `T` itself not among them.
  ///
  /// Declared classes come first, in the order of declaration, then the others by their full names.
  /// Classes that this module has for scanning are never given. 1.1.x gave only classes that
  /// inherit directly.
  ///
  /// The first scan below a class reads the records of everything that is loaded, which takes
  /// milliseconds in a large program, and so does the first one after more was loaded; others take
  /// microseconds, plus the time of the predicate.
  ///
  /// - Returns: The classes.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public final func getTypes() -> [T.Type] {
    ClassCatalogue.shared.descendants(of: T.self).filter { type in
      !scanTypes.contains { $0 == type } && accepts(type)
    }
  }
}

/// The classes of this module that stand between the bases of scans and the classes of users.
private let scanTypes: [AnyClass] = [
  DIScannedModule.self, DIScannedAssembly.self, DIScanModule.self, DIScanAssembly.self,
]

extension Bundle {
  /// Whether a class is from this bundle, of which there may be several objects.
  fileprivate func holds(_ type: AnyClass) -> Bool {
    Bundle(for: type).bundlePath == bundlePath
  }
}

/// Finds the classes of the program that inherit from one, and makes an object of each.
/// Since 1.1.0.
///
/// ```swift
/// let scan = DIScanWithInitializer<DIScanned>(predicateByType: { $0 is Plugin.Type })
/// let plugins = scan.getObjects()
/// ```
#if MigrationHints
@available(
  *, deprecated,
  message: "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
)
#endif
open class DIScanWithInitializer<T: DIScanned>: DIScan<T> {
  /// A new object of each class that the predicate accepts, made with `init()`, in the order of
  /// ``DIScan/getTypes()``.
  ///
  /// - Returns: The objects.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-1.md#modules-and-parts"
  )
  #endif
  public final func getObjects() -> [T] {
    getTypes().map { $0.init() }
  }
}

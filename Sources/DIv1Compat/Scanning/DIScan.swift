internal import ClassScanning
public import Foundation

/// Finds the classes of the program that inherit from a class.
///
/// ```swift
/// let scan = DIScan<Screen>(predicateByName: { $0.hasPrefix("Debug") })
/// for type in scan.getTypes() { print(type) }
/// ```
///
/// A scan finds subclasses at any depth, including private and nested ones. Classes that the
/// runtime can't find (see ``DIScanned``) must be declared, which is possible for subclasses of
/// ``DIScanned``.
///
/// - Since: 1.1.0
open class DIScan<T: AnyObject> {
  /// Returns whether a scan includes a class.
  public typealias PredicateByType = (T.Type) -> Bool
  /// Returns whether a scan includes the class with a name.
  public typealias PredicateByName = (String) -> Bool

  private let selection: ClassSelection<T>

  /// Creates a scan that selects classes with a closure.
  ///
  /// - Parameter predicateByType: Receives each class and returns whether to include it.
  public init(predicateByType: @escaping PredicateByType) {
    selection = ClassSelection(byType: predicateByType)
  }

  /// Creates a scan that selects classes of a bundle with a closure.
  ///
  /// - Parameters:
  ///   - predicateByType: Receives each class of the bundle and returns whether to include it.
  ///   - bundle: The bundle. On Linux all classes of a program belong to one bundle. Test
  ///     `String(reflecting: type)` in the closure there: it starts with the name of the module.
  public init(predicateByType: @escaping PredicateByType, in bundle: Bundle) {
    selection = ClassSelection(byType: predicateByType, in: bundle.holds)
  }

  /// Creates a scan that selects classes by their names with a closure.
  ///
  /// - Parameter predicateByName: Receives the name of each class, without its module and its
  ///   enclosing types, and returns whether to include it.
  public init(predicateByName: @escaping PredicateByName) {
    selection = ClassSelection(byName: predicateByName)
  }

  /// Creates a scan that selects classes of a bundle by their names with a closure.
  ///
  /// - Parameters:
  ///   - predicateByName: Receives the name of each class of the bundle, without its module and its
  ///     enclosing types, and returns whether to include it.
  ///   - bundle: The bundle. On Linux all classes of a program belong to one bundle.
  public init(predicateByName: @escaping PredicateByName, in bundle: Bundle) {
    selection = ClassSelection(byName: predicateByName, in: bundle.holds)
  }

  /// Returns the subclasses of `T` that the predicate accepts, each once. `T` itself is not among
  /// them.
  ///
  /// Declared classes come first, in the order of declaration; the others follow, ordered by their
  /// full names. The scan classes of this module are never among them. In 1.1.x, only direct
  /// subclasses were.
  ///
  /// - Returns: The classes.
  /// - Complexity: The first scan below a class, and the first one after the program loaded more
  ///   code, read the metadata of all loaded classes: milliseconds in a large program. Other scans
  ///   take microseconds. The predicate's time adds to both.
  public final func getTypes() -> [T.Type] {
    selection.types(excluding: scanTypes)
  }
}

/// The classes of this module between the base classes of scans and the classes of users.
private let scanTypes: [AnyClass] = [
  DIScannedModule.self, DIScannedAssembly.self, DIScanModule.self, DIScanAssembly.self,
]

extension Bundle {
  /// Returns whether a class is from this bundle, of which several objects may exist.
  fileprivate func holds(_ type: AnyClass) -> Bool {
    Bundle(for: type).bundlePath == bundlePath
  }
}

/// Finds the classes of the program that inherit from a class, and creates an object of each.
///
/// ```swift
/// let scan = DIScanWithInitializer<DIScanned>(
///   predicateByType: { $0 is Plugin.Type })
/// let plugins = scan.getObjects()
/// ```
///
/// - Since: 1.1.0
open class DIScanWithInitializer<T: DIScanned>: DIScan<T> {
  /// Returns a new object of each class that the predicate accepts, created with `init()`, in the
  /// order of ``DIScan/getTypes()``.
  ///
  /// - Returns: The objects.
  public final func getObjects() -> [T] {
    getTypes().map { $0.init() }
  }
}

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

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

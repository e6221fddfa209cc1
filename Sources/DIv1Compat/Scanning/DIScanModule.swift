/// A module that loads all modules that a scan finds.
///
/// ```swift
/// builder.register(
///   module: DIScanModule(predicateByName: { $0.hasSuffix("Module") }))
/// ```
///
/// It creates an object of each subclass of ``DIScanned`` that the predicate accepts, and loads
/// those that are a ``DIModule``. Unlike other modules, a builder loads each object of this class
/// once, since the objects may select different classes. It loads one found module of each class.
///
/// - Since: 1.1.0
public final class DIScanModule: DIScanWithInitializer<DIScanned>, DIModule {
  /// Loads the modules that the scan finds. The builder calls it.
  ///
  /// - Parameter builder: The builder to register with.
  public func load(builder: DIContainerBuilder) {
    for case let module as any DIModule in getObjects() { builder.register(module: module) }
  }
}

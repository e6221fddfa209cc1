/// A group of components that loads all groups that a scan finds.
///
/// ```swift
/// builder.register(
///   component: DIScanComponent(predicateByName: { $0.hasSuffix("Parts") }))
/// ```
///
/// It creates an object of each subclass of ``DIScanned`` that the predicate accepts, and loads
/// those that are a ``DIComponent``.
///
/// - Since: 2.1.4
public final class DIScanComponent: DIScanWithInitializer<DIScanned>, DIComponent {
  /// Public: each found group states the visibility of its own components.
  public var scope: DIComponentScope { .public }

  /// Loads the groups that the scan finds. The builder calls it.
  ///
  /// - Parameter builder: The builder to register with.
  public func load(builder: DIContainerBuilder) {
    for case let component as any DIComponent in getObjects() {
      builder.register(component: component)
    }
  }
}

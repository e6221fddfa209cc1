/// A component that loads all components which a scan finds. Public since 2.1.4.
///
/// ```swift
/// builder.register(component: DIScanComponent(predicateByName: { $0.hasSuffix("Parts") }))
/// ```
///
/// It makes an object of each class below ``DIScanned`` that the predicate accepts, and registers
/// those which are a ``DIComponent``.
#if MigrationHints
@available(
  *, deprecated,
  message: "use append(part:) for each part, see docs/migration/declarations-2.md#modules-and-parts"
)
#endif
public final class DIScanComponent: DIScanWithInitializer<DIScanned>, DIComponent {
  /// Public: each component that is found says itself who may see its registrations.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  public var scope: DIComponentScope { .public }

  /// Registers the components that the scan finds; the builder calls it.
  ///
  /// - Parameter builder: the builder to register with.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  public func load(builder: DIContainerBuilder) {
    for case let component as any DIComponent in getObjects() {
      builder.register(component: component)
    }
  }
}

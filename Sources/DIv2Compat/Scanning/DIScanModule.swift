/// Represents all modules that a scan finds, in a list of modules.
///
/// ```swift
/// struct App: DIModule {
///   var components: [DIComponent] { [] }
///   var dependencies: [DIModule] {
///     [DIScanModule(predicateByName: { $0.hasSuffix("Module") })]
///   }
/// }
/// ```
///
/// It creates an object of each subclass of ``DIScanned`` that the predicate accepts. A builder
/// registers those that are a ``DIModule`` as if the module that lists the scan had listed them.
/// The scan has no components of its own. Each scan of a program counts, even if several exist.
///
/// - Since: 2.0.0
public final class DIScanModule: DIScanWithInitializer<DIScanned>, DIModule {
  /// None: a scan has no components of its own.
  public var components: [any DIComponent] { [] }

  /// The modules that the scan finds. Each access scans again and creates new objects.
  public var dependencies: [any DIModule] {
    getObjects().compactMap { $0 as? any DIModule }
  }
}

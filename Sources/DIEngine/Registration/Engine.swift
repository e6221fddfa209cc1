/// One graph of components, shared by all generations of the API.
///
/// A container or builder that you create with an engine adds its components to the engine's graph and finds
/// the components that others added. A container or builder that you create without one creates an engine of
/// its own.
///
/// An engine is safe to use from any thread.
///
/// ```swift
/// let engine = Engine()
/// let old = DIv1Compat.DIContainerBuilder(engine: engine)
/// let container = DIv3.DIContainer(engine: engine)
/// ```
public final class Engine: Sendable {
  @usableFromInline package let registry: Registry
  package let companions: EngineStorage

  /// Creates an engine of existing parts.
  package init(_ registry: Registry, _ companions: EngineStorage) {
    self.registry = registry
    self.companions = companions
  }
}

/// Objects that façades store with an engine: one of each class. They live as long as the engine.
package final class EngineStorage: Sendable {
  // An array: with a handful of objects, a linear search is faster than hashing.
  private let objects = Guarded<[(key: ObjectIdentifier, object: AnyObject)]>([])

  /// Returns the object of a class, and creates it on the first call.
  ///
  /// - Parameter make: Creates the object. It is called under a lock and must not call this method.
  package func object<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    objects.locked { objects in
      let key = ObjectIdentifier(Companion.self)
      if let known = objects.first(where: { $0.key == key }) {
        return unsafeDowncast(known.object, to: Companion.self)
      }
      let object = make()
      objects.append((key, object))
      return object
    }
  }

  /// Returns a storage with copies of those objects that belong to the registrations.
  package func copy() -> EngineStorage {
    let copy = EngineStorage()
    copy.objects.value = objects.value.compactMap { entry in
      (entry.object as? any CopiedCompanion).map { (entry.key, $0.copied()) }
    }
    return copy
  }
}

/// An object that a façade stores with an engine, and that a copy of the engine needs, too: it says something of the
/// registrations.
package protocol CopiedCompanion: AnyObject {
  /// Returns a copy of the object, of the same class.
  func copied() -> Self
}

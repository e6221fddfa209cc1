/// One graph of components, whichever generations of the API speak about it.
///
/// A container or builder that is given an engine adds its components to that engine's graph and
/// finds those that others added; one that is given none makes an engine of its own.
///
/// An engine is safe to use from any thread.
public final class Engine: Sendable {
  package let registry: Registry
  package let companions = EngineStorage()

  /// Makes an engine without components.
  public init() {
    registry = Registry()
  }

  /// Makes an engine whose resolutions tell a listener what they went on after.
  ///
  /// - Parameter parent: an engine whose components are found where this one has none.
  package init(parent: Engine? = nil, listener: (@Sendable (Event) -> Void)?) {
    registry = Registry(parent: parent?.registry, listener: listener)
  }
}

/// What façades keep beside a graph, one object of each class for each engine.
package final class EngineStorage: @unchecked Sendable {
  private let mutex = Mutex()
  // A handful: looking through them takes less time than a hash.
  private var objects: [(key: ObjectIdentifier, object: AnyObject)] = []

  /// The object of a class, made when it is asked for first.
  ///
  /// - Parameter make: called under a lock; it must not come back here.
  package func object<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    mutex.locked {
      let key = ObjectIdentifier(Companion.self)
      for entry in objects where entry.key == key {
        return unsafeDowncast(entry.object, to: Companion.self)
      }
      let object = make()
      objects.append((key, object))
      return object
    }
  }
}

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

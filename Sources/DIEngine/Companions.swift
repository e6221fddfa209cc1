/// What façades keep beside a graph, one object of each class for each engine.
package final class Companions: @unchecked Sendable {
  private let mutex = Mutex()
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a class, made when it is asked for first.
  ///
  /// - Parameter make: called under a lock; it must not come back here.
  package func object<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    mutex.locked {
      let key = ObjectIdentifier(Companion.self)
      if let object = objects[key] { return unsafeDowncast(object, to: Companion.self) }
      let object = make()
      objects[key] = object
      return object
    }
  }
}

/// The least that a container by type must do to register: insert a new closure into a dictionary.
final class HandWrittenRegistry {
  private var factories: [ObjectIdentifier: () -> AnyObject] = [:]

  func insert<T: AnyObject>(_ make: @escaping () -> T) {
    factories[ObjectIdentifier(T.self)] = { make() }
  }
}

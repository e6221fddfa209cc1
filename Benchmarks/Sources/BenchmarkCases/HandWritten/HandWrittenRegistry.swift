/// The least that a container by type must do to register: insert a new closure into a dictionary.
final class HandWrittenRegistry {
  private var factories: [ObjectIdentifier: () -> AnyObject] = [:]

  /// Not specialised, for a specialised copy knows `make` and makes no closure at all.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func insert<T: AnyObject>(_ make: @escaping () -> T) {
    factories[ObjectIdentifier(T.self)] = { make() }
  }
}

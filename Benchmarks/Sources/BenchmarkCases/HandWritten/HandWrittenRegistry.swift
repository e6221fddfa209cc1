/// The minimum that registration by type requires: inserting a new closure into a dictionary.
final class HandWrittenRegistry {
  private var factories: [ObjectIdentifier: () -> AnyObject] = [:]

  /// Not specialised: a specialised copy would know `make` and create no closure.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func insert<T: AnyObject>(_ make: @escaping () -> T) {
    factories[ObjectIdentifier(T.self)] = { make() }
  }
}

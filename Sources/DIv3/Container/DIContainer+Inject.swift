internal import DIEngine

extension DIContainer {
  /// Injects into an object that was made elsewhere.
  ///
  /// The component is looked up by the dynamic type of the object, exactly: one that is registered
  /// for a superclass does not count. If the component keeps its objects, this one is kept from
  /// now on, and its injections already find it; the same object is not injected twice.
  ///
  /// ```swift
  /// container.register(Screen.self).injection(\.presenter)
  /// container.inject(into: screen)
  /// ```
  ///
  /// - Parameters:
  ///   - object: the object. If there is no component for it, a line in the log says so; nil and
  ///     values of structs can't be injected into.
  ///   - framework: the framework whose components are preferred, where several are registered for
  ///     the object's type.
  ///
  /// Since 3.0.
  public func inject<T>(into object: T, from framework: (any DIFramework.Type)? = nil) {
    guard let reference = reference(in: object) else {
      log(.info, "Not injected: \(T.self) is not an object.")
      return
    }
    do throws(Failure) {
      try scope.inject(
        into: reference, as: type(of: reference), from: framework.map(module(of:)), for: self)
    } catch {
      guard error.isSoftenable else { unresolved(T.self, error) }
      log(level(of: error), error.description)
    }
  }
}

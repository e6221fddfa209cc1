internal import DIEngine

extension DIScope {
  /// Injects members into an external instance: runs the injections of `dependency` on it.
  ///
  /// ```swift
  /// builder.register(vc: HomeController.self).dependency { $1.presenter = *!$0 }
  /// try scope.resolve(controller)
  /// ```
  ///
  /// The object's dynamic type selects the component. If the component's lifetime caches objects
  /// and the cache is empty, the scope caches this one. It never replaces a cached object.
  ///
  /// - Parameter object: The object.
  /// - Throws: ``DIError/typeIsNotFound(type:)`` if no component offers the object's type, or if
  ///   `object` is nil; ``DIError/defaultTypeIsNotSpecified(type:components:)`` if several do and
  ///   none is the default; the errors of the injections, unchanged.
  /// - Since: 0.9.9
  public func resolve<T>(_ object: T) throws {
    var value: Any = object
    while let optional = optionalType(of: type(of: value)) {
      guard let wrapped = optional.unwrapped(value) else {
        throw DIError.typeIsNotFound(type: T.self)
      }
      value = wrapped
    }
    do throws(Failure) {
      try scope.inject(into: value, as: type(of: value), for: self)
    } catch {
      throw thrownError(for: error)
    }
  }
}

internal import DIEngine

extension DIScope {
  /// Injects into an object that was made elsewhere: runs the closures given with `dependency` on
  /// it.
  ///
  /// ```swift
  /// builder.register(vc: HomeController.self).dependency { $1.presenter = *!$0 }
  /// try scope.resolve(controller)
  /// ```
  ///
  /// The component is looked up by the object's dynamic type. If its lifetime keeps objects and
  /// none is kept yet, this one is; one that is kept is never replaced.
  ///
  /// - Parameter object: The object.
  /// - Throws: ``DIError``, or what a closure of the component threw.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use resolve(), or inject(into:) for an object, see docs/migration/declarations-1.md#requests"
  )
  #endif
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

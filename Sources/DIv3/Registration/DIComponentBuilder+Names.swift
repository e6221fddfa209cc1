internal import DIEngine

extension DIComponentBuilder {
  /// Makes one object for each name and tag of the component, and another one for requests without them; otherwise all
  /// of them give the same object.
  ///
  /// ```swift
  /// container.register(Cache.init)
  ///   .as(Cache.self, name: "images")
  ///   .as(Cache.self, name: "pages")
  ///   .objectForEachName()
  ///   .lifetime(.perContainer(.strong))
  ///
  /// let images: Cache = container.resolve(name: "images")
  /// let pages: Cache = container.resolve(name: "pages")  // another one
  /// ```
  ///
  /// Each object is kept as the lifetime says. Requests for many get the object without a name, as does
  /// ``DIContainer/initializeSingletonObjects()``. Of several tags in one request the first one counts.
  ///
  /// Call it before the first request for the component: objects that were made earlier are not made again.
  ///
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @discardableResult
  public func objectForEachName() -> Self {
    change { $0.behaviour.options.insert(.qualifierMakesInstance) }
  }
}

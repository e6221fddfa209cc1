internal import DIEngine

extension DIContainerBuilder {
  /// Registers a class whose objects are made elsewhere, for instance by a storyboard, and handed
  /// to the container to be injected. Since 2.0.0.
  ///
  /// Short for `register(type: T.self).as(.self).initialNotNecessary()`. It was for view
  /// controllers; here it takes any class, on every platform.
  ///
  /// The lifetime is `DISetting.defaultLifeTime`; where that is `.perScope`, the container remembers
  /// the last one that is handed to it, as long as somebody else holds it.
  ///
  /// ```swift
  /// builder.register(vc: CatController.self).injection{ $0.cat = $1 }
  ///
  /// try container.resolve(controller)
  /// ```
  ///
  /// - Parameters:
  ///   - vc: The class.
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.self), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @discardableResult
  public func register<T: AnyObject>(
    vc: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    let registration = register(type: vc, file: file, line: line).as(.self).initialNotNecessary()
    // Whoever shows a controller holds it: another one of the class takes its place.
    let component = registration.declaration.component
    if component.lifetime == DILifeTime.perScope.lifetime {
      component.lifetime = Lifetime(.scope, .weak)
    }
    return registration
  }
}

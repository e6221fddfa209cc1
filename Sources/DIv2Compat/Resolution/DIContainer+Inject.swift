internal import DIEngine

extension DIContainer {
  /// Injects members into an external instance: runs the injections and the `postInit` of its
  /// component on it.
  ///
  /// ```swift
  /// builder.register(type: Screen.self)
  ///   .injection{ $0.cat = $1 }.initialNotNecessary()
  /// try container.resolve(screen)
  /// ```
  ///
  /// If the component's lifetime caches objects, the object replaces the cached one. A second call
  /// with the same object has no effect then.
  ///
  /// - Parameter object: The object. Its own class selects the component; a value passed as a
  ///   protocol, that protocol.
  /// - Throws: ``DIError/typeNotFound(type:)`` if no component offers the object's type;
  ///   ``DIError/ambiguousType(type:typesInfo:)`` if several do and none is the default; the errors
  ///   of the injections.
  /// - Since: 2.0.0
  public func resolve<T>(_ object: T) throws {
    do throws(Failure) {
      try scope.object.inject(
        into: object, as: peeled(Swift.type(of: object)), for: self)
    } catch {
      throw DIError.translated(error)
    }
  }

  /// Injects members into an external instance, on behalf of a module.
  ///
  /// The module's visibility applies: if several components offer the class and the module may see
  /// only its own, that one is used. Storyboards that a component of a module makes do this
  /// themselves.
  ///
  /// ```swift
  /// try container.resolve(screen, from: ShopModule.self)
  /// ```
  ///
  /// An addition of this package.
  ///
  /// - Parameters:
  ///   - object: The object. Its own class selects the component.
  ///   - module: The type of the module.
  /// - Throws: ``DIError/noAccess(typesInfo:accessModules:)`` if the module may see none of the
  ///   components; otherwise the errors of `resolve(_:)` with an object.
  public func resolve<T>(_ object: T, from module: any DIModule.Type) throws {
    do throws(Failure) {
      try scope.object.inject(
        into: object, as: peeled(Swift.type(of: object)),
        from: .of(module, .needsAvailability), for: self)
    } catch {
      throw DIError.translated(error)
    }
  }
}

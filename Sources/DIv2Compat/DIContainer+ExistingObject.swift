internal import DIEngine

extension DIContainer {
  /// Injects into an object that was made elsewhere. Since 2.0.0.
  ///
  /// The injections and the `postInit` of its registration run; no initial does. If the lifetime
  /// keeps objects, the object takes the place of the one that was kept, and injecting the same
  /// object once more does nothing.
  ///
  /// ```swift
  /// builder.register(type: Screen.self).injection{ $0.cat = $1 }.initialNotNecessary()
  /// try container.resolve(screen)
  /// ```
  ///
  /// - Parameter object: The object. Its registration is looked up by its own class, or by the
  ///   protocol as which it is passed.
  /// - Throws: `DIError.typeNotFound` or `ambiguousType` for the registration; else what its
  ///   injections throw.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use resolve(), or inject(into:) for an object, see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolve<T>(_ object: T) throws {
    do throws(Failure) {
      try scope.takeUnretainedValue().inject(
        into: object, as: peeled(Swift.type(of: object)), for: self)
    } catch {
      throw DIError.translated(error)
    }
  }

  /// Injects into an object that was made elsewhere, as a component of a module would.
  ///
  /// What the module sees counts: of several registrations of the class its own one is taken, if the
  /// module may not see the others. Storyboards that a component of a module made do so by
  /// themselves.
  ///
  /// ```swift
  /// try container.resolve(screen, from: ShopModule.self)
  /// ```
  ///
  /// - Parameters:
  ///   - object: The object. Its registration is looked up by its own class.
  ///   - module: The class or struct of the module.
  /// - Throws: As `resolve(_:)` with an object; `DIError.noAccess` if the module sees none of the
  ///   registrations.
  #if MigrationHints
  @available(
    *, deprecated, message: "use inject(into:from:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolve<T>(_ object: T, from module: any DIModule.Type) throws {
    do throws(Failure) {
      try scope.takeUnretainedValue().inject(
        into: object, as: peeled(Swift.type(of: object)),
        from: .of(module, .needsAvailability), for: self)
    } catch {
      throw DIError.translated(error)
    }
  }

  /// Gives an object of the same class as another one. Since 2.0.0.
  ///
  /// ```swift
  /// let another = try container.resolve(byTypeOf: cat)
  /// ```
  ///
  /// - Parameter obj: The object whose own class is asked for; the object itself isn't used.
  /// - Returns: The object that a request for that class gives.
  /// - Throws: As `resolve(_:)` with that class.
  public func resolve<T>(byTypeOf obj: T) throws -> T {
    func resolve<Dynamic>(_ type: Dynamic.Type) throws -> T {
      let object: Dynamic = try self.resolve()
      // The class of an object is its static type or a descendant of it.
      return object as! T
    }
    return try _openExistential(dynamicType(of: obj), do: resolve)
  }
}

/// The class of an object, or the static type of another value.
///
/// Never inlined: seeing both ends, the optimizer opens the static class of the object instead.
@inline(never)
private func dynamicType<T>(of object: T) -> any Any.Type {
  type(of: object)
}

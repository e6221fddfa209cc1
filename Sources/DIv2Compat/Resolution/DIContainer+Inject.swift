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
}

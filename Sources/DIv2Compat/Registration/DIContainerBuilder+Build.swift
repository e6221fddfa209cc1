internal import DIEngine

extension DIContainerBuilder {
  /// Checks the registrations, makes a container of them, and makes its `.single` objects.
  /// Since 2.0.0.
  ///
  /// The container goes by the registrations as they are now. A builder may build again: no two
  /// builds share an object, unless the builder was given an engine.
  ///
  /// A builder with an engine adds each registration to it once, as it is described then, and checks
  /// it beside all that others added. What it adds is known at once to everybody who uses the engine;
  /// if something is wrong, nothing is added, and the registrations stay for the next `build()`.
  ///
  /// ```swift
  /// let container = try builder.build()
  /// ```
  ///
  /// - Parameters:
  ///   - f: Not used; leave it out.
  ///   - l: Not used; leave it out.
  /// - Returns: The container.
  /// - Throws: `DIError.build` with all that is wrong with the registrations: one without an
  ///   initial, several defaults of a type, the same name twice for a type. What can't be found,
  ///   or is ambiguous, is an error of the request instead. An error of a `.single` object that
  ///   can't be made is thrown as it is.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use initializeSingletonObjects(), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @discardableResult
  public func build(f: String = #filePath, l: Int = #line) throws -> DIContainer {
    log.completeAll()
    let engine = engine ?? Engine()
    let isNew = { (declaration: Declaration) in self.engine == nil || declaration.added == nil }
    let added = declarations.filter(isNew).map {
      (declaration: $0, component: $0.snapshot(in: modules))
    }
    try refuse(problems(in: added, of: engine.registry))
    loggers.connect(engine.registry)
    // Modules that were registered since may see what was added before.
    for declaration in declarations where !isNew(declaration) {
      engine.registry.change(declaration.added!) { $0.origin = declaration.origin(in: modules) }
    }
    for (declaration, component) in added {
      engine.registry.add(component)
      declaration.added = component
    }
    for declared in declaredTypes {
      warn(of: declared)
      guard let modules = modules.availability(of: declared.places) else { continue }
      engine.registry.declare(peeled(declared.typeInfo.type), visibleFrom: modules)
    }
    let container = DIContainer(viewing: Scope(engine, DIContainer.options))
    try container.makeSingles(declarations)
    return container
  }

  private func refuse(_ errors: [DIError]) throws {
    guard !errors.isEmpty else { return }
    for error in errors { tell(.error(error), error.description) }
    let error = DIError.build(errors: errors)
    tell(.error(error), "build errors count: \(errors.count)")
    throw error
  }

  /// Warns of a declared type that nothing is registered for.
  private func warn(of declared: DeclaredType) {
    let type = peeled(declared.typeInfo.type)
    guard !declarations.contains(where: { $0.visibleTypes.contains { $0 == type } }) else {
      return
    }
    tell(
      .warning(.implNotFound(for: declared.typeInfo)),
      "Not found implementation for type info: \(declared.typeInfo)")
  }
}

extension DIContainer {
  fileprivate func makeSingles(_ declarations: [Declaration]) throws {
    // One that is made out of arguments only can't be made ahead.
    let singles = declarations.compactMap { declaration in
      declaration.added.map { (declaration: declaration, component: $0) }
    }.filter { $0.component.lifetime.isEager && $0.component.factory != nil }
    guard !singles.isEmpty else { return }
    tell(.createSingle(.begin), "Begin resolve \(singles.count) singletons")
    defer { tell(.createSingle(.end), "End resolve singletons") }
    for (declaration, component) in singles {
      // Once for each type that it is known as, where somebody is told; only the first makes it.
      for _ in 0..<(loggers.isEmpty ? 1 : declaration.visibleTypes.count) {
        do throws(Failure) {
          try scope.takeUnretainedValue().realize(component, for: self)
        } catch {
          throw DIError.translated(error)
        }
      }
    }
  }
}

internal import DIEngine

extension DIContainerBuilder {
  /// Validates the components, creates a container for them and makes their `.single` objects.
  ///
  /// The container uses the components as they are at this moment. A builder may build again. Two
  /// builds never share objects, unless the builder has an engine.
  ///
  /// A builder with an engine adds each component to the engine once, in its state at that moment,
  /// and validates it together with all components of the engine. Every user of the engine sees the
  /// added components at once. If validation fails, the builder adds nothing, and the components
  /// stay pending for the next `build()`.
  ///
  /// ```swift
  /// let container = try builder.build()
  /// ```
  ///
  /// - Parameters:
  ///   - f: Ignored. Use the default.
  ///   - l: Ignored. Use the default.
  /// - Returns: A container that resolves all components registered so far.
  /// - Throws: ``DIError/build(errors:)`` with all problems of the components:
  ///   `noSpecifiedInitialMethod`, `pluralDefaultAd` and `intersectionNames`. Missing and ambiguous
  ///   dependencies are errors of the request instead. If a `.single` object can't be made, the
  ///   error of that request.
  /// - Since: 2.0.0
  @discardableResult
  public func build(f: String = #filePath, l: Int = #line) throws -> DIContainer {
    log.completeAll()
    let pending = PendingRegistrations(of: declarations, for: engine) {
      $0.snapshot(in: modules)
    }
    let registry = pending.engine.registry
    try refuse(problems(in: pending), registry.isolation)
    loggers.connect(registry)
    // Modules that the builder loaded since then may see components of earlier builds.
    for (declaration, component) in pending.earlier {
      registry.change(component) { $0.origin = declaration.origin(in: modules) }
    }
    pending.commit()
    for declared in declaredTypes {
      warn(of: declared, registry.isolation)
      guard let modules = modules.availability(of: declared.places) else { continue }
      registry.declare(peeled(declared.typeInfo.type), visibleFrom: modules)
    }
    let container = DIContainer(viewing: Scope(pending.engine, DIContainer.options))
    try container.makeSingles(declarations)
    return container
  }

  private func refuse(_ errors: [DIError], _ isolation: Isolation?) throws {
    guard !errors.isEmpty else { return }
    for error in errors { tell(.error(error), in: isolation, error.description) }
    let error = DIError.build(errors: errors)
    tell(.error(error), in: isolation, "build errors count: \(errors.count)")
    throw error
  }

  /// Warns the loggers of a declared type that no component offers.
  private func warn(of declared: DeclaredType, _ isolation: Isolation?) {
    let type = peeled(declared.typeInfo.type)
    guard !declarations.contains(where: { $0.visibleTypes.contains { $0 == type } }) else {
      return
    }
    tell(
      .warning(.implNotFound(for: declared.typeInfo)), in: isolation,
      "Not found implementation for type info: \(declared.typeInfo)")
  }
}

extension DIContainer {
  fileprivate func makeSingles(_ declarations: [Declaration]) throws {
    // Components with argument factories only can't be made ahead.
    let registry = scope.object.registry
    let singles = declarations.compactMap { declaration in
      declaration.added.map { (declaration: declaration, component: $0) }
    }.filter { registry.read($0.component) { $0.lifetime.isEager && $0.factory != nil } }
    guard !singles.isEmpty else { return }
    tell(.createSingle(.begin), in: registry.isolation, "Begin resolve \(singles.count) singletons")
    defer { tell(.createSingle(.end), in: registry.isolation, "End resolve singletons") }
    for (declaration, component) in singles {
      // If anybody hears it, one request for each service, so that each is traced; only the first makes
      // the object.
      for _ in 0..<(!loggers.hear(registry) ? 1 : declaration.visibleTypes.count) {
        do throws(Failure) {
          try scope.object.createEagerly(component, for: self)
        } catch {
          throw DIError.translated(error)
        }
      }
    }
  }
}

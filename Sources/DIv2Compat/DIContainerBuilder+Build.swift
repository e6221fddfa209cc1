internal import DIEngine

extension DIContainerBuilder {
  /// Checks the registrations, makes a container of them, and makes its `.single` objects.
  /// Since 2.0.0.
  ///
  /// The container goes by the registrations as they are now. A builder may build again: no two
  /// builds share an object.
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
  @discardableResult
  public func build(f: String = #filePath, l: Int = #line) throws -> DIContainer {
    log.completeAll()
    try check(declarations)
    let engine = Engine()
    loggers.connect(engine.registry)
    let components = declarations.map { $0.snapshot(in: modules) }
    components.forEach(engine.registry.add)
    for declared in declaredTypes {
      warn(of: declared)
      guard let viewpoints = modules.availability(of: declared.places) else { continue }
      engine.registry.declare(peeled(declared.typeInfo.type), visibleFrom: viewpoints)
    }
    let container = DIContainer(viewing: Scope(engine, DIContainer.options))
    try container.makeSingles(Array(zip(declarations, components)))
    return container
  }

  private func check(_ declarations: [Declaration]) throws {
    let errors = problems(in: declarations)
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
  fileprivate func makeSingles(_ registered: [(Declaration, Component)]) throws {
    // One that is made out of arguments only can't be made ahead.
    let singles = registered.filter { $1.lifetime.isEager && $1.maker != nil }
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

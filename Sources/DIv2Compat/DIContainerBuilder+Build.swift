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
  @discardableResult
  public func build(f: String = #filePath, l: Int = #line) throws -> DIContainer {
    let engine = engine ?? Engine()
    let isNew = { (declaration: Declaration) in self.engine == nil || declaration.added == nil }
    let added = declarations.filter(isNew).map {
      (declaration: $0, component: $0.snapshot(in: modules))
    }
    let errors = problems(in: added, of: engine.registry)
    guard errors.isEmpty else { throw DIError.build(errors: errors) }
    // Modules that were registered since may see what was added before.
    for declaration in declarations where !isNew(declaration) {
      engine.registry.change(declaration.added!) { $0.origin = declaration.origin(in: modules) }
    }
    for (declaration, component) in added {
      engine.registry.add(component)
      declaration.added = component
    }
    for declared in declaredTypes {
      guard let viewpoints = modules.availability(of: declared.places) else { continue }
      engine.registry.declare(peeled(declared.typeInfo.type), visibleFrom: viewpoints)
    }
    let scope = Scope(engine, DIContainer.options)
    let container = DIContainer(viewing: scope)
    // One that is made out of arguments only can't be made ahead.
    for component in declarations.compactMap(\.added)
    where component.lifetime.isEager && component.maker != nil {
      do throws(Failure) {
        try scope.realize(component, for: container)
      } catch {
        throw DIError.translated(error)
      }
    }
    return container
  }
}

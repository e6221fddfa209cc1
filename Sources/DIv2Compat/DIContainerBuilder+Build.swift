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
    let errors = problems(in: declarations)
    guard errors.isEmpty else { throw DIError.build(errors: errors) }
    let engine = Engine()
    let components = declarations.map { $0.snapshot(in: modules) }
    components.forEach(engine.registry.add)
    for declared in declaredTypes {
      guard let viewpoints = modules.availability(of: declared.places) else { continue }
      engine.registry.declare(peeled(declared.typeInfo.type), visibleFrom: viewpoints)
    }
    let scope = Scope(engine, DIContainer.options)
    let container = DIContainer(viewing: scope)
    // One that is made out of arguments only can't be made ahead.
    for component in components where component.lifetime.isEager && component.maker != nil {
      do throws(Failure) {
        try scope.realize(component, for: container)
      } catch {
        throw DIError.translated(error)
      }
    }
    return container
  }
}

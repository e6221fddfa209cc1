internal import DIEngine

extension DIContainerBuilder {
  /// Checks the registrations, and makes a scope with them.
  ///
  /// Objects of components with lifetime `single` are made before `build()` returns, in the order
  /// of registration. What is registered afterwards is known only to scopes built later; objects
  /// are never shared between two builds.
  ///
  /// ```swift
  /// let scope = try builder.build()
  /// ```
  ///
  /// - Returns: A scope that knows all components registered so far.
  /// - Throws: ``DIError/build(errors:)`` with everything that is wrong with the registrations, in
  ///   which case nothing was made; or the error of a `single` object that couldn't be made.
  @discardableResult
  public func build() throws -> DIScope {
    let problems = problems(in: declarations)
    guard problems.isEmpty else { throw DIError.build(errors: problems) }
    let engine = Engine()
    let scope = DIScope(engine)
    var singles: [(Component, Qualifier)] = []
    for declaration in declarations {
      let component = declaration.built(namelessNeedsDefault: namelessNeedsDefault)
      engine.registry.add(component)
      guard component.lifetime.isEager, declaration.component.maker != nil else { continue }
      let hasNamesOnly =
        namelessNeedsDefault && !component.qualifiers.isEmpty && !declaration.isDefault
      let qualifiers = hasNamesOnly ? component.qualifiers : [.none]
      singles += qualifiers.map { (component, $0) }
    }
    do throws(Failure) {
      for (component, qualifier) in singles {
        try scope.scope.realize(component, qualifier, for: scope)
      }
    } catch {
      throw thrownError(for: error)
    }
    if declarations.contains(where: { $0.component.lifetime.kept == .engine }) {
      // Singles live until the process ends, even if nobody keeps the scope: programs hold their
      // services by nothing else.
      EnginesOfSingles.shared.keep(engine)
    }
    return scope
  }
}

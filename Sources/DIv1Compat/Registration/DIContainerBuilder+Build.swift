internal import DIEngine

extension DIContainerBuilder {
  /// Checks the registrations, and makes a scope with them.
  ///
  /// Objects of components with lifetime `single` are made before `build()` returns, in the order
  /// of registration. What is registered afterwards is known only to scopes built later; objects
  /// are never shared between two builds, unless the builder was given an engine.
  ///
  /// A builder with an engine adds each registration to it once, as it is described then, and checks
  /// it beside all that others added. What it adds is known at once to everybody who uses the engine;
  /// if something is wrong, nothing is added, and the registrations stay for the next `build()`.
  ///
  /// ```swift
  /// let scope = try builder.build()
  /// ```
  ///
  /// - Returns: A scope that knows all components registered so far.
  /// - Throws: ``DIError/build(errors:)`` with everything that is wrong with the registrations, in
  ///   which case nothing was made; or the error of a `single` object that couldn't be made.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use initializeSingletonObjects(), see docs/migration/declarations-1.md#registration"
  )
  #endif
  @discardableResult
  public func build() throws -> DIScope {
    let engine = engine ?? Engine()
    let added = declarations.filter { self.engine == nil || $0.added == nil }.map {
      (declaration: $0, component: $0.built(namelessNeedsDefault: namelessNeedsDefault))
    }
    let problems = problems(in: added, of: engine.registry)
    guard problems.isEmpty else { throw DIError.build(errors: problems) }
    for (declaration, component) in added {
      engine.registry.add(component)
      declaration.added = component
    }
    let scope = DIScope(engine)
    try makeSingles(scope)
    return scope
  }

  private func makeSingles(_ scope: DIScope) throws {
    let singles = declarations.filter { $0.component.lifetime.kept == .engine }
    guard !singles.isEmpty else { return }
    do throws(Failure) {
      for declaration in singles where declaration.component.lifetime.isEager {
        guard let component = declaration.added, declaration.component.factory != nil else {
          continue
        }
        let hasNamesOnly =
          namelessNeedsDefault && !component.qualifiers.isEmpty && !declaration.isDefault
        for qualifier in hasNamesOnly ? component.qualifiers : [.none] {
          try scope.scope.realize(component, qualifier, for: scope)
        }
      }
    } catch {
      throw thrownError(for: error)
    }
    // Singles live until the process ends, even if nobody keeps the scope: programs hold their
    // services by nothing else.
    EnginesOfSingles.shared.keep(scope.scope.engine)
  }
}

/// Holds the engines whose singles live until the process ends, where memory tools can see them.
final class EnginesOfSingles: @unchecked Sendable {
  static let shared = EnginesOfSingles()

  private let mutex = Mutex()
  private var engines: [ObjectIdentifier: Engine] = [:]

  func keep(_ engine: Engine) {
    mutex.locked { engines[ObjectIdentifier(engine)] = engine }
  }
}

internal import DIEngine

extension DIContainerBuilder {
  /// Validates the components and creates a scope for them.
  ///
  /// `build()` makes the objects of `single` components before it returns, in the order of
  /// registration. Components that you register afterwards are visible only to scopes that later
  /// calls create. Two builds never share objects, unless the builder has an engine.
  ///
  /// A builder with an engine adds each component to the engine once, in its state at that moment,
  /// and validates it together with all components of the engine. Every user of the engine sees the
  /// added components at once. If validation fails, the builder adds nothing, and the components
  /// stay pending for the next `build()`.
  ///
  /// ```swift
  /// let scope = try builder.build()
  /// ```
  ///
  /// - Returns: A scope that resolves all components registered so far.
  /// - Throws: ``DIError/build(errors:)`` with all problems of the components:
  ///   `notSpecifiedInitializationMethodFor`, `intersectionNamesForType` and
  ///   `pluralSpecifiedDefaultType`; nothing was made then. If the object of a `single` component
  ///   can't be made, the error of that request.
  /// - Since: 0.9.9
  @discardableResult
  public func build() throws -> DIScope {
    let pending = PendingRegistrations(of: declarations, for: engine) {
      $0.built(namelessNeedsDefault: namelessNeedsDefault)
    }
    let problems = problems(in: pending)
    guard problems.isEmpty else { throw DIError.build(errors: problems) }
    pending.commit()
    let scope = DIScope(pending.engine)
    try makeSingles(scope)
    return scope
  }

  private func makeSingles(_ scope: DIScope) throws {
    let singles = declarations.filter { $0.component.lifetime.kind == .engine }
    guard !singles.isEmpty else { return }
    do throws(Failure) {
      for declaration in singles where declaration.component.lifetime.isEager {
        guard let component = declaration.added, declaration.component.factory != nil else {
          continue
        }
        let names = declaration.component.qualifiers
        let hasNamesOnly = namelessNeedsDefault && !names.isEmpty && !declaration.isDefault
        for qualifier in hasNamesOnly ? names : [.none] {
          try scope.scope.createEagerly(component, qualifier, for: scope)
        }
      }
    } catch {
      throw thrownError(for: error)
    }
    // Singles live until the process ends, even if no one retains the scope: for many programs that
    // is the only thing that keeps their services alive.
    EnginesOfSingles.shared.keep(scope.scope.engine)
  }
}

/// Retains the engines whose singles live until the process ends; reachable, so that memory tools
/// report no leak.
final class EnginesOfSingles: Sendable {
  static let shared = EnginesOfSingles()

  private let engines = Guarded<[ObjectIdentifier: Engine]>([:])

  func keep(_ engine: Engine) {
    engines.locked { $0[ObjectIdentifier(engine)] = engine }
  }
}

package import DIEngine

extension DIContainer {
  /// Creates the objects of all `single` components that don't exist yet, in the order of registration.
  ///
  /// ```swift
  /// container.register(Database.init).lifetime(.single)
  /// container.initializeSingletonObjects()
  /// ```
  ///
  /// Skips components that a ``DIComponentBuilder/test()`` component replaces. Skips those whose dependencies are missing,
  /// and logs a message for each. Other failures, such as endless recursion, trap.
  ///
  /// - Complexity: O(*n*) in the number of components, plus the creation of the objects.
  /// - Since: 3.0
  public func initializeSingletonObjects() {
    createEagerly("singleton objects") { $0.lifetime.isEager }
  }

  /// Creates the objects of all components of a scope that don't exist yet, in the order of
  /// registration.
  ///
  /// ```swift
  /// let session = DIScope(name: "session", storage: DICacheStorage())
  /// container.register(Basket.init).lifetime(.custom(session))
  /// container.initializeObjectsForScope(session)
  /// ```
  ///
  /// Skips components whose dependencies are missing, and logs a message for each. Other failures, such
  /// as endless recursion, trap.
  ///
  /// - Parameter scope: The scope that the components received by `lifetime(.custom(scope))`.
  /// - Complexity: O(*n*) in the number of components, plus the creation of the objects.
  /// - Since: 4.1.5
  public func initializeObjectsForScope(_ scope: DIScope) {
    createEagerly("objects of \(scope)") { $0.store === scope }
  }

  private func createEagerly(_ what: @autoclosure () -> String, _ isWanted: (Component) -> Bool) {
    let components = beginEagerCreation(what(), isWanted)
    ResolutionContext.current.tracedDeeper {
      for component in components {
        do throws(Failure) {
          try scope.createEagerly(component, for: self)
        } catch {
          notCreated(component, error)
        }
      }
    }
    endEagerCreation(what())
  }

  /// Returns the components whose objects are to be created, in the order of registration.
  package func beginEagerCreation(
    _ what: @autoclosure () -> String, _ isWanted: (Component) -> Bool
  ) -> [Component] {
    log(.verbose, "Begin initialize \(what())")
    return registry.components(where: isWanted).filter { !registry.isReplaced($0) }
  }

  package func endEagerCreation(_ what: @autoclosure () -> String) {
    log(.verbose, "End initialize \(what())")
  }

  /// Logs that an object was not created; traps if the failure is more than a missing dependency.
  package func notCreated(_ component: Component, _ failure: Failure) {
    guard failure.isSoftenable else { unresolved(component.type, failure) }
    // Objects that other code creates can't be created ahead: no error. All others should exist now.
    let isMadeElsewhere = registry.read(component) { $0.factory == nil }
    reporting { log(isMadeElsewhere ? .info : .error, failure.modernText) }
  }
}

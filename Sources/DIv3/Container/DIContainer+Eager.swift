internal import DIEngine

extension DIContainer {
  /// Creates the objects of all `single` components that don't exist yet, in the order of registration.
  ///
  /// ```swift
  /// container.register(Database.init).lifetime(.single)
  /// container.initializeSingletonObjects()
  /// ```
  ///
  /// Skips components whose dependencies are missing, and logs a message for each. Other failures, such
  /// as endless recursion, trap.
  ///
  /// - Complexity: O(*n*) in the number of components, plus the creation of the objects.
  /// - Since: 3.0
  public func initializeSingletonObjects() {
    realize("singleton objects") { $0.lifetime.isEager }
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
    realize("objects of \(scope)") { $0.store === scope }
  }

  private func realize(_ what: @autoclosure () -> String, _ isWanted: (Component) -> Bool) {
    log(.verbose, "Begin initialize \(what())")
    TraceDepth.deeper { realize(isWanted) }
    log(.verbose, "End initialize \(what())")
  }

  private func realize(_ isWanted: (Component) -> Bool) {
    for component in registry.components(where: isWanted) {
      do throws(Failure) {
        try scope.realize(component, for: self)
      } catch {
        guard error.isSoftenable else { unresolved(component.type, error) }
        // Objects that other code creates can't be created ahead: no error. All others should exist now.
        let isMadeElsewhere = component.factory == nil
        log(isMadeElsewhere ? .info : .error, error.description)
      }
    }
  }
}

internal import DIEngine

extension DIContainer {
  /// Makes the objects of all `single` components that are not made yet, in the order of
  /// registration.
  ///
  /// ```swift
  /// container.register(Database.init).lifetime(.single)
  /// container.initializeSingletonObjects()
  /// ```
  ///
  /// Components whose dependencies are missing are left out with a line in the log. Since 3.0.
  public func initializeSingletonObjects() {
    realize("singleton objects") { $0.lifetime.isEager }
  }

  /// Makes the objects of all components of a scope that are not made yet, in the order of
  /// registration.
  ///
  /// - Parameter scope: the scope that the components were given by `lifetime(.custom(scope))`.
  ///
  /// Since 4.1.5.
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
        // An object that is made elsewhere can't be made ahead; all else was meant to be.
        let isMadeElsewhere = component.factory == nil
        log(isMadeElsewhere ? .info : .error, error.description)
      }
    }
  }
}

public import DIEngine

/// Configures a component: the services it is offered as, its lifetime, its injections.
///
/// Every method takes effect at once and returns the builder, so that calls can be chained:
///
/// ```swift
/// container.register(Diesel.init)
///   .as((any Engine).self, name: "diesel")
///   .lifetime(.perContainer(.strong))
///   .injection(\.pump)
/// ```
///
/// - Since: 3.0
public final class DIComponentBuilder<Impl> {
  @usableFromInline let added: AddedComponent

  // Inlinable, so that a builder whose result is unused is never created: otherwise its generic class is
  // instantiated for each registered type. A struct would make chains harder to type-check: 145,000 steps
  // instead of 86,000.
  @inlinable
  package init(_ added: AddedComponent) {
    self.added = added
  }

  // Inlinable for the same reason.
  @inlinable deinit {}

  package var component: Component { added.component }

  package var isRepetition: Bool { added.isRepetition }

  func change(_ body: (Component) -> Void) -> Self {
    if !isRepetition { added.container.registry.change(component, body) }
    return self
  }

  /// Converts objects by a closure that the compiler has checked, where no cast can.
  @inlinable
  @inline(__always)
  func converting<Parent>(_ conversion: @escaping (Impl) -> Parent) -> Self {
    // Known when a client is compiled: classes need no closure.
    Impl.self is AnyObject.Type ? self : convertingValues(conversion)
  }

  @usableFromInline
  func convertingValues<Parent>(_ conversion: @escaping (Impl) -> Parent) -> Self {
    guard Component.needsConversion(from: Impl.self, to: Parent.self) else { return self }
    return change { $0.convert(conversion) }
  }

  @usableFromInline
  func offer(_ service: Service) -> Self {
    let isNew = added.container.registry.extend(
      component, with: service, isRepetition: isRepetition)
    if isNew, isRepetition {
      added.container.reporting { reportRepetition(component, adding: service) }
    }
    return self
  }

  /// Sets the lifetime of the component's objects.
  ///
  /// ```swift
  /// container.register(Database.init).lifetime(.single)
  /// ```
  ///
  /// A lifetime that holds its objects weakly can't keep a struct or an enum: the log gets a warning.
  ///
  /// - Parameter lifetime: The lifetime; the last call wins, and the log gets a warning if it replaces another
  ///   lifetime. A component without a call has the ``DISetting/Defaults/lifeTime`` of the moment of its
  ///   registration.
  /// - Returns: This builder.
  /// - Since: 3.0
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    let engineLifetime = lifetime.engineLifetime
    if engineLifetime.strength == .weak, !isRepetition, isStructOrEnumeration(Impl.self) {
      added.container.reporting { reportWeakValue(component, lifetime) }
    }
    var replaced: (lifetime: Lifetime, store: (any InstanceStore)?)?
    defer {
      if let replaced {
        added.container.reporting {
          reportReplacement(
            of: DILifeTime(replaced.lifetime, replaced.store), by: lifetime, component)
        }
      }
    }
    return change {
      let former = ($0.lifetime, $0.store)
      if $0.state(engineLifetime, lifetime.store) { replaced = former }
    }
  }

  /// Gives the component precedence where several components offer the same type.
  ///
  /// ```swift
  /// container.register(Cat.init).as((any Animal).self).default()
  /// ```
  ///
  /// - Returns: This builder.
  /// - Since: 3.0
  @discardableResult
  public func `default`() -> Self {
    change { $0.priority = .default }
  }

  /// Gives the component precedence over every other component of its types, default ones included: for
  /// tests that replace a part of a program.
  ///
  /// Validation warns of such a component if no other one offers any of its types with the same name or tag: then
  /// it replaces nothing.
  ///
  /// ```swift
  /// container.register(FakeServer.init).as(Server.self).test()
  /// ```
  ///
  /// - Returns: This builder.
  /// - Since: 4.1.1
  @discardableResult
  public func test() -> Self {
    change { $0.priority = .test }
  }

  /// Marks the component as an entry point, which code outside of the graph requests.
  ///
  /// As soon as a container has a root, the log reports requests from outside for any other component, once for each, and
  /// validation reports components that neither a root nor a `single` component leads to.
  ///
  /// ```swift
  /// container.register(AppCoordinator.init).root()
  /// ```
  ///
  /// - Returns: This builder.
  /// - Since: 4.5
  @discardableResult
  public func root() -> Self {
    change { $0.marks.insert(.root) }
  }

  /// Marks the component as unused on purpose: validation does not report it, though nothing in the graph
  /// depends on it. Requests are not affected.
  ///
  /// - Returns: This builder.
  /// - Since: 4.5.1
  @discardableResult
  public func unused() -> Self {
    change { $0.marks.insert(.unused) }
  }

  /// Accepts findings about the component: `DIGraphTools` doesn't report those whose place is this registration.
  ///
  /// ```swift
  /// container.register(Report.init).lifetime(.single)
  ///   .accept(findings: "DIG021")
  /// ```
  ///
  /// Requests and builds are not affected, and the log of validation only leaves out accepted captives, `DIG021`. A code
  /// that silences nothing is a finding itself.
  ///
  /// - Parameter codes: The codes, such as `DIG021`; the page *Findings* of `DIGraphTools` lists them.
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @discardableResult
  public func accept(findings codes: String...) -> Self {
    change { $0.rare.acceptedFindings += codes }
  }
}

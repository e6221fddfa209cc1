public import DIEngine

/// Describes a component: what it is offered as, how long its objects live, what is injected.
///
/// Every method returns the builder, so that calls can be chained. All take effect at once.
///
/// - Since: 3.0
public final class DIComponentBuilder<Impl> {
  @usableFromInline let added: AddedComponent

  // Inlinable, so that a builder that nobody uses is never made: its class would have to be instantiated for
  // each type that is registered. A struct would make chains dearer to check: 145,000 steps instead of 86,000.
  @inlinable
  init(_ added: AddedComponent) {
    self.added = added
  }

  // Seen by the compiler for the same reason.
  @inlinable deinit {}

  package var component: Component { added.component }

  package var isRepetition: Bool { added.isRepetition }

  func change(_ body: (Component) -> Void) -> Self {
    if !isRepetition { added.container.registry.change(component, body) }
    return self
  }

  @usableFromInline
  func offer(_ service: Service) -> Self {
    added.container.registry.extend(component, with: service)
    return self
  }

  /// Sets how long objects of the component live.
  ///
  /// ```swift
  /// container.register(Database.init).lifetime(.single)
  /// ```
  ///
  /// - Parameter lifetime: The lifetime; the last call counts. Without a call it is
  ///   ``DISetting/Defaults/lifeTime`` at the time of registration.
  /// - Since: 3.0
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    change {
      $0.lifetime = lifetime.engineLifetime
      $0.store = lifetime.store
    }
  }

  /// Prefers the component where several are offered as one type.
  ///
  /// - Since: 3.0
  @discardableResult
  public func `default`() -> Self {
    change { $0.priority = .default }
  }

  /// Prefers the component to every other one of its types, even to default ones: for tests that
  /// replace a part of a program.
  ///
  /// - Since: 4.1.1
  @discardableResult
  public func test() -> Self {
    change { $0.priority = .test }
  }

  /// Says that objects of the component are asked for from outside of the graph. Once a container
  /// has such a component, requests from outside for others are told in the log.
  ///
  /// - Since: 4.5
  @discardableResult
  public func root() -> Self {
    change { $0.isRoot = true }
  }

  /// Says that it is on purpose if nothing in the graph asks for the component. Requests are not
  /// affected.
  ///
  /// - Since: 4.5.1
  @discardableResult
  public func unused() -> Self {
    change { $0.isUnused = true }
  }
}

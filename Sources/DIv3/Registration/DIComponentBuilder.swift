public import DIEngine

/// Describes a component: what it is offered as, how long its objects live, what is injected.
///
/// Every method returns the builder, so that calls can be chained. All take effect at once.
///
/// Since 3.0.
public final class DIComponentBuilder<Impl> {
  @usableFromInline package let component: Component
  @usableFromInline package let container: DIContainer
  /// Whether the same line was registered before: then the first registration stands.
  @usableFromInline package let isRepetition: Bool
  /// Tells of the registration when the builder is gone; nil where nobody wants to know.
  @usableFromInline let announcement: Announcement?

  // Inlinable, so that a builder that nobody uses is never made.
  @inlinable
  init(
    _ component: Component, _ container: DIContainer, isRepetition: Bool,
    _ announcement: Announcement?
  ) {
    self.component = component
    self.container = container
    self.isRepetition = isRepetition
    self.announcement = announcement
  }

  // Seen by the compiler for the same reason.
  @inlinable deinit {}

  @usableFromInline
  func change(_ body: (Component) -> Void) -> Self {
    if !isRepetition { container.registry.change(component, body) }
    return self
  }

  /// Sets how long objects of the component live.
  ///
  /// ```swift
  /// container.register(Database.init).lifetime(.single)
  /// ```
  ///
  /// - Parameter lifetime: the lifetime; the last call counts. Without a call it is
  ///   ``DISetting/Defaults/lifeTime`` at the time of registration.
  ///
  /// Since 3.0.
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    change {
      $0.lifetime = lifetime.engineLifetime
      $0.keeper = lifetime.keeper
    }
  }

  /// Prefers the component where several are offered as one type.
  ///
  /// Since 3.0.
  @discardableResult
  public func `default`() -> Self {
    change { $0.priority = .default }
  }

  /// Prefers the component to every other one of its types, even to default ones: for tests that
  /// replace a part of a program.
  ///
  /// Since 4.1.1.
  @discardableResult
  public func test() -> Self {
    change { $0.priority = .test }
  }

  /// Says that objects of the component are asked for from outside of the graph. Once a container
  /// has such a component, requests from outside for others are told in the log.
  ///
  /// Since 4.5.
  @discardableResult
  public func root() -> Self {
    change { $0.isRoot = true }
  }

  /// Says that it is on purpose if nothing in the graph asks for the component. Requests are not
  /// affected.
  ///
  /// Since 4.5.1.
  @discardableResult
  public func unused() -> Self {
    change { $0.isUnused = true }
  }
}

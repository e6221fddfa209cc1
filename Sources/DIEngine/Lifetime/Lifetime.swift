/// How long the instances of a component are kept, and by what.
@usableFromInline
package struct Lifetime: Equatable, Sendable {
  /// The owner of a finished instance.
  package enum Kept: UInt8, Sendable {
    /// No owner: each request creates a new object.
    case nowhere
    /// The resolution that created it.
    case graph
    /// The requested scope, for its whole life.
    case scope
    /// The requested scope, until it is cleaned.
    case scopeUntilCleaned
    /// The engine.
    case engine
    /// The process: one instance for all engines in which the same source line registers the component.
    case process
    /// A user's instance store.
    case store
    /// No owner. But each scope finds its external instances as long as other code retains them.
    case external
  }

  package enum Strength: UInt8, Sendable {
    case strong
    /// Kept only while other code retains it.
    case weak
  }

  package var kept: Kept
  package var strength: Strength
  /// Whether the instance is created before the first request.
  package var isEager: Bool

  package init(_ kept: Kept, _ strength: Strength = .strong, isEager: Bool = false) {
    self.kept = kept
    self.strength = strength
    self.isEager = isEager
  }

  /// The lifetime of transient instances.
  @usableFromInline package static var none: Lifetime { Lifetime(.nowhere) }

  /// Whether a slot keeps the instance, so that other resolutions can find it.
  package var isShared: Bool {
    switch kept {
    case .nowhere, .graph, .store, .external: return false
    case .scope, .scopeUntilCleaned, .engine, .process: return true
    }
  }

  /// Whether a finished instance is never dropped, so that it can be read without a lock.
  package var isPermanent: Bool {
    isShared && strength == .strong && kept != .scopeUntilCleaned
  }
}

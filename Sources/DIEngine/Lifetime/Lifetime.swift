/// How long the objects of a component are kept, and where.
@usableFromInline
package struct Lifetime: Equatable, Sendable {
  /// The place that keeps a finished object.
  package enum Kept: UInt8, Sendable {
    /// Nobody: each request makes a new object.
    case nowhere
    /// The resolution that made it.
    case graph
    /// The scope that was asked, for ever.
    case scope
    /// The scope that was asked, until it is cleaned.
    case scopeUntilCleaned
    /// The engine.
    case engine
    /// The process: one object for all engines in which the same line registers the component.
    case process
    /// A keeper that the user wrote.
    case store
    /// Nobody keeps what is made; but each scope finds the objects that were handed to it, as long
    /// as others hold them.
    case external
  }

  package enum Strength: UInt8, Sendable {
    case strong
    /// Kept only while somebody else holds it.
    case weak
  }

  package var kept: Kept
  package var strength: Strength
  /// Whether the object is made before anybody asks for it.
  package var isEager: Bool

  package init(_ kept: Kept, _ strength: Strength = .strong, isEager: Bool = false) {
    self.kept = kept
    self.strength = strength
    self.isEager = isEager
  }

  /// Nobody keeps the objects.
  @usableFromInline package static var none: Lifetime { Lifetime(.nowhere) }

  /// Whether a slot keeps the object, so that other resolutions can find it.
  package var isShared: Bool {
    switch kept {
    case .nowhere, .graph, .store, .external: return false
    case .scope, .scopeUntilCleaned, .engine, .process: return true
    }
  }

  /// Whether a finished object stays for good, so that it can be read without a lock.
  package var isPermanent: Bool {
    isShared && strength == .strong && kept != .scopeUntilCleaned
  }
}

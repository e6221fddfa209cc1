/// How long the instances of a component are kept, by what, and how strongly.
@usableFromInline
package struct Lifetime: Equatable, Sendable {
  package enum Strength: UInt8, Sendable {
    case strong
    /// Kept only while other code retains it.
    case weak
  }

  package var kind: LifetimeKind
  package var strength: Strength
  /// Whether the instance is created before the first request.
  package var isEager: Bool

  package init(_ kind: LifetimeKind, _ strength: Strength = .strong, isEager: Bool = false) {
    self.kind = kind
    self.strength = strength
    self.isEager = isEager
  }

  /// The lifetime of transient instances.
  @usableFromInline package static var none: Lifetime { Lifetime(.nowhere) }

  /// Whether a slot keeps the instance, so that other resolutions can find it.
  package var isShared: Bool { kind.keeper == .slot }

  /// Whether no `clean()` drops a finished instance.
  package var isPermanent: Bool { isShared && strength == .strong && kind.reading.isPermanent }

  /// Whether an owner that can itself be released may keep the instances, or the objects that hold them; nil for
  /// transient objects, where it depends on the requester.
  package var mayBeReleased: Bool? {
    kind.keeper == .none ? nil : strength == .weak || !kind.isForProcess
  }
}

/// What keeps the finished instances of a component: a constant for each kind.
///
/// Requests and plans know the few keepers and readings only. So a further kind is its constant, and a word for it in a
/// façade; docs/architecture/adding.md shows one.
package final class LifetimeKind: Sendable {
  /// How requests find an instance.
  package enum Keeper: Sendable {
    /// They don't: each request makes one.
    case none
    /// In the object graph of the request that made it.
    case objectGraph
    /// In a slot, which other requests find: they wait for an instance that is being made.
    case slot
    /// In an instance store of the user's. A slot ensures that one request at a time makes the instance.
    case store
    /// Other code keeps the instances, and scopes find them.
    case others
  }

  /// Which slot shows a finished instance that is held strongly, to be read without a lock.
  package enum Reading: Sendable {
    /// None: each request asks the keeper.
    case none
    /// One for all requests, for ever.
    case slot
    /// One for all requests, until the store withdraws the instance, if the store has a cache.
    case store
    /// One of the requested scope, for the scope's whole life.
    case scope
    /// One of the requested scope, or of an ancestor, until that is cleaned.
    case scopeUntilCleaned

    fileprivate var isPermanent: Bool { self == .slot || self == .scope }
  }

  /// The kind's name, for people who read a description of the engine.
  package let name: String
  package let keeper: Keeper
  package let reading: Reading
  /// Whether the instances, if they are held strongly, are never released.
  let isForProcess: Bool
  /// Makes the slot that all requests for an instance identity share; nil if they share none.
  let makeSlot: (@Sendable (InstanceIdentity, Lifetime.Strength) -> InstanceSlot)?
  /// Returns the slot of an instance identity for a request on a scope; nil if requests share one, or there is none.
  let slot: (@Sendable (InstanceIdentity, Lifetime.Strength, Scope) -> InstanceSlot)?

  package init(
    _ name: String, keeper: Keeper, reading: Reading, isForProcess: Bool = false,
    makeSlot: (@Sendable (InstanceIdentity, Lifetime.Strength) -> InstanceSlot)? = nil,
    slot: (@Sendable (InstanceIdentity, Lifetime.Strength, Scope) -> InstanceSlot)? = nil
  ) {
    self.name = name
    self.keeper = keeper
    self.reading = reading
    self.isForProcess = isForProcess
    self.makeSlot = makeSlot
    self.slot = slot
  }
}

// MARK: The kinds

extension LifetimeKind {
  /// Nothing keeps the instances: each request makes a new one.
  package static let nowhere = LifetimeKind("nowhere", keeper: .none, reading: .none)

  /// The object graph of the outermost request keeps the instance until that request ends.
  package static let graph = LifetimeKind("graph", keeper: .objectGraph, reading: .none)

  /// The requested scope keeps the instance for its whole life.
  package static let scope = LifetimeKind(
    "scope", keeper: .slot, reading: .scope,
    slot: { identity, strength, scope in scope.slot(for: identity, strength) })

  /// The requested scope keeps the instance until it is cleaned; an ancestor does, if the instance depends on nothing
  /// that the scope's own components offer. Without any owner the scope holds it weakly, see `ScopeOwnership`.
  package static let scopeUntilCleaned = LifetimeKind(
    "scopeUntilCleaned", keeper: .slot, reading: .scopeUntilCleaned,
    slot: { identity, strength, scope in
      scope.slot(for: identity, strength, untilCleaned: true)
    })

  /// The engine keeps the instance for its whole life.
  package static let engine = LifetimeKind(
    "engine", keeper: .slot, reading: .slot, makeSlot: { _, strength in InstanceSlot(strength) })

  /// The process keeps the instance: one for all engines in which the same source line registers the component. An
  /// isolated engine has one of its own.
  package static let process = LifetimeKind(
    "process", keeper: .slot, reading: .slot, isForProcess: true,
    makeSlot: { identity, strength in
      identity.component.processSlots.slot(for: identity, strength)
    })

  /// An instance store of the user's keeps the instance, as long as it likes.
  package static let store = LifetimeKind(
    "store", keeper: .store, reading: .store,
    makeSlot: { identity, _ in
      identity.component.storeInUse.unsafelyUnwrapped.slots.slot(for: identity, nil)
    })

  /// Nothing keeps the instances. But each scope finds its external instances as long as other code retains them.
  package static let external = LifetimeKind("external", keeper: .others, reading: .none)
}

extension LifetimeKind: Equatable {
  package static func == (left: LifetimeKind, right: LifetimeKind) -> Bool { left === right }
}

extension LifetimeKind: CustomStringConvertible {
  package var description: String { name }
}

internal import CDIEngine

/// A user's storage, which decides itself whether it keeps an instance.
///
/// The engine calls it without holding a lock.
package protocol InstanceStore: AnyObject, Sendable {
  /// Returns the kept instance of a component, or nil.
  ///
  /// - Parameter component: What identifies the component, whose other properties may be changing.
  func fetch(_ component: ComponentInfo) -> Any?

  /// Keeps an instance of a component.
  func save(_ object: Any, for component: ComponentInfo)

  /// Drops all instances.
  func clean()

  /// The cache of finished instances that readers use without a call; nil for a store that must be
  /// called each time.
  var instanceCache: InstanceCache? { get }

  /// The slots by which the requests of all engines make each of the store's instances once.
  var slots: SharedSlots { get }

  /// The store whose instances this one finds, too.
  var parentStore: (any InstanceStore)? { get }

  /// Returns an empty store that keeps instances as this one does, for an isolated engine.
  ///
  /// - Parameter parent: What stands for the parent store there.
  func twin(below parent: (any InstanceStore)?) -> any InstanceStore
}

extension InstanceStore {
  package var instanceCache: InstanceCache? { nil }

  package var parentStore: (any InstanceStore)? { nil }
}

/// The slots that show the instances of one instance store to readers, who then don't call it.
///
/// Only for stores that always return the instance saved last. After such a store has dropped or
/// replaced an instance, it must call `withdraw()` before it returns.
package final class InstanceCache: Sendable {
  private struct State {
    var slots: [ObjectIdentifier: InstanceSlot] = [:]
    var withdrawals = 0
  }

  private let state = Guarded(State())

  package init() {}

  /// The number of withdrawals. Read it before calling the store: code of the user runs under no lock, so that the store may
  /// drop the instance before it is shown.
  package var version: Int { state.locked { $0.withdrawals } }

  /// Lets a slot show an instance, unless instances were withdrawn since `version`.
  func show(_ box: AnyBox, in slot: InstanceSlot, _ version: Int) {
    slot.show(box) {
      // An external instance may be about to replace it: its own request must find that one.
      if slot.word.load().isClaimed { return false }
      return state.locked { state in
        guard version == state.withdrawals else { return false }
        state.slots[ObjectIdentifier(slot)] = slot
        return true
      }
    }
  }

  /// Withdraws all instances from readers, and releases them when no reader uses them any more.
  package func withdraw() {
    let slots = state.locked { state in
      state.withdrawals += 1
      return replaced(&state.slots, by: [:]).values
    }
    let withdrawn = slots.compactMap { $0.withdraw() }
    if !withdrawn.isEmpty { di_wait_for_readers() }
    // Released under no lock: a deinit is user code.
    withExtendedLifetime(withdrawn) {}
  }
}

/// What a slot's word says: whether the slot's object is being made, and whether somebody may wait for it.
package struct SlotState: Equatable {
  let bits: UInt

  /// Nothing is kept, and nobody makes the object.
  package static let empty = SlotState(bits: 0)
  /// An object has been published. It may be gone: a weak reference ends, and `clean()` drops.
  package static let finished = SlotState(bits: 1)

  /// The same, if somebody may wait for the object.
  var awaited: SlotState { SlotState(bits: bits | 1) }

  /// Whether a claim makes the object.
  package var isClaimed: Bool { bits > 1 }

  /// Whether somebody may wait for the object. If so, the word changes only under the room's lock.
  package var isAwaited: Bool { isClaimed && bits & 1 != 0 }
}

/// The word of a slot. Threads read and change it without a lock, except that an awaited word changes only under the
/// room's lock.
package struct SlotWord {
  private let word: AtomicWord

  /// - Parameter slot: The slot, whose first property is the word.
  init(of slot: InstanceSlot) { word = AtomicWord(in: slot) }

  /// The state. What was published with it is visible to the caller.
  package func load() -> SlotState { SlotState(bits: word.load()) }

  /// Replaces a state if it is still there.
  ///
  /// - Returns: Whether it was.
  func replace(_ expected: SlotState, with state: SlotState) -> Bool {
    word.replace(expected.bits, with: state.bits)
  }

  /// Sets the state of an awaited word. The caller has the room's lock.
  package func store(_ state: SlotState) { word.store(state.bits) }
}

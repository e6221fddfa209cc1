internal import CDIEngine

/// A word that threads read and change without a lock. It lies in the first stored properties of an object.
///
/// The word is used by its address: an access of the property itself would be a race for the thread sanitizer. The
/// address relies on the layout of objects: two words of the runtime's, then the properties in the order of their
/// declarations. `AtomicWordTests` checks it.
struct AtomicWord {
  private let place: UnsafeMutablePointer<UInt>

  /// - Parameters:
  ///   - object: An object. The words are the first properties of its class or, if there are superclasses, of the topmost one. It
  ///     must live as long as the word is used.
  ///   - index: The number of the word, which begins as zero, among the properties.
  init(in object: AnyObject, at index: Int = 0) {
    place = Unowned(object).address.assumingMemoryBound(to: UInt.self) + 2 + index
  }

  /// - Parameter address: The address of a word that nothing else than atomic words uses.
  init(at address: UnsafeMutableRawPointer) { place = address.assumingMemoryBound(to: UInt.self) }

  /// The value. What was written before it was stored is visible to the caller.
  func load() -> UInt { di_load_word(place) }

  func store(_ value: UInt) { di_store_word(place, value) }

  /// Replaces a value if it is still there.
  ///
  /// - Returns: Whether it was.
  func replace(_ expected: UInt, with value: UInt) -> Bool {
    di_replace_word(place, expected, value) != 0
  }

  /// Takes the word as a lock that is held for a few instructions.
  func lock() { di_spin_lock(place) }

  func unlock() { di_spin_unlock(place) }
}

/// A Boolean that any thread reads and writes without a lock.
package final class Flag: @unchecked Sendable {
  // Used by its address only. Must come first.
  private var wordMemory: UInt = 0
  private var word: AtomicWord { AtomicWord(in: self) }

  package init() {}

  package var isSet: Bool {
    get { word.load() != 0 }
    set { word.store(newValue ? 1 : 0) }
  }
}

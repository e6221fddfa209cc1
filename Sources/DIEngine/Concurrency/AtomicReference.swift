/// A reference that threads store and take without a lock.
final class AtomicReference<Object: AnyObject>: @unchecked Sendable {
  // Used by its address only. Must come first.
  private var wordMemory: UInt = 0
  private var word: AtomicWord { AtomicWord(in: self) }

  init() {}

  deinit { _ = take() }

  private func reference(_ word: UInt) -> Unowned<Object>? {
    UnsafeRawPointer(bitPattern: word).map { Unowned(address: $0) }
  }

  /// The stored object, as long as no thread can take it.
  var value: Object? { reference(word.load())?.object }

  /// Takes the object and leaves nil; returns nil if there is none.
  func take() -> Object? {
    let taken = word.load()
    return word.replace(taken, with: 0) ? reference(taken)?.take() : nil
  }

  /// Stores an object, unless one is already stored.
  func offer(_ object: Object) {
    let offered = Unowned.retaining(object)
    if !word.replace(0, with: UInt(bitPattern: offered.address)) { offered.release() }
  }
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

internal import CDIEngine

/// Converts structs and enumerations to a protocol, asking the runtime only once.
///
/// As a protocol that any type may conform to, a small value is itself, in three words, followed by words that its
/// type alone decides: the type, and its witness tables. They are kept from the first cast, so that further values
/// are made in place.
final class ValueCast: @unchecked Sendable {
  private static let bufferByteCount = 3 * MemoryLayout<UInt>.size

  private let made: any Any.Type
  private let wordByteCount: Int
  /// The words behind the value, from the first cast; written once.
  private let words = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  private let mutex = Mutex()

  /// A cast between two types, if the one is such a value and the other such a protocol.
  init?(from made: any Any.Type, to target: any Any.Type) {
    words.initialize(to: nil)
    self.made = made
    func byteCount<Target>(_ target: Target.Type) -> Int { MemoryLayout<Target>.size }
    wordByteCount = _openExistential(target, do: byteCount) - Self.bufferByteCount
    // At least the type itself follows the value.
    guard isInlineValue(made), isExistential(target), wordByteCount >= MemoryLayout<UInt>.size
    else { return nil }
  }

  deinit {
    words.pointee?.deallocate()
    words.deallocate()
  }

  /// Whether the words are known: otherwise the runtime must cast.
  @inline(__always)
  var isKnown: Bool { di_load_acquire(words) != nil }

  /// Turns a value, made where memory for the target begins, into one of the target.
  @inline(__always)
  func complete(_ memory: UnsafeMutableRawPointer) {
    (memory + Self.bufferByteCount)
      .copyMemory(from: di_load_acquire(words).unsafelyUnwrapped, byteCount: wordByteCount)
  }

  /// Takes the words from what the runtime made of a value.
  func learn(from memory: UnsafeMutableRawPointer) {
    let found = memory + Self.bufferByteCount
    // Bound to classes, a protocol has another layout.
    guard found.load(as: UnsafeRawPointer.self) == unsafeBitCast(made, to: UnsafeRawPointer.self)
    else { return }
    mutex.locked {
      guard words.pointee == nil else { return }
      let copy = UnsafeMutableRawPointer.allocate(
        byteCount: wordByteCount, alignment: MemoryLayout<UInt>.alignment)
      copy.copyMemory(from: found, byteCount: wordByteCount)
      di_store_release(words, copy)
    }
  }
}

/// Casts class instances to a protocol or superclass and calls the runtime only once.
///
/// A reference to an instance as another type consists of the instance's address and words that depend on its
/// class only: the class itself and witness tables. The first cast stores these words. For further instances
/// of exactly the same class they are combined with the address of the instance. A cast by the runtime looks
/// up each conformance instead.
package final class ObjectCast: @unchecked Sendable {
  // The address of a class and the words of one cast of its instances to the target type; 0 before that cast. Used by its
  // address only. Must come first.
  private var wordMemory: UInt = 0
  private var template: AtomicWord { AtomicWord(in: self) }
  private let size: Int

  /// Creates a cast if `made` is a class and `target` a class or protocol, else returns nil.
  package init?(from made: any Any.Type, to target: any Any.Type) {
    guard isKnownClass(made) || made is AnyObject.Type,
      isKnownClass(target) || target is AnyObject.Type || isExistential(target)
    else { return nil }
    size = layout(of: target).size
  }

  deinit { UnsafeMutableRawPointer(bitPattern: template.load())?.deallocate() }

  /// Converts an instance, whose address is at the start of the target's memory, to the target type in place, if its class
  /// is the known one. If not, returns false: the caller converts it by `convert`, and lets the cast learn.
  @inline(__always)
  package func complete(_ memory: UnsafeMutableRawPointer) -> Bool {
    let object = Unowned<AnyObject>(address: memory.load(as: UnsafeRawPointer.self))
    guard let known = UnsafeRawPointer(bitPattern: template.load()),
      known.load(as: UInt.self) == Self.kind(of: object)
    else { return false }
    // The words are stored behind the class, so words in both places have the same offsets.
    let word = MemoryLayout<UInt>.size
    if size == 5 * word {
      // The size of most protocols. A constant size needs no call.
      (memory + word).copyMemory(from: known + 2 * word, byteCount: 4 * word)
    } else {
      (memory + word).copyMemory(from: known + 2 * word, byteCount: size - word)
    }
    return true
  }

  @inline(__always)
  private static func kind(of object: Unowned<AnyObject>) -> UInt {
    object.with { UInt(bitPattern: ObjectIdentifier(type(of: $0))) }
  }

  /// Learns from an instance, and memory with the same instance as the target type, how to convert further ones.
  package func learn(_ object: AnyObject, _ cast: UnsafeMutableRawPointer) {
    guard template.load() == 0 else { return }
    let object = Unowned(object)
    let word = MemoryLayout<UInt>.size
    let words = UnsafeMutableRawPointer.allocate(byteCount: word + size, alignment: word)
    words.storeBytes(of: Self.kind(of: object), as: UInt.self)
    (words + word).copyMemory(from: cast, byteCount: size)
    if words.load(fromByteOffset: word, as: UInt.self) != UInt(bitPattern: object.address) {
      // The value isn't such a reference. No class matches 0, so that the runtime makes each cast.
      words.storeBytes(of: 0, as: UInt.self)
    }
    if !template.replace(0, with: UInt(bitPattern: words)) { words.deallocate() }
  }
}

internal import CDIEngine

/// One type that a component can be asked for by, with at most one name or tag of its own.
@usableFromInline
package struct Service {
  /// The type without its layers of Optional.
  package let type: ObjectIdentifier
  package let qualifier: Qualifier

  /// A service under a type that the objects are, or are cast to.
  @usableFromInline
  package init(_ type: any Any.Type, _ qualifier: Qualifier = .none) {
    self.type = ObjectIdentifier(peeled(type))
    self.qualifier = qualifier
  }

  /// The service under the type of the component itself, no Optional.
  init(itself type: any Any.Type) {
    self.type = ObjectIdentifier(type)
    qualifier = .none
  }

  /// The type again: it is known by the address of its metatype.
  package var metatype: any Any.Type {
    typealias Metatype = any Any.Type
    return unsafeBitCast(type, to: Metatype.self)
  }
}

/// Casts objects of a class to a protocol or superclass, asking the runtime only once.
///
/// A reference to an object as another type is the object's address followed by words that depend
/// on its class alone: witness tables, the class itself. They are kept from the first cast and
/// combined with the addresses of further objects of exactly the same class. A cast by the
/// runtime takes a look-up of each conformance instead.
package final class ObjectCast: @unchecked Sendable {
  /// The class and the words of one cast; written once.
  private let target: any Any.Type
  private let size: Int
  private let template = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

  /// A cast between two types, if the one is a class and the other a protocol or a class.
  package init?(from made: any Any.Type, to target: any Any.Type) {
    template.initialize(to: nil)
    self.target = target
    func size<Target>(_ target: Target.Type) -> Int { MemoryLayout<Target>.size }
    self.size = _openExistential(target, do: size)
    guard isKnownClass(made) || made is AnyObject.Type,
      isKnownClass(target) || target is AnyObject.Type || isExistential(target)
    else { return nil }
  }

  deinit {
    template.pointee?.deallocate()
    template.deallocate()
  }

  /// Turns an instance, whose address lies where memory for the target begins, into a value of the target; false if
  /// it is not of that type, and then nothing is given away or written.
  @inline(__always)
  package func complete(_ memory: UnsafeMutableRawPointer) -> Bool {
    let object = Unmanaged<AnyObject>.fromOpaque(memory.load(as: UnsafeRawPointer.self))
    guard let known = di_load_acquire(template), known.load(as: UInt.self) == Self.kind(of: object)
    else { return convertSlowly(object, to: memory) }
    // The words stand behind the class, so that both have the same offsets.
    let word = MemoryLayout<UInt>.size
    if size == 5 * word {
      // Most protocols: a number that the compiler knows takes no call.
      (memory + word).copyMemory(from: known + 2 * word, byteCount: 4 * word)
    } else {
      (memory + word).copyMemory(from: known + 2 * word, byteCount: size - word)
    }
    return true
  }

  @inline(never)
  private func convertSlowly(
    _ object: Unmanaged<AnyObject>, to memory: UnsafeMutableRawPointer
  ) -> Bool {
    let instance = object.takeUnretainedValue()
    func cast<Target>(_ target: Target.Type) -> Bool {
      guard let cast = instance as? Target else { return false }
      memory.initializeMemory(as: target, to: cast)
      return true
    }
    guard _openExistential(target, do: cast) else { return false }
    learn(object, memory)
    object.release()
    return true
  }

  /// Boxes what an instance was converted to, which stays as it is.
  func box(copying memory: UnsafeMutableRawPointer) -> AnyBox {
    guard size <= ReferenceBox.mostBytes, isReference else {
      return DIEngine.box(copying: memory, as: target)
    }
    return ReferenceBox(copying: memory, byteCount: size)
  }

  /// Whether a value of the target is the address of an instance, and words that hang on its class alone.
  private var isReference: Bool {
    di_load_acquire(template).map { $0.load(as: UInt.self) != 0 } ?? false
  }

  @inline(__always)
  private static func kind(of object: Unmanaged<AnyObject>) -> UInt {
    object._withUnsafeGuaranteedRef { UInt(bitPattern: ObjectIdentifier(type(of: $0))) }
  }

  private func learn(_ object: Unmanaged<AnyObject>, _ cast: UnsafeMutableRawPointer) {
    guard di_load_acquire(template) == nil else { return }
    let word = MemoryLayout<UInt>.size
    let words = UnsafeMutableRawPointer.allocate(byteCount: word + size, alignment: word)
    words.storeBytes(of: Self.kind(of: object), as: UInt.self)
    (words + word).copyMemory(from: cast, byteCount: size)
    if words.load(fromByteOffset: word, as: UInt.self) != UInt(bitPattern: object.toOpaque()) {
      // Not such a reference after all: no class matches 0, so that the runtime casts each time.
      words.storeBytes(of: 0, as: UInt.self)
    }
    Self.mutex.locked {
      guard template.pointee == nil else { return words.deallocate() }
      di_store_release(template, words)
    }
  }

  private static var mutex: Mutex { objectCastMutex }
}

private let objectCastMutex = Mutex()

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

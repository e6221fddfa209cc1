internal import CDIEngine

/// Casts objects of a class to a protocol or superclass, asking the runtime only once.
///
/// A reference to an object as another type is the object's address followed by words that depend
/// on its class alone: witness tables, the class itself. They are kept from the first cast and
/// combined with the addresses of further objects of exactly the same class. A cast by the
/// runtime takes a look-up of each conformance instead.
package final class ObjectCast: @unchecked Sendable {
  /// The class and the words of one cast; written once.
  private let template = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

  /// A cast between two types, if the one is a class and the other a protocol or a class.
  package init?(from made: any Any.Type, to target: any Any.Type) {
    template.initialize(to: nil)
    guard isKnownClass(made) || made is AnyObject.Type,
      isKnownClass(target) || target is AnyObject.Type || isExistential(target)
    else { return nil }
  }

  deinit {
    template.pointee?.deallocate()
    template.deallocate()
  }

  @inline(__always)
  package func callAsFunction<Target>(_ object: AnyObject, to type: Target.Type) -> Target? {
    if let known = di_load_acquire(template), known.load(as: UInt.self) == Self.kind(of: object) {
      return withUnsafeTemporaryAllocation(of: Target.self, capacity: 1) { buffer in
        let words = UnsafeMutableRawPointer(buffer.baseAddress.unsafelyUnwrapped)
        words.copyMemory(from: known + 8, byteCount: MemoryLayout<Target>.size)
        words.storeBytes(
          of: Unmanaged.passRetained(object).toOpaque(), as: UnsafeMutableRawPointer.self)
        return buffer.baseAddress.unsafelyUnwrapped.move()
      }
    }
    guard let cast = object as? Target else { return nil }
    learn(object, cast)
    return cast
  }

  @inline(__always)
  private static func kind(of object: AnyObject) -> UInt {
    UInt(bitPattern: ObjectIdentifier(type(of: object)))
  }

  @inline(never)
  private func learn<Target>(_ object: AnyObject, _ cast: Target) {
    guard di_load_acquire(template) == nil else { return }
    let size = MemoryLayout<Target>.size
    let words = UnsafeMutableRawPointer.allocate(byteCount: 8 + size, alignment: 8)
    words.storeBytes(of: Self.kind(of: object), as: UInt.self)
    withUnsafeBytes(of: cast) { bytes in
      (words + 8).copyMemory(from: bytes.baseAddress!, byteCount: size)
    }
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    if (words + 8).load(as: UInt.self) != address {
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

/// Whether a type is a protocol, or a composition of protocols: so says its metadata.
private func isExistential(_ type: any Any.Type) -> Bool {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x303
}

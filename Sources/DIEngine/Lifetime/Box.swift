/// A made object on the heap, whatever its type.
@usableFromInline
package class AnyBox {
  @usableFromInline
  package init() {}

  /// The object without its static type.
  package var any: Any { fatalError("a box without a value") }

  /// Initializes memory for the object's type with it.
  func copy(to memory: UnsafeMutableRawPointer) { fatalError("a box without a value") }

  /// The same object, held weakly; nil for a value, which nobody else can hold.
  package func weakened() -> WeakBox? { nil }

  /// Whether the value is an Optional without a wrapped value.
  package var isNil: Bool { false }
}

extension AnyBox {
  /// The object as the type that it was made as.
  @inlinable
  package func value<Value>(as type: Value.Type) -> Value {
    withExtendedLifetime(self) {
      Self.value(in: Unmanaged.passUnretained(self).toOpaque(), as: type)
    }
  }

  /// The object in a box at an address, which is not retained.
  ///
  /// In all boxes the object follows the header of the instance.
  @inlinable
  @inline(__always)
  static func value<Value>(in box: UnsafeMutableRawPointer, as type: Value.Type) -> Value {
    let most = MemoryLayout<Value>.alignment - 1
    let offset = (2 * MemoryLayout<UnsafeRawPointer>.size + most) & ~most
    return (box + offset).assumingMemoryBound(to: type).pointee
  }
}

/// A made class instance, whatever its class: most boxes are of this type.
final class InstanceBox: AnyBox {
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
    super.init()
  }

  override var any: Any { object }

  override func copy(to memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: AnyObject.self, to: object)
  }

  override func weakened() -> WeakBox? { WeakInstanceBox(object) }
}

/// A made object with its static type.
@usableFromInline
package final class Box<Value>: AnyBox {
  @usableFromInline package let value: Value

  @inlinable
  package init(_ value: Value) {
    self.value = value
    super.init()
  }

  package override var any: Any { value }

  override func copy(to memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Value.self, to: value)
  }

  package override func weakened() -> WeakBox? {
    guard let object = reference(in: value) else { return nil }
    return TypedWeakBox<Value>(object)
  }

  package override var isNil: Bool {
    guard let optional = optionalType(of: Value.self) else { return false }
    return optional.isNil(value)
  }
}

/// An object that may be gone by the time it is asked for.
package class WeakBox {
  fileprivate weak var object: AnyObject?
  /// Tells the object from all others that live.
  let family: ObjectIdentifier

  fileprivate init(_ object: AnyObject) {
    self.object = object
    family = ObjectIdentifier(object)
  }

  package func strengthened() -> AnyBox? { nil }
}

private final class WeakInstanceBox: WeakBox {
  override func strengthened() -> AnyBox? { object.map { InstanceBox($0) } }
}

private final class TypedWeakBox<Value>: WeakBox {
  override func strengthened() -> AnyBox? {
    guard let object, let value = object as? Value else { return nil }
    return Box(value)
  }
}

/// Boxes a value that lies in memory, which stays as it is.
func box(copying memory: UnsafeMutableRawPointer, as type: any Any.Type) -> AnyBox {
  if isKnownClass(type) {
    return InstanceBox(memory.assumingMemoryBound(to: AnyObject.self).pointee)
  }
  func boxed<Value>(_ type: Value.Type) -> AnyBox {
    Box(memory.assumingMemoryBound(to: type).pointee)
  }
  return _openExistential(type, do: boxed)
}

/// The class instance that a value is, or that it wraps; nil for other values.
package func reference(in value: Any) -> AnyObject? {
  // The casts below scan every conformance of the program, or take a hundred times as long.
  if isKnownClass(type(of: value)) {
    return withUnsafeBytes(of: value) {
      $0.load(as: Unmanaged<AnyObject>.self).takeUnretainedValue()
    }
  }
  var value = value
  while let optional = optionalType(of: type(of: value)) {
    guard let wrapped = optional.unwrapped(value) else { return nil }
    value = wrapped
  }
  guard type(of: value) is AnyObject.Type else { return nil }
  return value as AnyObject
}

/// A made class instance as it lies in memory as a protocol or class: its address, and words that tell how it is
/// used as that. Copied without asking the runtime about its type.
final class ReferenceBox: AnyBox {
  private typealias Words = (UInt, UInt, UInt, UInt, UInt)

  /// The size of the largest value that it can hold.
  static var mostBytes: Int { MemoryLayout<AnyObject>.size + MemoryLayout<Words>.size }

  private let object: AnyObject
  private var words: Words = (0, 0, 0, 0, 0)
  private let wordBytes: Int

  /// - Parameter memory: where such a value lies, which stays as it is.
  init(copying memory: UnsafeMutableRawPointer, byteCount: Int) {
    object = memory.assumingMemoryBound(to: AnyObject.self).pointee
    wordBytes = byteCount - MemoryLayout<AnyObject>.size
    super.init()
    withUnsafeMutableBytes(of: &words) { words in
      words.baseAddress.unsafelyUnwrapped
        .copyMemory(from: memory + MemoryLayout<AnyObject>.size, byteCount: wordBytes)
    }
  }

  override var any: Any { object }

  override func copy(to memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: AnyObject.self, to: object)
    withUnsafeBytes(of: words) { words in
      (memory + MemoryLayout<AnyObject>.size)
        .copyMemory(from: words.baseAddress.unsafelyUnwrapped, byteCount: wordBytes)
    }
  }
}

/// An object on the heap, whatever its type.
@usableFromInline
package class AnyBox {
  /// The object without its static type.
  package var any: Any { fatalError("a box without a value") }

  /// The object as an instance: the same one each time.
  package var instance: AnyObject { fatalError("a box without a value") }

  /// Initializes memory for a value of the object's type.
  package func copy(to memory: UnsafeMutableRawPointer) { fatalError("a box without a value") }

  /// Returns a weak box with the same object, or nil for a value, which can't be held weakly.
  package func weakened() -> WeakBox? { nil }

  /// Whether the value is an Optional without a wrapped value.
  package var isNil: Bool { false }
}

extension AnyBox {
  /// Returns the object as the type that it was boxed with.
  @inlinable
  package func value<Value>(as type: Value.Type) -> Value {
    // In every box the object follows the instance header.
    let most = MemoryLayout<Value>.alignment - 1
    let offset = (2 * MemoryLayout<UnsafeRawPointer>.size + most) & ~most
    return withExtendedLifetime(self) {
      (Unowned(self).address + offset).assumingMemoryBound(to: type).pointee
    }
  }

  /// Whether both boxes hold the same class instance.
  package func isSameObject(as other: AnyBox) -> Bool {
    guard let object = reference(in: any) else { return false }
    return reference(in: other.any) === object
  }
}

/// A box for a class instance of any class: the most frequent kind.
final class InstanceBox: AnyBox {
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
  }

  override var any: Any { object }

  override var instance: AnyObject { object }

  override func copy(to memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: AnyObject.self, to: object)
  }

  override func weakened() -> WeakBox? { WeakBox(object) }
}

/// A box for an object with its static type.
package final class Box<Value>: AnyBox {
  package let value: Value
  /// The value as an instance; nil before a request asks for it.
  private var valueInstance: AnyObject?

  package init(_ value: Value) {
    self.value = value
  }

  package override var any: Any { value }

  package override var instance: AnyObject {
    if let known = valueInstanceMutex.locked({ valueInstance }) { return known }
    // Made under no lock: a bridge to another language may be code of the user.
    let made = value as AnyObject
    return valueInstanceMutex.locked {
      valueInstance = valueInstance ?? made
      return valueInstance!
    }
  }

  package override func copy(to memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Value.self, to: value)
  }

  package override func weakened() -> WeakBox? {
    reference(in: value).map { TypedWeakBox<Value>($0) }
  }

  package override var isNil: Bool {
    optionalType(of: Value.self)?.isNil(value) ?? false
  }
}

private let valueInstanceMutex = Mutex()

/// A weak reference to a class instance of any class.
package class WeakBox {
  fileprivate weak var object: AnyObject?
  /// The object's identity, unique among living objects.
  let objectID: ObjectIdentifier

  fileprivate init(_ object: AnyObject) {
    self.object = object
    objectID = ObjectIdentifier(object)
  }

  package func strengthened() -> AnyBox? { object.map { InstanceBox($0) } }
}

/// A weak reference to an object with its static type.
private final class TypedWeakBox<Value>: WeakBox {
  override func strengthened() -> AnyBox? {
    guard let object, let value = restored(object, as: Value.self) else { return nil }
    return Box(value)
  }
}

/// Returns a box with a copy of the value in memory.
package func box(copying memory: UnsafeMutableRawPointer, as type: any Any.Type) -> AnyBox {
  if isKnownClass(type) {
    return InstanceBox(memory.assumingMemoryBound(to: AnyObject.self).pointee)
  }
  func boxed<Value>(_ type: Value.Type) -> AnyBox {
    Box(memory.assumingMemoryBound(to: type).pointee)
  }
  return _openExistential(type, do: boxed)
}

/// Returns the class instance that a value is or wraps; nil for other values.
package func reference(in value: Any) -> AnyObject? {
  // This check comes first: the casts below scan every conformance of the program, or take a hundred
  // times as long.
  if isKnownClass(type(of: value)) {
    return withUnsafeBytes(of: value) {
      $0.load(as: Unowned<AnyObject>.self).object
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

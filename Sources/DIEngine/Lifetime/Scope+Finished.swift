public import CDIEngine

extension Scope {
  /// A finished object that the scope keeps, read without a lock; nil if there is none, or if it is only
  /// to be found by a request.
  @inlinable
  @inline(__always)
  func finished<Value>(_ key: InstanceKey, _ type: Value.Type) -> Value? {
    guard key.kind == .permanent else { return cleanable(key, type) }
    guard let box = table.find(key.bits) else { return nil }
    return AnyBox.value(in: box, as: type)
  }

  /// A finished object that may be dropped at any time.
  @inlinable
  func cleanable<Value>(_ key: InstanceKey, _ type: Value.Type) -> Value? {
    let thread = currentThreadState()
    di_begin_reading(thread)
    defer { di_end_reading(thread) }
    guard let box = findCleanable(key) else { return nil }
    return AnyBox.value(in: box, as: type)
  }

  /// A finished object that may be dropped at any time, to be used while the thread reads.
  @inlinable
  @inline(__always)
  func findCleanable(_ key: InstanceKey) -> UnsafeMutableRawPointer? {
    if let memory = key.keeperMemory { return di_load_acquire(memory) }
    guard let box = table.find(key.bits) else { return nil }
    return box == Self.above ? findAbove(key) : box
  }

  /// Initializes memory with a finished object that the scope keeps, read without a lock.
  func copyFinished(_ key: InstanceKey, to memory: UnsafeMutableRawPointer) -> Bool {
    if key.kind == .permanent {
      guard let box = table.find(key.bits) else { return false }
      Unmanaged<AnyBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
      return true
    }
    let thread = currentThreadState()
    di_begin_reading(thread)
    defer { di_end_reading(thread) }
    guard let box = findCleanable(key) else { return false }
    Unmanaged<AnyBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
    return true
  }

  /// A finished object that a scope above keeps, to be used while the thread reads.
  @usableFromInline
  func findAbove(_ key: InstanceKey) -> UnsafeMutableRawPointer? {
    guard isAboveCurrent, let parent, let box = parent.table.find(key.bits) else { return nil }
    return box == Self.above ? parent.findAbove(key) : box
  }
}

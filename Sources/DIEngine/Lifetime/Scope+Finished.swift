public import CDIEngine

extension Scope {
  /// A finished object that the scope keeps until it is cleaned, read without a lock; nil if there is none, or if
  /// it is only to be found by a request.
  @inlinable
  func cleanable<Value>(_ place: CachedInstance, _ type: Value.Type) -> Value? {
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return findCleanable(place).map { AnyBox.value(in: $0, as: type) }
  }

  /// A finished object that the scope keeps as long as it lives, or that a keeper keeps, read without a lock.
  @inlinable
  func keptOtherwise<Value>(_ place: CachedInstance, _ type: Value.Type) -> Value? {
    guard let memory = place.storeMemory else {
      return table.find(place.bits).map { AnyBox.value(in: $0, as: type) }
    }
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return di_load_acquire(memory).map { AnyBox.value(in: $0, as: type) }
  }

  /// Initializes memory with a finished object that the scope or a keeper keeps, read without a lock.
  func copyFinished(
    _ place: CachedInstance, to memory: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) -> Bool {
    if place.kind == .permanent {
      guard let box = table.find(place.bits) else { return false }
      Unmanaged<AnyBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
      return true
    }
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    let found: UnsafeMutableRawPointer?
    if let memory = place.storeMemory {
      found = di_load_acquire(memory)
    } else {
      found = findCleanable(place)
    }
    guard let box = found else { return false }
    Unmanaged<AnyBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
    return true
  }

  /// A finished object that may be dropped at any time, to be used while the thread reads.
  @inlinable
  @inline(__always)
  func findCleanable(_ place: CachedInstance) -> UnsafeMutableRawPointer? {
    guard let box = table.find(place.bits) else { return nil }
    return box == Self.above ? findAbove(place) : box
  }

  /// A finished object that a scope above keeps, to be used while the thread reads.
  @usableFromInline
  func findAbove(_ place: CachedInstance) -> UnsafeMutableRawPointer? {
    guard isAboveCurrent, let parent, let box = parent.table.find(place.bits) else { return nil }
    return box == Self.above ? parent.findAbove(place) : box
  }
}

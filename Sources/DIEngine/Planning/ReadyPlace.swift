public import CDIEngine

/// Where a plan finds a finished object that is kept, as a box of the plan's type.
///
/// The place is memory of a cell plan, or an entry of the scope that keeps the object. What a keeper keeps
/// is found in memory, too, but read as what may be dropped at any time.
@usableFromInline
package struct ReadyPlace {
  @usableFromInline let memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  @usableFromInline let key: InstanceKey

  @usableFromInline
  init(memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    self.memory = memory
    key = .none
  }

  init(keeperMemory: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    memory = nil
    key = InstanceKey(keeperMemory: keeperMemory)
  }

  @inlinable
  init(_ key: InstanceKey) {
    memory = nil
    self.key = key
  }

  @inlinable package static var none: ReadyPlace { ReadyPlace(.none) }

  var keeperMemory: UnsafeMutablePointer<UnsafeMutableRawPointer?>? { key.keeperMemory }

  /// Initializes memory with the finished object for the running request, if there is one.
  func copy(to memory: UnsafeMutableRawPointer, _ thread: ThreadState) -> Bool {
    if let place = self.memory {
      guard let box = di_load_acquire(place) else { return false }
      Unmanaged<AnyBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
      return true
    }
    return currentRun(thread).unsafelyUnwrapped.pointee.scope._withUnsafeGuaranteedRef {
      $0.copyFinished(key, to: memory)
    }
  }

  /// The finished object for a request on a scope, or nil.
  @inlinable
  package func load<Value>(_ scope: Scope, _ type: Value.Type) -> Value? {
    if let memory {
      guard let box = di_load_acquire(memory) else { return nil }
      return AnyBox.value(in: box, as: type)
    }
    guard key != .none else { return nil }
    return scope.finished(key, type)
  }
}

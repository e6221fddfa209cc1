public import CDIEngine

/// The object of a request that is made once, whenever it is wanted first: what a lazy that keeps
/// its object holds.
///
/// It is kept as a shared object is: one thread at a time makes it, and no other one sees it before
/// all that it reaches is finished.
@usableFromInline
package final class KeptRequest: @unchecked Sendable {
  private let slot = InstanceSlot(.strong, isRepeatable: true)
  /// Where a finished object is read without a lock.
  @usableFromInline let place: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  package init() {
    place = .allocate(capacity: 1)
    place.initialize(to: nil)
  }

  deinit {
    if let box = place.pointee { Unmanaged<AnyBox>.fromOpaque(box).release() }
    place.deallocate()
  }

  /// The kept object, if it is finished and was asked for since.
  @inlinable
  @inline(__always)
  package func finished<Value>(_ type: Value.Type) -> Value? {
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    guard let box = di_load_acquire(place) else { return nil }
    return AnyBox.value(in: box, as: type)
  }

  /// The kept object, if there is one for this thread.
  package func kept<Value>(_ type: Value.Type) -> Value? {
    (CreationGate.shared.ownObject(slot, ResolutionContext.current) ?? slot.finished)?.value(
      as: type)
  }

  /// Whether there is a kept object for this thread.
  package var isKept: Bool {
    CreationGate.shared.ownObject(slot, ResolutionContext.current) != nil || slot.finished != nil
  }

  /// The kept object, or what the request gives. A failure is not kept.
  ///
  /// Where the request leads here again, it is made again; what is ready first is kept. So it is where
  /// another thread makes the request, and can't go on before this one does.
  package func value<Value>(
    _ request: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let box = slot.finished {
      slot.publish(box, at: CachedInstance(memory: place))
      return box.value(as: Value.self)
    }
    let context = ResolutionContext.current
    guard context.currentResolution == nil else { return try made(request, context) }
    // There is no request that this one belongs to: the resolution ends here.
    let creator = Creator.current(context)
    creator.openings += 1
    let value: Value
    do throws(Failure) {
      value = try made(request, context)
    } catch {
      if closes(creator) {
        CreationGate.shared.abandon(creator, error, context)
      }
      throw error
    }
    if closes(creator) { try CreationGate.shared.end(creator, context) }
    return value
  }

  private func closes(_ creator: Creator) -> Bool {
    creator.openings -= 1
    return creator.openings == 0
  }

  private func made<Value>(
    _ request: () throws(Failure) -> Value, _ context: ResolutionContext
  ) throws(Failure) -> Value {
    switch try CreationGate.shared.need(slot, nil, Value.self, context) {
    case .ready(let box):
      return box.value(as: Value.self)
    case .unfinished(let box):
      noteUnfinished(context.currentResolution)
      return box.value(as: Value.self)
    case .recursion:
      let value = try request()
      return CreationGate.shared.showFirst(boxed(value), in: slot, context).value(as: Value.self)
    case .make(let record):
      do throws(Failure) {
        let value = try request()
        let box = CreationGate.shared.ownObject(slot, context) ?? boxed(value)
        try CreationGate.shared.initialized(record, box, isQueued: false)
        return box.value(as: Value.self)
      } catch {
        CreationGate.shared.fail(
          record.takeUnretainedValue(), error, in: context.currentResolution?.objectGraph)
        throw error
      }
    }
  }

  /// Keeps a value in place of what is kept.
  package func keep<Value>(_ value: Value) {
    clear()
    _ = slot.keep(boxed(value))
  }

  /// Forgets the kept object, which others may still hold.
  package func clear() {
    CreationGate.shared.forgetOwnObject(slot, ResolutionContext.current)
    slot.clean()
  }

  private func boxed<Value>(_ value: Value) -> AnyBox {
    var value = value
    return withUnsafeMutablePointer(to: &value) {
      box(copying: UnsafeMutableRawPointer($0), as: Value.self)
    }
  }
}

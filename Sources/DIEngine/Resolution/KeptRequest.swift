internal import CDIEngine

/// A request that runs on first use and keeps its object: the storage of a caching lazy.
///
/// The object is kept like a shared instance: one thread at a time creates it, and other threads see it
/// only when everything it reaches is finished.
@usableFromInline
package final class KeptRequest: @unchecked Sendable {
  package let slot = InstanceSlot(.strong, isRepeatable: true)

  package init() {}

  /// Returns the kept object if it is finished. Takes no lock.
  @inlinable
  package func finished<Value>(_ type: Value.Type) -> Value? {
    withUnsafeTemporaryAllocation(of: type, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      return readFinished(to: memory) ? memory.move() : nil
    }
  }

  @usableFromInline
  func readFinished(to memory: UnsafeMutableRawPointer) -> Bool {
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return slot.copyShown(to: memory)
  }

  /// Returns the kept object that this thread can see.
  package func kept<Value>(_ type: Value.Type) -> Value? {
    (ResolutionContext.current.member?.ownObject(slot) ?? slot.finished)?.value(
      as: type)
  }

  /// Whether this thread can see a kept object.
  package var isKept: Bool {
    ResolutionContext.current.member?.ownObject(slot) != nil || slot.finished != nil
  }

  /// Returns the kept object, or runs the request and keeps its result. A failure is not kept.
  ///
  /// If the request leads back here, it runs again, and the first result to be ready is kept. The same
  /// happens if another thread runs the request and cannot continue before this thread does.
  package func value<Value>(
    _ request: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = finished(Value.self) { return value }
    let context = ResolutionContext.current
    guard context.currentResolution == nil else { return try made(request, context) }
    if let branch = TaskPosition.enter() {
      return try TaskPosition.run(on: branch) { (context) throws(Failure) in
        try made(request, context)
      }
    }
    // There is no outer request, so this call ends the member's work itself.
    let member = context.currentMember()
    member.openings += 1
    let value: Value
    do throws(Failure) {
      value = try made(request, context)
    } catch {
      if closes(member) { context.leave(member) }
      throw error
    }
    if closes(member) { try context.end(member) }
    return value
  }

  private func closes(_ member: Member) -> Bool {
    member.openings -= 1
    return member.openings == 0
  }

  private func made<Value>(
    _ request: () throws(Failure) -> Value, _ context: ResolutionContext
  ) throws(Failure) -> Value {
    switch try context.answer(for: slot, nil, Value.self) {
    case .found(let box):
      return box.value(as: Value.self)
    case .unfinished(let box):
      context.currentMember().receivedUnfinished += 1
      return box.value(as: Value.self)
    case .recursion:
      let value = try request()
      return context.currentMember().showFirst(boxed(value), in: slot).value(as: Value.self)
    case .claim(let claim):
      do throws(Failure) {
        let value = try request()
        // The request may have led back here: the first result is kept.
        let box = claim.box ?? boxed(value)
        try context.currentMember().initialized(claim, box, isQueued: false)
        return box.value(as: Value.self)
      } catch {
        context.fail(claim, error, in: context.currentResolution?.objectGraph)
        throw error
      }
    }
  }

  /// Keeps a value in place of the kept object.
  package func keep<Value>(_ value: Value) {
    clear()
    slot.keepOutsideOfClaims(boxed(value))
  }

  /// Drops the kept object, which others may still hold.
  package func clear() {
    ResolutionContext.current.member?.forgetOwnObject(slot)
    slot.clean()
  }

  package func boxed<Value>(_ value: Value) -> AnyBox {
    var value = value
    return withUnsafeMutablePointer(to: &value) {
      box(copying: UnsafeMutableRawPointer($0), as: Value.self)
    }
  }
}

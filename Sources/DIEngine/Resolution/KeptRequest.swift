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

  /// Whether this thread can see a kept object.
  package var isKept: Bool {
    (ResolutionContext.current.member?.ownObject(slot) ?? slot.finished) != nil
  }

  /// Returns the kept object, or runs the request and keeps its result. A failure is not kept.
  ///
  /// If the request leads back here, it runs again, and the first result to be ready is kept. The same
  /// happens if another thread runs the request and cannot continue before this thread does.
  package func value<Value>(_ request: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let value = finished(Value.self) { return value }
    return try withoutActuallyEscaping(request) { (request) throws(Failure) -> Value in
      let keeping = Keeping(
        self, Value.self,
        .now { (memory) throws(Failure) in
          memory.initializeMemory(as: Value.self, to: try request())
        })
      defer { withExtendedLifetime(keeping) {} }
      return try ResolutionContext.asking { (context) throws(Failure) -> Value in
        try context.made(Value.self) { (context, memory) throws(Failure) in
          try keeping.begin(context, at: memory)
        }
      }
    }
  }

  /// Keeps a value in place of the kept object.
  package func keep<Value>(_ value: Value) {
    clear()
    var value = value
    slot.keepOutsideOfClaims(
      withUnsafeMutablePointer(to: &value) { box(copying: $0, as: Value.self) })
  }

  /// Drops the kept object, which others may still hold.
  package func clear() {
    ResolutionContext.current.member?.forgetOwnObject(slot)
    slot.clean()
  }
}

/// What the call of a kept request does: it finds the object, or makes and keeps it. Outside of any other request it also
/// ends its member.
package final class Keeping: Plan {
  private let slot: InstanceSlot
  private let type: any Any.Type
  private let source: Source

  /// Initializes the memory of the call.
  package enum Source {
    case now((UnsafeMutableRawPointer) throws(Failure) -> Void)
    case onTask(Factory.AsyncBody)
  }

  private enum Step: Int32 {
    case making
    case ending
  }

  private struct State {
    /// Whether no outer request ends the member.
    let isOutermost: Bool
    var claim: Claim?
  }

  package init(_ kept: KeptRequest, _ type: any Any.Type, _ source: Source) {
    slot = kept.slot
    self.type = type
    self.source = source
    super.init(nil)
  }

  package override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    let isOutermost = context.currentResolution == nil && context.member == nil
    if isOutermost { context.ensureMember().isKeptOpen = true }
    return try go(context.push(self, at: memory, State(isOutermost: isOutermost)), context)
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    switch try context.ensureMember().find(slot, nil, { context.manner }) {
    case .found(let box): return try deliver(box, call, context)
    case .unfinished(let box):
      context.ensureMember().receivedUnfinished += 1
      return try deliver(box, call, context)
    case .claim(let claim): call.state(State.self).pointee.claim = claim
    case .recursion: break
    case .wait: return .wait
    }
    return try make(call, context)
  }

  private func make(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    guard case .now(let make) = source else { return .suspend }
    try make(call.pointee.memory)
    return try keep(call, context)
  }

  override func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    switch arrival {
    case .returned: return try keep(call, context)
    case .threw(let error): throw error as! Failure
    case .waited(let wait):
      if call.step(Step.self) == .ending {
        return try leave(call, context.ensureMember().failure(after: wait), context)
      }
      // The request leads back here: it makes an object of its own.
      if case .repetition? = wait.verdict { return try make(call, context) }
      try wait.checkVerdict(type, context)
      return try go(call, context)
    }
  }

  package override func suspension(of call: UnsafeMutablePointer<Call>) -> Suspension {
    guard case .onTask(let body) = source else { preconditionFailure("The call doesn't stop.") }
    // The closure has no needs: it takes no values.
    let none = UnsafeMutableRawPointer(call).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    return .factory(body, none, call.pointee.memory)
  }

  /// Keeps the value that was made. The request may have led back here: the first result is kept.
  private func keep(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let memory = call.pointee.memory
    let made = box(copying: memory, as: type)
    destroy(memory, as: type)
    let member = context.ensureMember()
    guard let claim = call.state(State.self).pointee.claim else {
      return try deliver(member.exposeFirst(made, in: slot), call, context)
    }
    let kept = claim.box ?? made
    try member.initialized(claim, kept, isQueued: false)
    return try deliver(kept, call, context)
  }

  private func deliver(
    _ box: AnyBox, _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    box.copy(to: call.pointee.memory)
    call.enter(Step.ending)
    let member = context.ensureMember()
    if call.state(State.self).pointee.isOutermost, member.taint == nil,
      member.waitAtEnd(context.manner) != nil
    {
      return .wait
    }
    return try leave(call, member.taint, context)
  }

  private func leave(
    _ call: UnsafeMutablePointer<Call>, _ late: Failure?, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let isOutermost = call.state(State.self).pointee.isOutermost
    if isOutermost { context.endMember(context.ensureMember()) }
    if isOutermost, let late { throw late }
    call.state(State.self).deinitialize(count: 1)
    context.pop(call)
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self).move()
    // The member has left.
    if call.step(Step.self) == .ending {
      destroy(call.pointee.memory, as: type)
      throw failure
    }
    if let claim = state.claim {
      context.fail(claim, failure, in: context.currentResolution?.objectGraph)
    }
    if state.isOutermost { context.endMember(context.ensureMember()) }
    throw failure
  }
}

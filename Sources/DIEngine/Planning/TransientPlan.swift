/// The state of a call that makes an object: its frame, and the values for its factory.
struct ObjectState {
  // Must come first: `call.state(Frame.self)` is its address.
  var frame: Frame
  /// The addresses of the values, which lie behind the state.
  let values: DependencyValues
}

/// The plan of a component of whose objects nobody but their receivers hears (`Registry.addPlan`): its factory makes each where
/// the value of the call belongs.
final class TransientPlan: ComponentPlan {
  private var owner: Unowned<ComponentPlan> { Unowned(self) }

  override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    let identity = identityAddress.unsafelyUnwrapped
    let bit = Frame.bit(of: identity)
    if context.frames.mayReenter(identity, bit), let box = try context.reentrantInstance(owner) {
      box.copy(to: memory)
      return .made
    }
    return try needs.with { (needs) throws(Failure) in
      needs.chooseAgainIfChanged()
      let size = Call.space(for: ObjectState.self)
      let call = context.push(Unowned(self).erased, at: memory, size &+ needs.spaceNeeded)
      let object = call.state(ObjectState.self)
      object.initialize(
        to: ObjectState(
          frame: Frame(owner, bit, on: context),
          values: needs.values(at: UnsafeMutableRawPointer(object) + size)))
      context.innermostFrame = call.state(Frame.self)
      return context.prefersLoop ? .goOn : try make(call, needs, context)
    }
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    try needs.with { (needs) throws(Failure) in try make(call, needs, context) }
  }

  /// In the function that begins the call, too: this saves a fifth of the instructions of an object.
  @inline(__always)
  private func make(
    _ call: UnsafeMutablePointer<Call>, _ needs: DependencyList, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let values = call.state(ObjectState.self).pointee.values
    let progress = try needs.makeNext(call, values, context)
    if progress != .made { return progress }
    let called = try callFactory(call, values, context, at: call.pointee.memory)
    return called == .made ? end(call, context) : called
  }

  override func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    if case .threw(let error) = arrival { throw context.thrown(error, by: owner) }
    return end(call, context)
  }

  @inline(__always)
  private func end(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) -> Progress {
    let frame = call.state(Frame.self)
    if frame.pointee.isRemembered { frame.remember(box(copying: call.pointee.memory)) }
    context.innermostFrame = frame.pointee.outer
    context.pop(call)
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    needs.object.discard(call, call.state(ObjectState.self).pointee.values, context)
    context.innermostFrame = call.state(Frame.self).pointee.outer
    throw failure
  }

  package override func suspension(of call: UnsafeMutablePointer<Call>) -> Suspension {
    suspension(call.state(ObjectState.self).pointee.values, at: call.pointee.memory)
  }
}

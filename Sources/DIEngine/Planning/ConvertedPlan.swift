/// The plan for a service whose type isn't the type that the factory makes.
package final class ConvertedPlan: Plan {
  /// The plan for the component's own type. Unretained: the component plan retains it.
  private let own: Unowned<Plan>
  private var owner: Unowned<ComponentPlan> { Unowned(componentPlan.unsafelyUnwrapped) }
  private let madeType: any Any.Type
  let type: any Any.Type
  /// Casts class instances to a protocol or class; nil for other types. Retained manually, so that requests
  /// change no reference count.
  private let cast: Unowned<ObjectCast>?
  private let conversion: CompiledConversion?
  /// Whether requests receive the object as the instance of its box: as `AnyObject`, an object that isn't of a class would
  /// become another instance each time.
  private let takesInstance: Bool
  /// The actor of the closure that receives the object; nil if it isn't known.
  let receiver: (any Actor)?
  init(_ own: ComponentPlan, to target: any Any.Type, for receiver: (any Actor)?) {
    self.receiver = receiver
    conversion = own.component.rare.conversions[ObjectIdentifier(target)]
    self.own = Unowned(own).erased
    madeType = own.component.type
    type = target
    cast = ObjectCast(from: madeType, to: target).map { Unowned.retaining($0) }
    takesInstance = target == AnyObject.self && cast == nil && own is BoxedPlan
    super.init(own, finished: own.readsShown && cast != nil ? .slotOfOwn : .nowhere)
  }

  deinit { cast?.release() }

  package override var isLasting: Bool { true }

  /// The state of a call.
  private struct State {
    /// Memory for the object: that of the call, if the object is converted in place.
    let made: UnsafeMutableRawPointer
    /// Whether there was a kept object before.
    let wasKept: Bool
  }

  package override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    if readsShown, copyFinished(to: memory, context) { return .made }
    var made = memory
    let call: UnsafeMutablePointer<Call>
    if cast != nil {
      call = context.push(Unowned(self).erased, at: memory, Call.space(for: State.self))
    } else {
      let (size, alignment) = takesInstance ? layout(of: AnyBox?.self) : layout(of: madeType)
      call = context.push(
        Unowned(self).erased, at: memory,
        Call.space(for: State.self) + Call.space(size, aligned: alignment))
      made = UnsafeMutableRawPointer(call.state(State.self) + 1)
        .alignedUp(toMultipleOf: alignment)
    }
    call.state(State.self).initialize(
      to: State(
        made: made,
        wasKept: !owner.with { $0.showsFinished } || owner.object.isKept(context)))
    let progress =
      takesInstance
      ? try owner.object.boxed.begin(context, at: made, wantsBox: true)
      : try own.begin(context, at: made)
    return progress == .made ? try go(call, context) : progress
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    do throws(Failure) {
      if takesInstance {
        let box = state.pointee.made.assumingMemoryBound(to: AnyBox.self).move()
        call.pointee.memory.initializeMemory(as: AnyObject.self, to: box.instance)
      } else if let cast {
        let memory = call.pointee.memory
        if !cast.with({ $0.complete(memory) }) { try convert(memory, to: memory, context) }
      } else {
        try convert(state.pointee.made, to: call.pointee.memory, context)
      }
    } catch {
      if !state.pointee.wasKept { owner.object.discardInstance(context) }
      throw error
    }
    context.pop(call)
    return .made
  }

  /// Initializes memory with the finished object, as the service. Call it in a reading only.
  ///
  /// - Returns: False if the plan must run.
  func copyShown(
    to memory: UnsafeMutableRawPointer, _ scope: Scope, _ context: ResolutionContext
  ) -> Bool {
    guard let cast, own.with({ $0.copyFinished(to: memory, scope, context) }) else { return false }
    if cast.with({ $0.complete(memory) }) { return true }
    // Not the last reference: the slot's box has one at least until the reading ends.
    Unowned<AnyObject>(address: memory.load(as: UnsafeRawPointer.self)).release()
    return false
  }

  /// Converts an object whose class isn't the known one, or which isn't cast as class instances are.
  @inline(never)
  private func convert(
    _ made: UnsafeMutableRawPointer, to memory: UnsafeMutableRawPointer,
    _ context: ResolutionContext
  ) throws(Failure) {
    func convert<Made>(_: Made.Type) throws(Failure) {
      let value = made.assumingMemoryBound(to: Made.self).move()
      do throws(Misfit) {
        let isEverywhere = try DIEngine.convert(value, to: type, at: memory) {
          context.frames.admits($0, for: receiver)
        }
        if isEverywhere, let cast { cast.object.learn(value as AnyObject, memory) }
      } catch {
        if case .ofOtherType = error, let conversion { return conversion(value, memory) }
        throw owner.with { $0.failure(of: error, value, as: type, context) }
      }
    }
    try _openExistential(madeType, do: convert)
  }
}

// Conformances of actors: what the request receives by one stays with code of that actor.

extension ComponentPlan {
  /// Notes that kept objects of the component may hold a value that they received by a conformance of an actor.
  func confine(by conformance: IsolatedConformance) {
    guard lifetime.kind.keeper != .none, confinement == nil, let registry = component.registry,
      registry.locked({ component.rare.confinement == nil })
    else { return }
    registry.change(component) { $0.rare.confinement = conformance }
  }

  /// Throws if the component's objects belong to an actor, and other code makes the request.
  @inline(never)
  func checkConfinement(_ context: ResolutionContext) throws(Failure) {
    guard let confinement, !context.frames.admits(confinement, for: nil) else { return }
    throw refusal(confinement, component.type, context)
  }

  /// Returns the failure of a request that may not use a conformance of an actor.
  func refusal(
    _ conformance: IsolatedConformance, _ requested: any Any.Type, _ context: ResolutionContext
  ) -> Failure {
    failure(
      .isolatedConformance(
        real: conformance.type, target: conformance.target, actor: conformance.actor),
      requested: requested, context.path)
  }
}

extension Frames {
  /// Whether the running request may receive a value by a conformance of an actor: the value goes to a closure of that
  /// actor, or code of the actor makes the request.
  ///
  /// In the second case the objects on whose behalf it is made may come to hold the value. So requests for those that are
  /// kept succeed on the actor only, from now on.
  func admits(_ conformance: IsolatedConformance, for receiver: (any Actor)?) -> Bool {
    if receiver.map(conformance.isOf) ?? false { return true }
    guard conformance.isOfRunningActor else { return false }
    for step in steps.reversed() {
      let plan = step.plan.object
      if plan.rare?.factory?.isolation.map(conformance.isOf) ?? false { break }
      plan.confine(by: conformance)
    }
    return true
  }
}

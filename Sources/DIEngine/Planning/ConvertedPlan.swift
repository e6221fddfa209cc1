/// The plan for a service whose type isn't the type that the factory makes.
package final class ConvertedPlan: Plan {
  /// The plan for the component's own type. Unretained: the component plan retains it.
  private let own: Unowned<Plan>
  private var owner: Unowned<ComponentPlan> { Unowned(componentPlan.unsafelyUnwrapped) }
  private let madeType: any Any.Type
  private let type: any Any.Type
  /// Casts class instances to a protocol or class; nil for other types. Retained manually, so that requests
  /// change no reference count.
  private let cast: Unowned<ObjectCast>?
  private let conversion: CompiledConversion?
  /// Whether requests receive the object as the instance of its box: as `AnyObject`, an object that isn't of a class would
  /// become another instance each time.
  package let takesInstance: Bool
  /// The actor of the closure that receives the object; nil if it isn't known.
  let receiver: Factory.Isolation?
  init(_ own: ComponentPlan, to target: any Any.Type, for receiver: Factory.Isolation?) {
    self.receiver = receiver
    conversion = own.component.rare.conversions[ObjectIdentifier(target)]
    self.own = Unowned(own).erased
    madeType = own.component.type
    type = target
    cast = ObjectCast(from: madeType, to: target).map { Unowned.retaining($0) }
    takesInstance = target == AnyObject.self && cast == nil && !own.isDirect
    super.init(own)
  }

  deinit { cast?.release() }

  package override var isLasting: Bool { true }

  var targetType: ObjectIdentifier { ObjectIdentifier(type) }

  package override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    own.object.asynchronous(maker).map {
      maker.converted(self, $0, from: madeType)
    }
  }

  /// Converts an object that an asynchronous request has made. Takes it out of its memory.
  package func convert(
    _ made: UnsafeMutableRawPointer, to memory: UnsafeMutableRawPointer,
    _ context: ResolutionContext
  ) throws(Failure) {
    if let cast {
      memory.copyMemory(from: made, byteCount: MemoryLayout<AnyObject>.size)
      if !cast.with({ $0.complete(memory) }) { try convertSlowly(memory, context) }
      return
    }
    func convert<Made>(_ type: Made.Type) throws(Failure) {
      try self.convert(made.assumingMemoryBound(to: type).move(), memory, context)
    }
    try _openExistential(madeType, do: convert)
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    if takesInstance {
      let instance = try context.obtain(owner.object).instance
      memory.initializeMemory(as: AnyObject.self, to: instance)
      return
    }
    guard owner.with({ $0.showsFinished }) else { return try convert(context, memory) }
    if try convertFinished(context, memory) { return }
    let componentPlan = owner.object
    let wasKept = componentPlan.isKept(context)
    try convert(context, memory) {
      if !wasKept { componentPlan.discardInstance(context) }
    }
  }

  package override func copyFinished(
    to memory: UnsafeMutableRawPointer, _ scope: Scope, _ context: ResolutionContext
  ) -> Bool {
    guard let cast, own.with({ $0.copyFinished(to: memory, scope, context) }) else { return false }
    if cast.with({ $0.complete(memory) }) { return true }
    // Not the last reference: the slot's box has one at least until the reading ends.
    Unowned<AnyObject>(address: memory.load(as: UnsafeRawPointer.self)).release()
    return false
  }

  /// Converts the finished object, if a slot shows one.
  package func convertFinished(
    _ context: ResolutionContext, _ memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Bool {
    if readFinished(to: memory, context) { return true }
    // Copied as it is: a conversion may be code of the user, which runs in no reading.
    func copied<Made>(_ type: Made.Type) throws(Failure) -> Bool {
      try withUnsafeTemporaryAllocation(of: type, capacity: 1) { (buffer) throws(Failure) -> Bool in
        let made = buffer.baseAddress.unsafelyUnwrapped
        guard own.object.readFinished(to: made, context) else { return false }
        try convert(made.move(), memory, context)
        return true
      }
    }
    return try _openExistential(madeType, do: copied)
  }

  /// Makes an object with `own` and converts it.
  ///
  /// - Parameter fail: A closure to call before the conversion fails.
  @inline(__always)
  private func convert(
    _ context: ResolutionContext, _ memory: UnsafeMutableRawPointer, orElse fail: () -> Void = {}
  ) throws(Failure) {
    guard let cast else { return try convertValue(context, memory, orElse: fail) }
    try own.make(context, at: memory)
    if cast.with({ $0.complete(memory) }) { return }
    do throws(Failure) {
      try convertSlowly(memory, context)
    } catch {
      fail()
      throw error
    }
  }

  /// Converts an instance in place whose class isn't the known one. Releases it if it can't be converted.
  @inline(never)
  private func convertSlowly(
    _ memory: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) {
    let conversion = cast.unsafelyUnwrapped.object.convertSlowly(memory) {
      context.admits($0, for: receiver)
    }
    try checkResult(of: conversion, context) {
      Unowned<AnyObject>(address: memory.load(as: UnsafeRawPointer.self)).take()
    }
  }

  /// Converts an object if either type isn't a class or a protocol that class instances can be cast to.
  @inline(never)
  private func convertValue(
    _ context: ResolutionContext, _ memory: UnsafeMutableRawPointer, orElse fail: () -> Void
  ) throws(Failure) {
    func convert<Made>(_ made: Made.Type) throws(Failure) {
      let value = try own.make(context, made)
      do throws(Failure) {
        try self.convert(value, memory, context)
      } catch {
        fail()
        throw error
      }
    }
    try _openExistential(madeType, do: convert)
  }

  private func convert<Made>(
    _ value: Made, _ memory: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) {
    let result = DIEngine.convert(value, to: type, at: memory) {
      context.admits($0, for: receiver)
    }
    if case .misfit = result, let conversion {
      return conversion(value, memory)
    }
    try checkResult(of: result, context) { value }
  }

  private func checkResult(
    of conversion: Conversion, _ context: ResolutionContext, _ object: () -> Any
  ) throws(Failure) {
    switch conversion {
    case .done, .onActor: return
    case .misfit:
      let object = object()
      throw owner.with { $0.conversionFailure(object, type, context) }
    case .refused(let conformance):
      _ = object()
      throw owner.with { $0.refusal(conformance, type, context) }
    }
  }
}

// Conformances of actors: what the request receives by one stays with code of that actor.

extension ResolutionContext {
  /// Whether the running request may receive a value by a conformance of an actor: the value goes to a closure of that
  /// actor, or code of the actor makes the request.
  ///
  /// In the second case the objects on whose behalf it is made may come to hold the value. So requests for those that are
  /// kept succeed on the actor only, from now on.
  func admits(_ conformance: IsolatedConformance, for receiver: Factory.Isolation?) -> Bool {
    if receiver?.isOf(conformance) ?? false { return true }
    guard conformance.isOfRunningActor else { return false }
    for step in steps(from: innermostFrame).reversed() {
      let plan = step.plan.object
      if plan.rare?.isolation?.isOf(conformance) ?? false { break }
      plan.confine(by: conformance)
    }
    return true
  }
}

extension Factory.Isolation {
  package func isOf(_ conformance: IsolatedConformance) -> Bool {
    switch self {
    case .mainActor: conformance.actor == MainActor.self
    case .other(let actor): conformance.isOf(actor)
    }
  }
}

extension ComponentPlan {
  /// Notes that kept objects of the component may hold a value that they received by a conformance of an actor.
  fileprivate func confine(by conformance: IsolatedConformance) {
    guard lifetime.kind.keeper != .none, confinement == nil, let registry = component.registry,
      registry.locked({ component.rare.confinement == nil })
    else { return }
    registry.change(component) { $0.rare.confinement = conformance }
  }

  /// Throws if the component's objects belong to an actor, and other code makes the request.
  @inline(never)
  func checkConfinement(_ context: ResolutionContext) throws(Failure) {
    guard let confinement, !context.admits(confinement, for: nil) else { return }
    throw refusal(confinement, component.type, context)
  }

  /// Returns the failure of a request that may not use a conformance of an actor.
  package func refusal(
    _ conformance: IsolatedConformance, _ requested: any Any.Type, _ context: ResolutionContext
  ) -> Failure {
    Failure(
      .isolatedConformance(
        real: conformance.type, target: conformance.target, actor: conformance.actor),
      requested: requested, component: info, path: context.path, candidates: [info])
  }
}

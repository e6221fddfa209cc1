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
  /// Converts small values to a protocol; nil for other types.
  private let valueCast: ValueCast?
  private let conversion: CompiledConversion?
  /// The actor of the closure that receives the object; nil if it isn't known.
  let receiver: Factory.Isolation?
  /// The cached instance as the target type; nil if each request must call `own`.
  let readable: ReadPlace?

  init(_ own: ComponentPlan, to target: any Any.Type, for receiver: Factory.Isolation?) {
    self.receiver = receiver
    conversion = own.component.rare.conversions[ObjectIdentifier(target)]
    self.own = Unowned(own).erased
    madeType = own.component.type
    type = target
    cast = ObjectCast(from: madeType, to: target).map { Unowned.retaining($0) }
    valueCast = cast == nil ? ValueCast(from: madeType, to: target) : nil
    readable = own.place(as: target)
    super.init(
      own, readable ?? .none,
      needsReentrancyCheck: readable == nil ? own.needsReentrancyCheck : false)
  }

  deinit { cast?.release() }

  var targetType: ObjectIdentifier { ObjectIdentifier(type) }

  package override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    own.object.asynchronous(maker).map {
      maker.converted(self, $0, from: madeType, readable)
    }
  }

  /// Converts an object that an asynchronous request has made. Takes it out of its memory.
  ///
  /// - Returns: Whether every receiver may have the result.
  package func convert(
    _ made: UnsafeMutableRawPointer, to memory: UnsafeMutableRawPointer,
    _ context: ResolutionContext
  ) throws(Failure) -> Bool {
    if let cast {
      memory.copyMemory(from: made, byteCount: MemoryLayout<AnyObject>.size)
      return try cast.with({ $0.complete(memory) }) ? true : convertSlowly(memory, context)
    }
    func convert<Made>(_ type: Made.Type) throws(Failure) -> Bool {
      try self.convert(made.assumingMemoryBound(to: type).move(), memory, context)
    }
    return try _openExistential(madeType, do: convert)
  }

  /// Returns a box with a copy of a converted object.
  package func box(converted memory: UnsafeMutableRawPointer) -> AnyBox {
    cast?.object.box(copying: memory) ?? DIEngine.box(copying: memory, as: type)
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    guard let readable else {
      _ = try convert(context, memory)
      return
    }
    if readable.copy(to: memory, context) { return }
    let componentPlan = owner.object
    let version = componentPlan.version(context)
    let wasKept = componentPlan.isKept(context)
    let isForAll = try convert(context, memory) {
      if !wasKept { componentPlan.discardInstance(context) }
    }
    guard isForAll else { return }
    componentPlan.fill(readable, box(converted: memory), version, context)
  }

  /// Makes an object with `own` and converts it.
  ///
  /// - Parameter fail: A closure to call before the conversion fails.
  /// - Returns: Whether every receiver may have the result.
  @inline(__always)
  private func convert(
    _ context: ResolutionContext, _ memory: UnsafeMutableRawPointer, orElse fail: () -> Void = {}
  ) throws(Failure) -> Bool {
    guard let cast else { return try convertValue(context, memory, orElse: fail) }
    try own.make(context, at: memory)
    if cast.with({ $0.complete(memory) }) { return true }
    do throws(Failure) {
      return try convertSlowly(memory, context)
    } catch {
      fail()
      throw error
    }
  }

  /// Converts an instance in place whose class isn't the known one. Releases it if it can't be converted.
  @inline(never)
  private func convertSlowly(
    _ memory: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) -> Bool {
    let conversion = cast.unsafelyUnwrapped.object.convertSlowly(memory) {
      context.admits($0, for: receiver)
    }
    return try result(of: conversion, context) {
      Unowned<AnyObject>(address: memory.load(as: UnsafeRawPointer.self)).take()
    }
  }

  /// Converts an object if either type isn't a class or a protocol that class instances can be cast to.
  @inline(never)
  private func convertValue(
    _ context: ResolutionContext, _ memory: UnsafeMutableRawPointer, orElse fail: () -> Void
  ) throws(Failure) -> Bool {
    if let valueCast, valueCast.isKnown {
      try own.make(context, at: memory)
      valueCast.complete(memory)
      return true
    }
    func convert<Made>(_ made: Made.Type) throws(Failure) -> Bool {
      let value = try own.make(context, made)
      do throws(Failure) {
        return try self.convert(value, memory, context)
      } catch {
        fail()
        throw error
      }
    }
    let isForAll = try _openExistential(madeType, do: convert)
    if isForAll { valueCast?.learn(from: memory) }
    return isForAll
  }

  private func convert<Made>(
    _ value: Made, _ memory: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) -> Bool {
    let result = DIEngine.convert(value, to: type, at: memory) {
      context.admits($0, for: receiver)
    }
    if case .misfit = result, let conversion {
      conversion(value, memory)
      return true
    }
    return try self.result(of: result, context) { value }
  }

  private func result(
    of conversion: Conversion, _ context: ResolutionContext, _ object: () -> Any
  ) throws(Failure) -> Bool {
    switch conversion {
    case .done: return true
    case .onActor: return false
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

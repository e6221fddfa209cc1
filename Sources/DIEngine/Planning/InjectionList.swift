/// The member injections of a component in the order in which they run.
package final class InjectionList {
  /// The injections that run as soon as the object is made.
  package let immediate: [InjectionPlan]
  /// The injections that run once the outermost object is made.
  package let deferred: [InjectionPlan]
  /// For each immediate injection, the number of deferred injections declared before it. Those are queued
  /// before it runs, and so ahead of the deferred injections of the objects that it makes. Empty if all these
  /// numbers are 0.
  let deferredBefore: [Int]

  /// Reads the injections of a component; nil if it has none.
  init?(of owner: ComponentPlan) {
    let (injections, postInit) = (owner.component.injections, owner.component.rare.postInit)
    guard !injections.isEmpty || postInit != nil else { return nil }
    var immediate: [InjectionPlan] = []
    var deferred: [InjectionPlan] = []
    var deferredBefore: [Int] = []
    for injection in injections {
      let plan = InjectionPlan(injection, of: owner)
      if injection.isDeferred {
        deferred.append(plan)
      } else {
        immediate.append(plan)
        deferredBefore.append(deferred.count)
      }
    }
    if let postInit {
      let plan = InjectionPlan(postInit, of: owner)
      // The post-init follows the last injection.
      if deferred.isEmpty && !postInit.isDeferred {
        immediate.append(plan)
      } else {
        deferred.append(plan)
      }
    }
    self.immediate = immediate
    self.deferred = deferred
    self.deferredBefore = deferredBefore.last ?? 0 > 0 ? deferredBefore : []
  }
}

/// A member injection with its needs. Its calls have the injected object instead of memory for a value.
package final class InjectionPlan: Plan {
  private let injection: MemberInjection
  package let dependencies: DependencyList
  private let owner: Unowned<ComponentPlan>

  init(_ injection: MemberInjection, of owner: ComponentPlan) {
    self.injection = injection
    self.owner = Unowned(owner)
    // What a key path sets belongs to the object.
    let receiver: DependencyList.Receiver =
      injection.hopsToMainActor
      ? .injectionOnMainActor : injection.kind == .property ? .injectionBesideFactory : .injection
    let maker = PlanMaker(for: owner, receiver)
    injection.declare?(maker)
    dependencies = .list(of: maker)
    super.init(nil)
  }

  /// Begins the injection.
  ///
  /// - Parameter box: The object, which lives until the call is over.
  func begin(on box: AnyBox, _ context: ResolutionContext) throws(Failure) -> Progress {
    if injection.asyncBody != nil, !context.maySuspend {
      throw owner.with { $0.failure(.needsTask, context.path) }
    }
    // The state of the call: the addresses of the values, which lie behind it.
    let size = Call.space(for: DependencyValues.self)
    dependencies.chooseAgainIfChanged()
    let call = context.push(
      Unowned(self).erased, at: Unowned(box).address, size &+ dependencies.spaceNeeded)
    let state = call.state(DependencyValues.self)
    state.initialize(to: dependencies.values(at: UnsafeMutableRawPointer(state) + size))
    return try go(call, context)
  }

  /// The injected object.
  private func box(of call: UnsafeMutablePointer<Call>) -> AnyBox {
    Unowned<AnyBox>(address: call.pointee.memory).object
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let values = call.state(DependencyValues.self).pointee
    let progress = try dependencies.makeNext(call, values, context)
    if progress != .made { return progress }
    call.pointee.position = Call.afterNeeds
    if context.maySuspend, injection.asyncBody != nil || injection.hopsToMainActor {
      return .suspend
    }
    do {
      try injection.body(box(of: call), values, context)
    } catch {
      throw context.thrown(error, by: owner)
    }
    context.pop(call)
    return .made
  }

  override func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    if case .threw(let error) = arrival { throw context.thrown(error, by: owner) }
    context.pop(call)
    return .made
  }

  package override func suspension(of call: UnsafeMutablePointer<Call>) -> Suspension {
    let (box, values) = (box(of: call), call.state(DependencyValues.self).pointee)
    if let asyncBody = injection.asyncBody {
      return .injection(asyncBody, box, values)
    }
    return .onMainActor { [injection] in try injection.body(box, values, $0) }
  }

  /// Calls the closure without the value, skips the injection, or throws the failure.
  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let values = call.state(DependencyValues.self).pointee
    if injection.kind == .closureTakingNil, call.pointee.position != Call.afterNeeds {
      values[0] = nil
      return .goOn
    }
    dependencies.discard(call, values, context)
    let owner = owner.object
    // A closure that takes the container decides itself what becomes of a failure.
    guard injection.declare != nil, owner.options.contains(.optionalSoftens), failure.isSoftenable,
      !context.resolution.isOfRequest(failure)
    else { throw failure }
    owner.registry.listener?(.injectionSkipped(failure))
    context.pop(call)
    return .made
  }
}

extension InjectionList {
  /// Runs the immediate injections of an object from the call's position on.
  ///
  /// - Parameter queued: The node for which deferred injections are queued between them, as they were declared.
  /// - Returns: `made` if all have run.
  @inline(__always)
  func inject(
    _ call: UnsafeMutablePointer<Call>, into box: AnyBox, queued: Node?,
    _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    while Int(call.pointee.position) < immediate.count {
      let next = Int(call.pointee.position)
      if let queued, !deferredBefore.isEmpty {
        context.objectGraph.enqueue(queued, injectionsBefore: deferredBefore[next])
      }
      call.pointee.position += 1
      let progress = try immediate[next].begin(on: box, context)
      if progress != .made { return progress }
    }
    return .made
  }
}

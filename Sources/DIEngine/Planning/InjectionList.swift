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
  /// The number of arguments of the modern generation's kind that the factory and the injections take.
  let argumentCount: Int

  init(_ injections: [MemberInjection], _ postInit: MemberInjection?, of owner: ComponentPlan) {
    var argumentCount = Int(owner.argumentCount)
    var immediate: [InjectionPlan] = []
    var deferred: [InjectionPlan] = []
    var deferredBefore: [Int] = []
    for injection in injections {
      let plan = InjectionPlan(injection, of: owner, &argumentCount)
      if injection.isDeferred {
        deferred.append(plan)
      } else {
        immediate.append(plan)
        deferredBefore.append(deferred.count)
      }
    }
    if let postInit {
      let plan = InjectionPlan(postInit, of: owner, &argumentCount)
      // The post-init follows the last injection.
      if deferred.isEmpty && !postInit.isDeferred {
        immediate.append(plan)
      } else {
        deferred.append(plan)
      }
    }
    self.immediate = immediate
    self.deferred = deferred
    self.argumentCount = argumentCount
    self.deferredBefore = deferredBefore.last ?? 0 > 0 ? deferredBefore : []
  }
}

/// A member injection with its needs.
package struct InjectionPlan {
  private let body: MemberInjection.Body
  package let asynchronous: MemberInjection.Asynchronous?
  package let hopsToMainActor: Bool
  package let dependencies: DependencyList
  private let onMissing: MemberInjection.OnMissing
  private let owner: Unowned<ComponentPlan>

  /// - Parameter argumentCount: The number of arguments that the factory and the injections before take.
  init(_ injection: MemberInjection, of owner: ComponentPlan, _ argumentCount: inout Int) {
    body = injection.body
    asynchronous = injection.asynchronous
    hopsToMainActor = injection.hopsToMainActor
    onMissing = injection.onMissing
    self.owner = Unowned(owner)
    // What a key path sets belongs to the object.
    let receiver: DependencyList.Receiver =
      injection.hopsToMainActor
      ? .injectionOnMainActor : injection.isOfKeyPath ? .injectionBesideFactory : .injection
    let maker = PlanMaker(for: owner, receiver)
    maker.argumentCount = argumentCount
    injection.declare?(maker)
    argumentCount = maker.argumentCount
    dependencies = maker.takeNeeds(for: receiver)
  }

  /// Whether an asynchronous request may suspend its task while the injection runs.
  package var maySuspend: Bool { asynchronous != nil || hopsToMainActor }

  func run(_ box: AnyBox, _ context: ResolutionContext) throws(Failure) {
    if let asynchronous, asynchronous.isRequired {
      throw owner.with { context.needsTask($0) }
    }
    do {
      try dependencies.made(context) { try body(box, $0, context) }
    } catch {
      try skipOrThrow(error, context)
    }
  }

  /// Injects values that have been made.
  package func inject(_ values: DependencyValues, into box: AnyBox, _ context: ResolutionContext)
    throws
  {
    try body(box, values, context)
  }

  /// Ends an injection that failed: skips it, or throws the failure of the request.
  package func skipOrThrow(_ error: any Error, _ context: ResolutionContext) throws(Failure) {
    let failure = context.thrown(error, by: owner)
    if onMissing == .skip, !context.isOfRequest(failure), skips(failure) { return }
    throw failure
  }

  /// Informs the listener that the injection is skipped. Returns false if the failure must be thrown instead.
  private func skips(_ failure: Failure) -> Bool {
    guard failure.isSoftenable else { return false }
    owner.object.registry.listener?(.injectionSkipped(failure))
    return true
  }
}

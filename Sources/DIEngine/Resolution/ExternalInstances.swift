/// The objects of one cell that were made elsewhere and handed to one scope.
///
/// They are held weakly: they are found as long as somebody else holds them.
final class ExternalInstances: @unchecked Sendable {
  private let mutex = Mutex()
  private var boxes: [WeakBox] = []

  /// Remembers an object, once. A value is not remembered, since it can't be held weakly.
  func add(_ box: AnyBox) {
    guard let added = box.weakened() else { return }
    // An object may die as soon as it is looked at: not under the lock, for a deinit is user code.
    let known = mutex.locked { boxes }.map { (weak: $0, box: $0.strengthened()) }
    let gone = Set(known.filter { $0.box == nil }.map { ObjectIdentifier($0.weak) })
    mutex.locked {
      boxes.removeAll { gone.contains(ObjectIdentifier($0)) }
      // The caller holds the object: whatever else had its address is among those that are gone.
      guard !boxes.contains(where: { $0.family == added.family }) else { return }
      boxes.append(added)
    }
    withExtendedLifetime(known) {}
  }

  /// The objects that are still there, in the order in which they were handed in.
  var living: [AnyBox] {
    mutex.locked { boxes }.compactMap { $0.strengthened() }
  }
}

// Requests for objects that are made elsewhere and handed in. Nobody keeps them for the scope, so
// that there may be none or several at the time of a request.

extension ResolutionContext {
  /// The object that a request for one object means: the only one there is.
  func obtainExternal(_ plan: ComponentPlan) throws(Failure) -> AnyBox {
    if let box = try externalMember(plan) {
      plan.tracing?.reused(box, isFinished: false, self)
      return box
    }
    let found = try findExternal(plan)
    guard found.count == 1 else {
      let objects = Failure.HandedOut(objects: found.map(\.any))
      throw Failure(
        .severalExternal(objects), requested: plan.component.type, component: plan.info,
        path: path, candidates: [plan.info])
    }
    return found[0]
  }

  /// The objects that a request for all objects means.
  func obtainAllExternal(_ plan: ComponentPlan) throws(Failure) -> [AnyBox] {
    if let box = try externalMember(plan) {
      plan.tracing?.reused(box, isFinished: false, self)
      let given = externalInstances(plan)
      return given.contains { $0.isSameObject(as: box) } ? given : [box] + given
    }
    return try findExternal(plan)
  }

  /// The member of a cycle that the request must get, as with objects that are made anew.
  private func externalMember(
    _ plan: ComponentPlan
  ) throws(Failure) -> AnyBox? {
    // What was handed in can be had while another one is being made.
    guard !isMaking(plan.identity) else { return nil }
    return try reentrantInstance(Unmanaged.passUnretained(plan))
  }

  /// A new object, if one can be made, and those that were handed in. There is at least one.
  private func findExternal(_ plan: ComponentPlan) throws(Failure) -> [AnyBox] {
    let isMaking = isMaking(plan.identity)
    let made = plan.hasFactory && !isMaking ? try create(plan) : nil
    let given = externalInstances(plan)
    for box in given { plan.tracing?.reused(box, isFinished: true, self) }
    let found = adding(given, to: made.map { [$0] } ?? [])
    guard found.isEmpty else { return found }
    if isMaking { throw recursion(plan) }
    // Fails, and says why.
    return [try create(plan)]
  }

  /// The living objects that were handed in, in order; last those of the running resolution, whose
  /// injections may be outstanding.
  private func externalInstances(_ plan: ComponentPlan) -> [AnyBox] {
    let objects = plan.externalInstances(self)
    let resolution = self.resolution
    let own = resolution.pointee.graph?.takeUnretainedValue().externalInstances(to: objects) ?? []
    if !own.isEmpty {
      mark(plan.identity)
      handOut(nil)
    }
    return adding(own, to: objects.living)
  }
}

private func adding(_ boxes: [AnyBox], to first: [AnyBox]) -> [AnyBox] {
  first + boxes.filter { box in !first.contains { $0.isSameObject(as: box) } }
}

extension ComponentPlan {
  /// What was handed to the scope that is asked.
  func externalInstances(_ context: ResolutionContext) -> ExternalInstances {
    context.resolution.pointee.scope._withUnsafeGuaranteedRef {
      $0.externalInstances(of: identity)
    }
  }
}

extension AnyBox {
  /// Whether both boxes hold one and the same class instance.
  func isSameObject(as other: AnyBox) -> Bool {
    guard let object = reference(in: any) else { return false }
    return reference(in: other.any) === object
  }
}

extension PlanCompiler {
  /// The plan of one chosen component; a failure to tell handed-in objects apart names the type
  /// that was asked for.
  func named(_ plan: Plan, _ type: any Any.Type, _ asked: any Any.Type) -> Plan {
    guard let componentPlan = plan.componentPlan, componentPlan.lifetime.kept == .external else {
      return plan
    }
    let unmanaged = Unmanaged.passUnretained(componentPlan)
    func named<Value>(_ type: Value.Type) -> Plan {
      ClosurePlan(componentPlan, needsReentrancyCheck: plan.needsReentrancyCheck) {
        (context) throws(Failure) -> Value in
        do throws(Failure) {
          return try plan.make(context)
        } catch {
          guard case .severalExternal = error.kind,
            error.component == unmanaged._withUnsafeGuaranteedRef({ $0.info })
          else { throw error }
          throw Failure(
            error.kind, requested: asked, component: error.component, path: error.path,
            candidates: error.candidates)
        }
      }
    }
    return _openExistential(type, do: named)
  }
}

// An array of all components has every object of those whose objects are handed in.

extension PlanCompiler {
  /// The plan of all objects of one component; nil where it has one for each request.
  func allExternal<Element>(_ type: Element.Type, _ componentPlan: ComponentPlan) -> Plan? {
    // What is only made later tells for itself that there are several.
    guard componentPlan.lifetime.kept == .external, elementBase(of: type) == peeled(type) else {
      return nil
    }
    let unmanaged = Unmanaged.passUnretained(componentPlan)
    let plan = ClosurePlan(componentPlan) { (context) throws(Failure) -> [Element] in
      let componentPlan = unmanaged.takeUnretainedValue()
      var elements: [Element] = []
      for box in try context.obtainAllExternal(componentPlan) {
        guard let element = box.any as? Element else {
          throw componentPlan.conversionFailure(box.any, peeled(type), context)
        }
        elements.append(element)
      }
      return elements
    }
    let reported = reporting(plan, [Element].self, .element, Request())
    registry.own(reported)
    return reported
  }
}

extension ManyPlan {
  /// Makes the elements where some components may have several.
  func makeAll(_ context: ResolutionContext, _ omissions: ManyOmissions) throws(Failure)
    -> [Element]
  {
    if let refusal = refusalFailure(context) { throw refusal }
    let isOutermost = context.innermostFrame == nil
    let separate = separatedRun(context)
    var elements: [Element] = []
    for entry in entries {
      let (componentPlan, plan) = (
        entry.componentPlan.takeUnretainedValue(), entry.plan.takeUnretainedValue()
      )
      if isOutermost {
        if plan.isWatched { componentPlan.reportWatched(by: context.askedRegistry()) }
      } else if isExcluded(componentPlan, context) {
        continue
      }
      do throws(Failure) {
        func made() throws(Failure) -> [Element] {
          guard let all = entry.all else { return [try plan.make(context)] }
          return try all.takeUnretainedValue().make(context)
        }
        var found: [Element] = []
        if let separate {
          try alone(entry, separate, context) { () throws(Failure) -> Void in
            found = try made()
          }
        } else {
          found = try made()
        }
        elements += found
      } catch {
        guard error.isLeftOut(omissions) else { throw error }
        componentPlan.registry.listener?(.softened(error))
      }
    }
    return elements
  }
}

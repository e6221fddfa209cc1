// An array of all components has every object of those whose objects are handed in.

extension Planner {
  /// The plan of all objects of one component; nil where it has one for each request.
  func allHandedIn<Element>(_ type: Element.Type, _ componentPlan: CellPlan) -> Plan? {
    // What is only made later tells for itself that there are several.
    guard componentPlan.lifetime.kept == .handedIn, elementBase(of: type) == peeled(type) else { return nil }
    let unmanaged = Unmanaged.passUnretained(componentPlan)
    let plan = ClosurePlan(componentPlan) { (thread) throws(Failure) -> [Element] in
      let componentPlan = unmanaged.takeUnretainedValue()
      var elements: [Element] = []
      for box in try obtainAllHandedIn(componentPlan, thread) {
        guard let element = box.any as? Element else {
          throw componentPlan.conversionFailure(box.any, peeled(type), thread)
        }
        elements.append(element)
      }
      return elements
    }
    let told = telling(plan, [Element].self, .element, Request())
    registry.own(told)
    return told
  }
}

extension ManyPlan {
  /// Makes the elements where some components may have several.
  func makeAll(_ thread: ThreadState, _ leavesOut: LeavesOut) throws(Failure) -> [Element] {
    if let refusal = refusalFailure(thread) { throw refusal }
    let isOutermost = innermostFrame(thread) == nil
    let separate = separatedRun(thread)
    var elements: [Element] = []
    for entry in entries {
      let (componentPlan, plan) = (entry.componentPlan.takeUnretainedValue(), entry.plan.takeUnretainedValue())
      if isOutermost {
        if plan.isWatched { componentPlan.tellWatched(by: askedRegistry(thread)) }
      } else if isExcluded(componentPlan, thread) {
        continue
      }
      do throws(Failure) {
        func made() throws(Failure) -> [Element] {
          guard let all = entry.all else { return [try plan.make(thread)] }
          return try all.takeUnretainedValue().make(thread)
        }
        var found: [Element] = []
        if let separate {
          try alone(entry, separate, thread) { () throws(Failure) -> Void in
            found = try made()
          }
        } else {
          found = try made()
        }
        elements += found
      } catch {
        guard error.isLeftOut(leavesOut) else { throw error }
        componentPlan.registry.listener?(.softened(error))
      }
    }
    return elements
  }
}

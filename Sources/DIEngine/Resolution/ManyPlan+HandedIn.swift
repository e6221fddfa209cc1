// An array of all components has every object of those whose objects are handed in.

extension PlanCompiler {
  /// The plan of all objects of one component; nil where it has one for each request.
  func allExternal<Element>(_ type: Element.Type, _ componentPlan: ComponentPlan) -> Plan? {
    // What is only made later tells for itself that there are several.
    guard componentPlan.lifetime.kept == .external, elementBase(of: type) == peeled(type) else {
      return nil
    }
    let unmanaged = Unmanaged.passUnretained(componentPlan)
    let plan = ClosurePlan(componentPlan) { (thread) throws(Failure) -> [Element] in
      let componentPlan = unmanaged.takeUnretainedValue()
      var elements: [Element] = []
      for box in try obtainAllExternal(componentPlan, thread) {
        guard let element = box.any as? Element else {
          throw componentPlan.conversionFailure(box.any, peeled(type), thread)
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
  func makeAll(_ thread: ThreadState, _ omissions: ManyOmissions) throws(Failure) -> [Element] {
    if let refusal = refusalFailure(thread) { throw refusal }
    let isOutermost = innermostFrame(thread) == nil
    let separate = separatedRun(thread)
    var elements: [Element] = []
    for entry in entries {
      let (componentPlan, plan) = (
        entry.componentPlan.takeUnretainedValue(), entry.plan.takeUnretainedValue()
      )
      if isOutermost {
        if plan.isWatched { componentPlan.reportWatched(by: askedRegistry(thread)) }
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
        guard error.isLeftOut(omissions) else { throw error }
        componentPlan.registry.listener?(.softened(error))
      }
    }
    return elements
  }
}

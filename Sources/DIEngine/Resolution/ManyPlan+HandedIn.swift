// An array of all components has every object of those whose objects are handed in.

extension Planner {
  /// The plan of all objects of one component; nil where it has one for each request.
  func allHandedIn<Element>(_ type: Element.Type, _ cell: CellPlan) -> Plan? {
    // What is only made later tells for itself that there are several.
    guard cell.lifetime.kept == .handedIn, elementBase(of: type) == peeled(type) else { return nil }
    let unmanaged = Unmanaged.passUnretained(cell)
    let plan = ClosurePlan(cell) { (thread) throws(Failure) -> [Element] in
      let cell = unmanaged.takeUnretainedValue()
      var elements: [Element] = []
      for box in try obtainAllHandedIn(cell, thread) {
        guard let element = box.any as? Element else {
          throw cell.conversionFailure(box.any, peeled(type), thread)
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
      let (cell, plan) = (entry.cell.takeUnretainedValue(), entry.plan.takeUnretainedValue())
      if isOutermost {
        if plan.isWatched { cell.tellWatched(by: askedRegistry(thread)) }
      } else if isExcluded(cell, thread) {
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
        cell.registry.listener?(.softened(error))
      }
    }
    return elements
  }
}

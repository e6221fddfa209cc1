/// The steps of a cell in the order in which they run.
final class StepList {
  /// Run as soon as the object is made.
  let immediate: [StepPlan]
  /// Run when the outermost object is made.
  let deferred: [StepPlan]
  /// For each immediate step, how many deferred ones are declared before it: they are queued before it
  /// runs, and so ahead of what it makes. Empty if there are none.
  let deferredBefore: [Int]

  init(_ steps: [Step], _ finisher: Step?, _ planner: Planner) {
    var immediate: [StepPlan] = []
    var deferred: [StepPlan] = []
    var deferredBefore: [Int] = []
    for step in steps {
      let run = StepPlan(step, planner)
      if step.isDeferred {
        deferred.append(run)
      } else {
        immediate.append(run)
        deferredBefore.append(deferred.count)
      }
    }
    if let finisher {
      let run = StepPlan(finisher, planner)
      // The last action follows the last injection.
      if deferred.isEmpty && !finisher.isDeferred {
        immediate.append(run)
      } else {
        deferred.append(run)
      }
    }
    self.immediate = immediate
    self.deferred = deferred
    self.deferredBefore = deferredBefore.last ?? 0 > 0 ? deferredBefore : []
  }
}

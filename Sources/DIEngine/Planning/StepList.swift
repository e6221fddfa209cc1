/// The steps of a cell in the order in which they run.
final class StepList {
  /// Run as soon as the object is made.
  let immediate: [Step.Run]
  /// Run when the outermost object is made.
  let deferred: [Step.Run]
  /// For each immediate step, how many deferred ones are declared before it: they are queued before it
  /// runs, and so ahead of what it makes. Empty if there are none.
  let deferredBefore: [Int]

  init(_ steps: [Step], _ finisher: Step?, _ planner: Planner) {
    var immediate: [Step.Run] = []
    var deferred: [Step.Run] = []
    var deferredBefore: [Int] = []
    for step in steps {
      let run = step.compile(planner)
      if step.isDeferred {
        deferred.append(run)
      } else {
        immediate.append(run)
        deferredBefore.append(deferred.count)
      }
    }
    if let finisher {
      let run = finisher.compile(planner)
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

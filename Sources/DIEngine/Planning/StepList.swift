/// The steps of a cell in the order in which they run.
final class StepList {
  /// Run as soon as the object is made.
  let immediate: [Step.Run]
  /// Run when the outermost object is made.
  let deferred: [Step.Run]

  init(_ steps: [Step], _ finisher: Step?, _ planner: Planner) {
    var immediate: [Step.Run] = []
    var deferred: [Step.Run] = []
    for step in steps {
      let run = step.compile(planner)
      if step.isDeferred { deferred.append(run) } else { immediate.append(run) }
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
  }
}

/// A step, compiled.
struct StepPlan {
  private let body: Step.Body
  private let needs: NeedList
  private let onMissing: Step.OnMissing
  private let owner: Unmanaged<CellPlan>

  init(_ step: Step, _ planner: Planner) {
    body = step.body
    onMissing = step.onMissing
    owner = .passUnretained(planner.owner.unsafelyUnwrapped)
    step.declare?(planner)
    needs = planner.takeNeeds()
  }

  func run(_ box: AnyBox, _ thread: ThreadState) throws(Failure) {
    do {
      try needs.made(thread) { try body(box, $0, thread) }
    } catch {
      let failure = thrown(error, by: owner, thread)
      if onMissing == .skip, skips(failure, owner) { return }
      throw failure
    }
  }
}

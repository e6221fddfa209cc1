/// Finds or makes the object of a cell whose objects a keeper of the user keeps.
func obtainFromKeeper(
  _ plan: CellPlan, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  let run = currentRun(thread).unsafelyUnwrapped
  let keeper = plan.keeper!
  // An object whose injections are outstanding belongs to its graph first.
  if let kept = run.pointee.graph?.takeUnretainedValue().keptEntry(plan.cell) {
    mark(plan.cell, thread)
    handOut(kept.record, thread)
    return reused(kept.box, plan, isFinished: false, thread)
  }
  func fetched() -> AnyBox? {
    Mutex.checkNoneHeld("A storage")
    guard let box = keeper.fetch(plan.component).flatMap(plan.component.box) else { return nil }
    return reused(box, plan, isFinished: true, thread)
  }
  // The keeper may have one that another resolution has not finished.
  let slot = plan.cell.slot!
  if !SlotGate.shared.isTaken(slot, thread), let box = fetched() { return box }
  switch try SlotGate.shared.need(slot, plan, plan.component.type, thread) {
  case .ready(let box), .unfinished(let box):
    tellUnfinished(run)
    mark(plan.cell, thread)
    return reused(box, plan, isFinished: false, thread)
  case .recursion:
    throw recursion(plan, thread)
  case .make(let record):
    if let box = fetched() {
      SlotGate.shared.drop(record)
      return box
    }
    let box = try makingShared(record, plan, thread) { box, _ in
      graph(of: run).keep(box, for: plan.cell, record.takeUnretainedValue())
      keeper.save(box.any, for: plan.component)
    }
    plan.tracing?.kept(box, thread)
    return box
  }
}

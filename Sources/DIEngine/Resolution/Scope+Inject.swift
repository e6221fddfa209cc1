extension Scope {
  /// Injects into an object that was made elsewhere, as a component of its dynamic type says.
  ///
  /// The object is shown to its own graph before its injections run, so that cycles lead back to
  /// it; others see it, if it is kept, when all of them have run.
  package func inject<View: ScopeView>(
    into object: Any, as type: any Any.Type, from stated: Viewpoint? = nil, for view: View
  ) throws(Failure) {
    let thread = currentThreadState()
    let viewpoint = stated ?? currentViewpoint()
    var request = registry.adoptionPlan(type, from: viewpoint)
    let tests = request.takeUnretainedValue().severalTests
    if !tests.isEmpty {
      registry.listener?(.severalTests(requested: type, candidates: tests))
      // The listener is code of the user, which may have changed components.
      request = registry.adoptionPlan(type, from: viewpoint)
    }
    let known = request.takeUnretainedValue()
    func asked() -> TracedRequest { TracedRequest(type, .object(object)) }
    guard let plan = known.componentPlan else {
      let (kind, candidates) = known.refusal.unsafelyUnwrapped
      let failure = Failure(
        kind, requested: type, path: currentPath(thread), candidates: candidates,
        registry: registry)
      throw registry.told(failure, asked(), thread)
    }
    guard let box = plan.component.box(object) else {
      let failure = Failure(
        .wrongType(real: Swift.type(of: object)), requested: plan.component.type,
        component: plan.info, path: currentPath(thread),
        candidates: [plan.info])
      throw registry.told(failure, asked(), thread)
    }
    try enter(
      request.erased, thread, Unmanaged.passUnretained(view as AnyObject)
    ) { () throws(Failure) -> Void in
      guard let tracing = plan.tracing else { return try adopt(box, plan, thread) }
      _ = try traced(asked(), tracing.component, tracing.audience, thread) {
        () throws(Failure) -> Any in
        try adopt(box, plan, thread)
        return box.any
      }
    }
    withExtendedLifetime((known, view)) {}
  }
}

/// Keeps an object that was handed in, as its component says, and runs its steps.
private func adopt(_ box: AnyBox, _ plan: CellPlan, _ thread: ThreadState) throws(Failure) {
  let run = currentRun(thread).unsafelyUnwrapped
  func isSame(_ other: AnyBox?) -> Bool { other.map(box.isSameObject) ?? false }
  let reinjects = plan.options.contains(.reinjectsSame)
  let replaces = plan.adoption == .replace
  plan.tracing?.adopted(box, thread)
  switch plan.lifetime.kept {
  case .nowhere:
    try injectAdopted(box, plan, isKept: false, thread)
  case .graph:
    let graph = graph(of: run)
    let kept = graph.keptObject(plan.cell)
    if isSame(kept) && !reinjects { return }
    let isKept = kept == nil || replaces
    if isKept { graph.keep(box, for: plan.cell) }
    try injectAdopted(box, plan, isKept: isKept, thread)
  case .keeper:
    let keeper = plan.keeper!
    let kept = keeper.fetch(plan.component).flatMap(plan.component.box)
    if isSame(kept) && !reinjects { return }
    let isKept = kept == nil || replaces
    if isKept {
      graph(of: run).keep(box, for: plan.cell)
      keeper.save(box.any, for: plan.component)
    }
    try injectAdopted(box, plan, isKept: isKept, thread)
  case .handedIn:
    graph(of: run).handIn(box, to: plan.handedInObjects(thread))
    do throws(Failure) {
      try injectAdopted(box, plan, isKept: false, thread)
    } catch {
      graph(of: run).withdraw(box)
      throw error
    }
  case .scope, .scopeUntilCleaned, .engine, .process:
    try adoptShared(box, plan, isSame, thread)
  }
}

private func adoptShared(
  _ box: AnyBox, _ plan: CellPlan, _ isSame: (AnyBox?) -> Bool, _ thread: ThreadState
) throws(Failure) {
  let slot = plan.slot(thread)
  var kept = SlotGate.shared.ownObject(slot, thread)
  var own: CreationRecord?
  if kept == nil {
    switch try SlotGate.shared.need(slot, plan, plan.component.type, thread) {
    case .ready(let box), .unfinished(let box): kept = box
    case .make(let record): own = record.takeUnretainedValue()
    // The initializer of the object hands it in.
    case .recursion: break
    }
  }
  if isSame(kept) && !plan.options.contains(.reinjectsSame) { return }
  let isKept = kept == nil || (plan.adoption == .replace && !SlotGate.shared.isTaken(slot, thread))
  guard isKept else { return try injectAdopted(box, plan, isKept: false, thread) }
  let record = own ?? SlotGate.shared.begin(slot, plan, thread)
  do throws(Failure) {
    SlotGate.shared.show(box, of: record)
    if plan.isWeak(in: slot) {
      graph(of: currentRun(thread).unsafelyUnwrapped).hold(box)
    }
    try injectAdopted(box, plan, isKept: true, thread, record)
    try SlotGate.shared.initialized(
      .passUnretained(record), box, isQueued: plan.hasDeferredSteps)
    if slot.isCleanable { slot.dropRetired() }
  } catch {
    SlotGate.shared.fail(record, error, in: graph(of: currentRun(thread).unsafelyUnwrapped))
    throw error
  }
}

private func injectAdopted(
  _ box: AnyBox, _ plan: CellPlan, isKept: Bool, _ thread: ThreadState,
  _ record: CreationRecord? = nil
) throws(Failure) {
  if !plan.hasSteps && plan.tracing == nil { return }
  let run = currentRun(thread).unsafelyUnwrapped
  let node = Node(plan, requestedIn: nearestFrame(thread), run: run)
  node.box = box
  node.record = record
  graph(of: run).add(node)
  try runImmediateSteps(of: node, box, thread)
  if let tracing = plan.tracing {
    tracing.injected(box, thread)
    if isKept { tracing.kept(box, thread) }
  }
  guard plan.hasDeferredSteps else { return }
  graph(of: run).enqueue(node)
}

private func runImmediateSteps(
  of node: Node, _ box: AnyBox, _ thread: ThreadState
) throws(Failure) {
  guard let steps = node.plan.stepList(), !steps.immediate.isEmpty else { return }
  var frame = Frame(
    Unmanaged.passUnretained(node.plan), on: thread, node: Unmanaged.passUnretained(node))
  try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
    try frame.push(thread)
    defer { frame.pop(thread) }
    try perform(steps, box, node.plan, node, thread)
  }
}

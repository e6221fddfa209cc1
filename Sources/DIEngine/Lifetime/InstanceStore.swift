/// A storage written by a user that decides itself whether an object is kept.
///
/// It is called while no lock of the engine is held.
package protocol InstanceStore: AnyObject, Sendable {
  func fetch(_ component: Component) -> Any?
  func save(_ object: Any, for component: Component)

  /// Where finished objects are found without a call; nil for a keeper that is to be asked each time.
  var instanceCache: InstanceCache? { get }
}

extension InstanceStore {
  package var instanceCache: InstanceCache? { nil }
}

extension ResolutionContext {
  /// Finds or makes the object of a cell whose objects a keeper of the user keeps.
  ///
  /// - Parameter place: where readers find the object once it is finished.
  func obtainFromStore(
    _ plan: ComponentPlan, at place: CachedInstance = .none
  ) throws(Failure) -> AnyBox {
    let resolution = self.resolution
    let store = plan.store!
    // An object whose injections are outstanding belongs to its graph first.
    if let kept = resolution.pointee.graph?.takeUnretainedValue().keptEntry(plan.identity) {
      mark(plan.identity)
      handOut(kept.record)
      return reused(kept.box, plan, isFinished: false)
    }
    func fetched() -> AnyBox? {
      Mutex.checkNoneHeld("A storage")
      return store.fetch(plan.component).flatMap(plan.component.box)
    }
    func finished(_ box: AnyBox) -> AnyBox { reused(box, plan, isFinished: true) }
    let slot = plan.identity.slot!
    let places = plan.instanceCache
    let version = places?.version
    // The keeper may have one that another resolution has not finished: asked first, so that what is finished
    // afterwards was so when the keeper gave it.
    if let box = fetched() {
      switch CreationGate.shared.progress(of: slot, self) {
      case .elsewhere: break
      case .here: return finished(box)
      case .none:
        if plan.tracing == nil, let version { places?.publish(box, at: place, version) }
        return finished(box)
      }
    }
    switch try CreationGate.shared.need(slot, plan, plan.component.type, self) {
    case .ready(let box), .unfinished(let box):
      noteUnfinished(resolution)
      mark(plan.identity)
      return reused(box, plan, isFinished: false)
    case .recursion:
      throw recursion(plan)
    case .make(let record):
      if let box = fetched() {
        CreationGate.shared.drop(record)
        return finished(box)
      }
      let box = try makingShared(record, plan)
      plan.tracing?.kept(box, self)
      return box
    }
  }
}

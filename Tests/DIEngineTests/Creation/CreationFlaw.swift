import DIEngine

/// A simpler protocol that is wrong: the checker must find what is wrong about it.
enum CreationFlaw: String, CaseIterable {
  /// 8.1: nobody borrows.
  case onlyWaits
  /// 8.2: an object is shown when its own injections are over.
  case publishesOwn
  /// 8.3: an object is shown when the call of its maker ends.
  case publishesAtEnd
  /// 8.4: who borrowed doesn't wait at its end.
  case noBarrier
  /// 8.6: whether waits form a cycle is looked at only when one begins.
  case onlyNewWaits
  /// 8.12: a borrower isn't told of the failure.
  case failureNotTold
  /// 8.13: holders of an object that failed stay.
  case failureEmptiesOne
  /// 8.15: several members of a group run at once.
  case noToken
  /// A wait that begins wakes nobody.
  case silentWaits
  /// Objects that a rule lets go of are released in it.
  case releasesObjects
  /// The same with errors.
  case releasesErrors
  /// The same with records, which hold plans and objects.
  case releasesRecords
  /// The same with resolutions, which hold errors.
  case releasesResolutions
  /// The same with the slots and the registries that records hold.
  case releasesHomes

  /// What dies as soon as a rule lets go of it, rather than after the rule.
  var released: Trash? {
    switch self {
    case .releasesObjects: return .object
    case .releasesErrors: return .error
    case .releasesRecords: return .record
    case .releasesResolutions: return .resolution
    case .releasesHomes: return .home
    default: return nil
    }
  }
}

/// What rules let go of.
enum Trash {
  case object
  case error
  case record
  case resolution
  /// The slot and the registry that a record holds while it may outlive its request.
  case home

  init(_ thing: AnyObject) {
    switch thing {
    case is AnyBox: self = .object
    case is Failure: self = .error
    case is CreationRecord: self = .record
    case is Creator: self = .resolution
    default: self = .home
    }
  }
}

/// The rules, with a flaw or without.
struct FlawedRules {
  private var unwatched = CreationRules()
  let flaw: CreationFlaw?
  let watch: DeathWatch?

  init(_ flaw: CreationFlaw?, _ watch: DeathWatch?) {
    self.flaw = flaw
    self.watch = watch
  }

  /// The rules, to follow one of them: nothing of the user may die meanwhile.
  var rules: CreationRules {
    _read {
      watch?.moment = .rule
      defer { watch?.moment = .other }
      yield unwatched
    }
    _modify {
      watch?.moment = .rule
      defer {
        if let released = flaw?.released {
          unwatched.pendingReleases.removeAll { Trash($0) == released }
        }
        watch?.moment = .other
      }
      yield &unwatched
    }
  }

  /// Releases what rules let go of, as the gate does without its lock.
  mutating func releaseTrash() {
    watch?.moment = .release
    unwatched.pendingReleases = []
    watch?.moment = .other
  }

  mutating func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, by call: VirtualCall, _ world: CreationWorld
  ) -> CreationRules.Answer {
    if flaw == .onlyWaits || flaw == .publishesAtEnd, let record = slot.record,
      record.owner !== call.me, mustWait(for: record, world)
    {
      call.me.waitsFor = slot
      call.me.isRunning = false
      rules.hasChanged = true
      return .wait
    }
    let answer = alone(call, world) { $0.need(slot, plan, by: call.me) }
    if case .wait = answer, flaw == .silentWaits { rules.hasChanged = false }
    return answer
  }

  mutating func judge(_ call: VirtualCall, _ world: CreationWorld) -> CreationRules.Answer {
    if let record = world.slots[call.wanted]?.record {
      if flaw == .onlyNewWaits, !world.object(of: record).isClosed { return .wait }
      if flaw == .onlyWaits || flaw == .publishesAtEnd, mustWait(for: record, world) {
        return .wait
      }
    }
    return alone(call, world) { $0.judge(call.me) }
  }

  private func mustWait(for record: CreationRecord, _ world: CreationWorld) -> Bool {
    let object = world.object(of: record)
    guard object.exists else { return false }
    return flaw == .onlyWaits ? !object.isClosed : !world.calls[object.call].hasEnded
  }

  private mutating func alone(
    _ call: VirtualCall, _ world: CreationWorld,
    _ rule: (inout CreationRules) -> CreationRules.Answer
  ) -> CreationRules.Answer {
    guard flaw == .noToken else { return rule(&rules) }
    let others = world.calls.map(\.me).filter { $0 !== call.me && $0.isRunning }
    for other in others { other.isRunning = false }
    defer { for other in others { other.isRunning = true } }
    return rule(&rules)
  }
}

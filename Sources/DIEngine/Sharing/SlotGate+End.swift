extension SlotGate {
  /// Ends the resolution of a thread, as soon as all that it borrowed is finished.
  func end(_ me: Creator, _ thread: ThreadState) throws(Failure) {
    let (end, isForgotten) = following { rules -> (CreationRules.Answer?, Bool) in
      rules.comeToEnd(me)
      let end = rules.judgeEnd(me)
      switch end {
      case nil: return (end, rules.end(me, nil))
      case .failed(let failure): return (end, rules.end(me, failure))
      default: return (end, false)
      }
    }
    switch end {
    case nil: leave(me, thread, isForgotten)
    case .failed(let failure):
      leave(me, thread, isForgotten)
      throw failure
    default: try endLater(me, thread)
    }
  }

  /// Ends the resolution of a thread when others have finished what it borrowed.
  private func endLater(_ me: Creator, _ thread: ThreadState) throws(Failure) {
    let (answer, way) = wait(me) { $0.judgeEnd(me) ?? .recursion }
    var late: Failure?
    switch answer {
    case .failed(let failure): late = failure
    case .wait:
      let plan = following { _ in me.borrowed.first { !$0.isSettled }?.plan }
      late = Failure(
        .longWait, requested: plan?.component.type ?? Any.self, component: plan?.info, path: way,
        candidates: plan.map { [$0.info] } ?? [])
    default: break
    }
    let isForgotten = following { $0.end(me, late) }
    leave(me, thread, isForgotten)
    if let late { throw late }
  }

  /// Ends the resolution of a thread that failed.
  func abandon(_ me: Creator, _ failure: Failure, _ thread: ThreadState) {
    let isForgotten = following { $0.end(me, failure) }
    leave(me, thread, isForgotten)
  }

  /// Takes a resolution that has ended off its thread, and releases what it was about.
  private func leave(_ me: Creator, _ thread: ThreadState, _ isForgotten: Bool) {
    me.leave(thread)
    me.releaseRecords()
    if isForgotten { recycle(me) }
    me.release()
  }

  /// Lets a main thread that waits for this resolution do an errand of it.
  func lending(_ mainThreadTask: MainThreadTask, _ body: () -> Void) {
    guard let me = Creator.existing(currentThreadState()) else { return body() }
    following { rules in
      me.mainThreadTask = mainThreadTask
      rules.hasChanged = true
    }
    body()
    following { rules in
      me.mainThreadTask = nil
      rules.pendingReleases.append(mainThreadTask)
    }
  }
}

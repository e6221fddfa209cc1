extension SlotGate {
  /// Ends the resolution of a thread, as soon as all that it borrowed is finished.
  func end(_ me: Resolution, _ thread: ThreadState) throws(Failure) {
    let (mustWait, failure) = following { rules -> (Bool, Failure?) in
      rules.comeToEnd(me)
      switch rules.judgeEnd(me) {
      case nil:
        close(me, nil, thread, &rules)
        return (false, nil)
      case .failed(let failure):
        close(me, failure, thread, &rules)
        return (false, failure)
      default: return (true, nil)
      }
    }
    if let failure { throw failure }
    guard mustWait else { return }
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
    following { close(me, late, thread, &$0) }
    if let late { throw late }
  }

  /// Ends the resolution of a thread that failed.
  func abandon(_ me: Resolution, _ failure: Failure, _ thread: ThreadState) {
    following { close(me, failure, thread, &$0) }
  }

  private func close(
    _ me: Resolution, _ failure: Failure?, _ thread: ThreadState, _ rules: inout CreationRules
  ) {
    let isForgotten = rules.end(me, failure)
    me.leave(thread)
    guard isForgotten, spare == nil else { return }
    me.isRunning = true
    spare = me
  }

  /// Lets a main thread that waits for this resolution do an errand of it.
  func lending(_ errand: MainThreadErrand, _ body: () -> Void) {
    guard let me = Resolution.existing(currentThreadState()) else { return body() }
    following { rules in
      me.errand = errand
      rules.hasChanged = true
    }
    body()
    following { _ in me.errand = nil }
  }
}

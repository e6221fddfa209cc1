internal import CDIEngine

// Waiting on a thread, which does meanwhile what others need it for.

extension CreationGate {
  /// Blocks until `rule` gives an answer other than waiting, or the time limit passes.
  ///
  /// - Returns: The answer and, if it is an error caused by other threads, what those threads are
  ///   creating.
  @inline(never)
  func wait(
    _ me: Creator, _ rule: (inout CreationRules) -> CreationRules.Answer
  ) -> (CreationRules.Answer, [Failure.PathElement]) {
    let (answer, way) = waited(me, rule)
    return (answer, way.map(\.pathElement))
  }

  private func waited(
    _ me: Creator, _ rule: (inout CreationRules) -> CreationRules.Answer
  ) -> (CreationRules.Answer, [CreationStation]) {
    let watch = WaitWatch(isOnMainThread: isOnMainThread())
    let changed = me.changed ?? Condition()
    mutex.lock()
    me.changed = changed
    me.waitsSince = di_now()
    // A task may need the main thread, or one that runs a task itself.
    me.isBlocking = watch.isOnMainThread || currentTask() != 0
    me.isOnMainThread = watch.isOnMainThread
    if me.session != nil { rules.holders.append(me) }
    defer {
      me.isBlocking = false
      me.isOnMainThread = false
      if me.session != nil { rules.holders.removeAll { $0 === me } }
      rules.endWaiting(me)
      let pending = settle()
      mutex.unlock()
      pending.settle()
    }
    while true {
      me.isWoken = false
      let answer = rule(&rules)
      switch answer {
      case .wait: rules.keepWaiting(me)
      default: return (answer, rules.stations(along: answer))
      }
      if watch.isOnMainThread, let (task, worker) = rules.takeMainThreadTask(blocking: me) {
        unlocked { task.run() }
        // The worker may have ended meanwhile, and these may be the last references.
        rules.pendingReleases += [task, worker] as [AnyObject]
        if me.suspendedBy != nil { rules.endMainThreadTask(of: worker) }
        continue
      }
      var pending = settle()
      if !pending.isEmpty {
        unlocked {
          pending.settle()
          pending = Pending()
        }
        continue
      }
      guard !me.isWoken else { continue }
      let awaitsReturn = watch.isOnMainThread && rules.awaitsReturn(me)
      switch watch.wait(changed, mutex, forReturn: awaitsReturn) {
      case .proceed: break
      case .report:
        var sketch: WaitSketch? = rules.sketch(of: me, watch.elapsed)
        unlocked {
          sketch?.report.report()
          // Released before the lock is taken again: the sketch may hold the last references.
          sketch = nil
        }
      case .giveUp:
        let way = rules.stations(blocking: me)
        rules.giveUp(me)
        return (.wait, way)
      case .giveUpTask:
        rules.giveUp(me)
        return (.madeByTask, [])
      }
    }
  }

  private func unlocked(_ body: () -> Void) {
    mutex.unlock()
    body()
    mutex.lock()
  }
}

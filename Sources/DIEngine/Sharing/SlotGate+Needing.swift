internal import CDIEngine

extension SlotGate {
  /// Needs the object of a slot, and waits while another resolution makes it.
  ///
  /// - Parameter type: what is asked for, where no component makes it.
  func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, _ type: @autoclosure () -> any Any.Type,
    _ thread: ThreadState
  ) throws(Failure) -> Need {
    let held = Creator.held(thread) ?? .passUnretained(beginResolution(thread))
    mutex.lock()
    var answer = held._withUnsafeGuaranteedRef { rules.need(slot, plan, by: $0) }
    if case .make(let record) = answer, rules.pendingReleases.isEmpty, !rules.hasChanged {
      mutex.unlock()
      return .make(.passUnretained(record))
    }
    let chain = rules.way(along: answer)
    let pendingReleases = settle()
    mutex.unlock()
    withExtendedLifetime(pendingReleases) {}
    var way = chain.map(\.pathElement)
    if case .wait = answer {
      let me = held.takeUnretainedValue()
      (answer, way) = wait(me) { $0.judge(me) }
    }
    switch answer {
    case .ready(let box): return .ready(box)
    case .unfinished(let box): return .unfinished(box)
    case .make(let record): return .make(.passUnretained(record))
    case .recursion: return .recursion
    case .failed(let failure): throw failure
    case .cycle: throw failure(.recursion, plan, type(), way, thread)
    case .wait: throw failure(.longWait, plan, type(), way, thread)
    }
  }

  private func failure(
    _ kind: Failure.Kind, _ plan: ComponentPlan?, _ type: any Any.Type,
    _ way: [Failure.PathElement],
    _ thread: ThreadState
  ) -> Failure {
    Failure(
      kind, requested: plan?.component.type ?? type, component: plan?.info,
      path: currentPath(thread) + way, candidates: plan.map { [$0.info] } ?? [])
  }

  /// Waits until a rule knows more than to wait, or for too long.
  ///
  /// - Returns: the answer, and what other threads do where that is why it is an error.
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
    waiting.append(me)
    defer {
      waiting.removeAll { $0 === me }
      let pendingReleases = settle()
      mutex.unlock()
      withExtendedLifetime(pendingReleases) {}
    }
    while true {
      let answer = rule(&rules)
      switch answer {
      case .wait: break
      default: return (answer, rules.way(along: answer))
      }
      if watch.isOnMainThread, let (mainThreadTask, worker) = rules.takeMainThreadTask(blocking: me)
      {
        me.suspendedBy = worker
        unlocked { mainThreadTask.run() }
        me.suspendedBy = nil
        // The worker may have ended meanwhile, and nobody else hold it.
        rules.pendingReleases += [mainThreadTask, worker] as [AnyObject]
        rules.hasChanged = true
        continue
      }
      var pendingReleases = settle()
      if !pendingReleases.isEmpty {
        unlocked { pendingReleases = [] }
        continue
      }
      switch watch.wait(changed, mutex) {
      case .goOn: break
      case .tell:
        var sketch: WaitSketch? = rules.sketch(of: me, watch.elapsed)
        unlocked {
          sketch?.report.report()
          // What it holds may be let go of meanwhile.
          sketch = nil
        }
      case .giveUp:
        let way = rules.way(to: me)
        rules.giveUp(me)
        return (.wait, way)
      }
    }
  }

  private func unlocked(_ body: () -> Void) {
    mutex.unlock()
    body()
    mutex.lock()
  }
}

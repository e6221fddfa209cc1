internal import CDIEngine

extension ResolutionContext {
  /// Returns the instance of a component that keeps its instances or has member injections; creates it
  /// if there is none.
  package func obtain(
    _ plan: Unmanaged<ComponentPlan>
  ) throws(Failure) -> AnyBox {
    @inline(__always)
    func obtained(_ plan: ComponentPlan) throws -> AnyBox { try obtain(plan) }
    do {
      return try plan._withUnsafeGuaranteedRef(obtained)
    } catch {
      throw error as! Failure
    }
  }

  @inline(__always)
  private func obtain(_ plan: ComponentPlan) throws(Failure) -> AnyBox {
    let resolution = self.resolution
    switch plan.lifetime.kept {
    case .nowhere:
      if let box = try reentrantInstance(Unmanaged.passUnretained(plan)) {
        return reused(box, plan, isFinished: false)
      }
      return try create(plan)
    case .graph:
      if let kept = resolution.pointee.graph?.takeUnretainedValue().keptEntry(plan.identity) {
        mark(plan.identity)
        receive(kept.claim)
        return reused(kept.box, plan, isFinished: false)
      }
      if let box = try reentrantInstance(Unmanaged.passUnretained(plan)) {
        return reused(box, plan, isFinished: false)
      }
      let box = try create(plan)
      plan.tracing?.kept(box, self)
      return box
    case .scope, .scopeUntilCleaned, .engine, .process:
      return try obtainShared(plan)
    case .store:
      return try obtainFromStore(plan)
    case .external:
      return try obtainExternal(plan)
    }
  }

  /// Returns the instance of a component whose finished instances are read without a lock, and
  /// publishes it in the instance cache at `place`; creates it if there is none.
  package func obtain(
    _ plan: Unmanaged<ComponentPlan>, at place: CachedInstance
  ) throws(Failure) -> AnyBox {
    @inline(__always)
    func obtained(_ plan: ComponentPlan) throws -> AnyBox {
      if plan.lifetime.kept == .store { return try obtainFromStore(plan, at: place) }
      let slot = plan.heldSlot(self)
      return try slot._withUnsafeGuaranteedRef { slot in
        let box = try obtainShared(in: slot, plan, at: place)
        plan.show(box, of: slot, at: place, self)
        return box
      }
    }
    do {
      return try plan._withUnsafeGuaranteedRef(obtained)
    } catch {
      throw error as! Failure
    }
  }

  private func obtainShared(_ plan: ComponentPlan) throws(Failure) -> AnyBox {
    @inline(__always)
    func obtained(_ slot: InstanceSlot) throws -> AnyBox { try obtainShared(in: slot, plan) }
    do {
      return try plan.heldSlot(self)._withUnsafeGuaranteedRef(obtained)
    } catch {
      throw error as! Failure
    }
  }

  private func obtainShared(
    in slot: InstanceSlot, _ plan: ComponentPlan, at place: CachedInstance = .none
  ) throws(Failure) -> AnyBox {
    let resolution = self.resolution
    if let box = slot.found { return given(box, plan, slot, resolution) }
    switch try need(slot, plan, plan.component.type, at: plan.tracing == nil ? place : .none) {
    case .found(let box):
      return given(box, plan, slot, resolution)
    case .unfinished(let box):
      noteUnfinished(resolution)
      mark(plan.identity)
      return reused(box, plan, isFinished: false)
    case .recursion:
      throw recursion(plan)
    case .claim(let claim):
      if slot.wasCleaned, let box = dropped(from: slot, plan, insteadOf: claim) { return box }
      let box = try makingShared(claim, plan)
      plan.tracing?.kept(box, self)
      return holdMade(box, plan, slot, claim)
    }
  }

  /// Creates the instance of a claim, unless the request closes a cycle that reuses an existing object.
  func makingShared(_ claim: Claim, _ plan: ComponentPlan) throws(Failure) -> AnyBox {
    do throws(Failure) {
      if let box = try reentrantInstance(Unmanaged.passUnretained(plan)) {
        currentMember().drop(claim)
        return reused(box, plan, isFinished: false)
      }
    } catch {
      currentMember().drop(claim)
      throw error
    }
    return try create(plan, claim)
  }
}

/// Marks this thread's resolutions, from the innermost outwards, as having received an unfinished
/// object.
package func noteUnfinished(_ innermost: UnsafeMutablePointer<Resolution>?) {
  var next = innermost
  while let resolution = next, !resolution.pointee.gotUnfinished {
    resolution.pointee.gotUnfinished = true
    next = resolution.pointee.outer
  }
}

extension ResolutionContext {
  /// Returns a finished instance that is reused.
  package func given(
    _ box: AnyBox, _ plan: ComponentPlan, _ slot: InstanceSlot,
    _ resolution: UnsafeMutablePointer<Resolution>
  ) -> AnyBox {
    let box = reused(box, plan, isFinished: true)
    return isAnswer(plan) ? box : held(box, plan, slot, resolution)
  }

  /// Whether an instance of a component is what the request asked for that began the resolution, and neither a frame nor
  /// an object graph needs it. Its receiver retains it then.
  func isAnswer(_ plan: ComponentPlan) -> Bool {
    let resolution = self.resolution
    return innermostFrame == nil && resolution.pointee.graph == nil && !resolution.pointee.isNested
      && resolution.pointee.root
        == UnsafeRawPointer(Unmanaged.passUnretained(plan.identity).toOpaque())
  }

  package func reused(
    _ box: AnyBox, _ plan: ComponentPlan, isFinished: Bool
  ) -> AnyBox {
    plan.tracing?.reused(box, isFinished: isFinished, self)
    return box
  }
}

/// Holds a weak instance until the resolution ends, so that all of its requests get the same instance.
private func held(
  _ box: AnyBox, _ plan: ComponentPlan, _ slot: InstanceSlot,
  _ resolution: UnsafeMutablePointer<Resolution>
) -> AnyBox {
  if plan.isWeak(in: slot) { resolution.objectGraph.hold(box, of: slot) }
  return box
}

// How a plan finds the instance that its component keeps.

extension ComponentPlan {
  /// Returns the instance slot of this component for the running request.
  @inline(__always)
  package func slot(_ context: ResolutionContext) -> InstanceSlot {
    identity.slot
      ?? context.resolution.pointee.scope.with { lifetime.kind.slot(self, $0) }
  }

  /// Whether a slot holds its instance weakly, so that requests find it only while somebody else retains it.
  package func isWeak(in slot: InstanceSlot) -> Bool {
    lifetime.strength == .weak || slot.isWeakened
  }

  /// Returns the instance slot of this component for a request on a scope.
  func slot(in scope: Scope) -> InstanceSlot {
    identity.slot ?? lifetime.kind.slot(self, scope)
  }

  /// Returns whether the running request finds a finished instance.
  func isKept(_ context: ResolutionContext) -> Bool {
    slot(context).finished != nil
  }

  /// Removes the instance that the running request has just made and can't use, if the scope's options withdraw
  /// instances after a failure. An instance that another request has made meanwhile stays.
  func discardInstance(_ context: ResolutionContext) {
    let scope = context.resolution.pointee.scope.object
    guard scope.options.afterFailure == .withdraw, let member = context.member else { return }
    context.objectGraph.hold(slot(context).discardInstance(madeBy: member.root.number))
  }

}

extension Plan {
  /// Returns the slot of a shared object if a claim is making that object for a scope.
  package final func claimedSlot(in scope: Scope) -> ClaimedSlot? {
    guard let plan = componentPlan, plan.lifetime.isShared else { return nil }
    let slot = plan.slot(in: scope)
    return slot.word.load().isClaimed ? ClaimedSlot(slot: slot, plan: plan) : nil
  }
}

/// The slot of an object that a claim made a moment ago, and the plan of the object's component.
package struct ClaimedSlot {
  package let slot: InstanceSlot
  package let plan: ComponentPlan
}

internal import CDIEngine

/// The asynchronous form of a plan: the work of a request on whose way a closure of the user may suspend the
/// task.
///
/// The module `DIEngineAsync` runs it. A program that makes no asynchronous requests doesn't contain that module.
package protocol AsyncForm: AnyObject {}

/// Makes the asynchronous forms of plans: one method for each kind of plan.
package protocol AsyncFormMaker: AnyObject {
  /// The registry that receives the requests.
  var registry: Registry { get }

  /// Returns the form of a request for a component's own type, or nil if the component has none.
  func own(of plan: ComponentPlan) -> (any AsyncForm)?

  /// Returns the form of a plan that converts an object.
  ///
  /// - Parameter own: The form of the plan that makes the object.
  func converted(
    _ plan: ConvertedPlan, _ own: any AsyncForm, from madeType: any Any.Type
  ) -> any AsyncForm

  /// Returns the form of a dependency on all components of a type.
  ///
  /// - Parameter forms: The form of each element's plan, or nil.
  func array<Element>(
    _ many: ManyPlan<Element>, _ forms: [(any AsyncForm)?], leavingOut omissions: ManyOmissions
  ) -> any AsyncForm

  /// Returns the form of a plan that does something around another one.
  func around<Inner, Value>(
    _ plan: AroundPlan<Inner, Value>, _ inner: any AsyncForm
  ) -> any AsyncForm
}

/// A request of asynchronous code: the plan, and its asynchronous form if a closure on its way may suspend.
package final class AsyncRequestPlan: Plan {
  package let plan: Plan
  package let form: (any AsyncForm)?
  /// Whether the request may wait for an object that another request makes.
  private let mayWait: Bool
  /// The components whose objects must be finished so that no closure on the way is called which may suspend; nil
  /// if one always is.
  private let prerequisites: [Unowned<ComponentPlan>]?
  /// The component of the requested object, if requests share it.
  private let shared: Unowned<ComponentPlan>?
  /// The forms to which `form` leads: whoever runs it holds this plan.
  private let forms: (any AsyncFormMaker)?

  package init(
    _ plan: Plan, _ form: (any AsyncForm)?, mayWait: Bool = true,
    prerequisites: [ComponentPlan]? = nil, shared: ComponentPlan? = nil,
    of forms: (any AsyncFormMaker)?
  ) {
    self.shared = shared.map { Unowned($0) }
    self.mayWait = mayWait
    self.prerequisites = form == nil ? [] : prerequisites?.map { Unowned($0) }
    self.plan = plan
    self.form = form
    self.forms = forms
    super.init(plan.componentPlan)
  }

  package override func copyFinished(
    to memory: UnsafeMutableRawPointer, _ scope: Scope, _ context: ResolutionContext
  ) -> Bool { plan.copyFinished(to: memory, scope, context) }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    try plan.make(context, at: memory)
  }

  /// Whether a request on a scope needs no suspension: it calls no closure that may suspend, and no suspended
  /// task makes anything for which it may wait.
  ///
  /// Another thread may clean the scope at any time. The request then fails, and must run again.
  ///
  /// - Complexity: O(*n*) for *n* kept objects that lead to closures which may suspend.
  package func isSynchronous(in scope: Scope) -> Bool {
    guard let prerequisites, !mayWait || di_count_suspended() == 0 else { return false }
    return prerequisites.allSatisfy { $0.with { $0.isFinished(in: scope) } }
  }

  /// Returns the slot of the requested object if a claim is making that object for a scope.
  package func claimedSlot(in scope: Scope) -> ClaimedSlot? {
    guard let plan = shared?.object else { return nil }
    let slot = plan.slot(in: scope)
    return slot.word.load().isClaimed ? ClaimedSlot(slot: slot, plan: plan) : nil
  }
}

/// The slot of an object that a claim made a moment ago, and the plan of the object's component.
package struct ClaimedSlot {
  package let slot: InstanceSlot
  package let plan: ComponentPlan
}

extension Scope {
  /// Whether a request of asynchronous code runs without suspension, and no closure of another request makes it.
  ///
  /// - Parameter plan: An `AsyncRequestPlan`.
  @usableFromInline
  package func isSynchronous(_ plan: Unowned<Plan>) -> Bool {
    let isSynchronous = plan.with {
      unsafeDowncast($0, to: AsyncRequestPlan.self).isSynchronous(in: self)
    }
    return isSynchronous && (di_are_tasks_in_use() == 0 || TaskPosition.current == nil)
  }
}

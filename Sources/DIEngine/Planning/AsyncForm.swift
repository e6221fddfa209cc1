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
  /// - Parameters:
  ///   - own: The form of the plan that makes the object.
  ///   - readable: The cached instance as the target type; nil if each request must make the object.
  func converted(
    _ plan: ConvertedPlan, _ own: any AsyncForm, from madeType: any Any.Type,
    _ readable: CachedInstance?
  ) -> any AsyncForm

  /// Returns the form of a dependency on all components of a type.
  ///
  /// - Parameter forms: The form of each element's plan, or nil.
  func array<Element>(
    _ many: ManyPlan<Element>, _ forms: [(any AsyncForm)?], leavingOut omissions: ManyOmissions
  ) -> any AsyncForm

  /// Returns the form of a plan for an Optional.
  ///
  /// - Parameter handle: Throws if a failure doesn't make the Optional nil.
  func optional<Wrapped>(
    _ type: Wrapped.Type, _ inner: any AsyncForm,
    _ handle: @escaping (Failure, ResolutionContext) throws(Failure) -> Void
  ) -> any AsyncForm

  /// Returns the form of a plan that sends an event to the listener.
  func reporting(_ inner: any AsyncForm, _ report: @escaping () -> Void) -> any AsyncForm

  /// Returns the form of a plan that reports each request to tracers.
  func traced<Value>(
    _ type: Value.Type, _ inner: any AsyncForm, _ request: TracedRequest,
    _ component: TracedComponent?, _ tracers: Tracers
  ) -> any AsyncForm
}

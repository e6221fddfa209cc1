extension Scope {
  /// Resolves a request for one object.
  ///
  /// The request is for the static type: a metatype value may be that of a subclass, which has another
  /// plan.
  ///
  /// A repeated request costs one table look-up, plus the factory and injection closures that must run.
  ///
  /// - Parameter entries: Arguments that components receive by type.
  @inlinable
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, _ style: PlanKey.Style = [],
    entries: UnsafePointer<ArgumentEntries>? = nil, for view: View
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      let failed = resolve(
        Value.self, qualifier, style, into: UnsafeMutableRawPointer(memory),
        for: Unowned(view as AnyObject), entries)
      if let failed { throw failed }
      return memory.move()
    }
  }

  /// Resolves a request for one object that must exist.
  ///
  /// Not a throwing function: this makes the code at each call site smaller and copies the value less
  /// often.
  ///
  /// - Parameter fail: Receives the failure if the object can't be resolved.
  @inlinable
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier, _ style: PlanKey.Style,
    entries: UnsafePointer<ArgumentEntries>? = nil, for view: View,
    orElse fail: (any Any.Type, Failure) -> Never
  ) -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      let failed = resolve(
        Value.self, qualifier, style, into: UnsafeMutableRawPointer(memory),
        for: Unowned(view as AnyObject), entries)
      if let failed { fail(Value.self, failed) }
      return memory.move()
    }
  }

  /// Resolves a request for one object on behalf of a requesting module.
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, _ style: PlanKey.Style = [],
    from module: RequestingModule, entries: ArgumentEntries? = nil, for view: View
  ) throws(Failure) -> Value {
    let request = Unowned<RequestNeed>(new: Value.self, qualifier, style, from: module, in: self)
    let held = request.with { $0.held(.current) }
    defer { held.release() }
    guard let entries else { return try held.plan.value(in: self, for: view) }
    return try withUnsafePointer(to: entries) { (entries) throws(Failure) -> Value in
      try held.plan.value(in: self, for: view, entries: entries)
    }
  }

  /// Resolves a request without runtime arguments, and initializes memory with its value.
  ///
  /// - Returns: The failure, or nil on success.
  @usableFromInline
  func resolve(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style,
    into memory: UnsafeMutableRawPointer, for view: Unowned<AnyObject>,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) -> Failure? {
    let request = Unowned<RequestNeed>(type, qualifier, style, in: self)
    return resolve(request, type, into: memory, for: view, nil, entries)
  }

  /// Resolves a request and initializes memory with its value: the finished object, if there is one that can be read without
  /// a lock.
  ///
  /// - Returns: The failure, or nil on success.
  @usableFromInline
  @inline(__always)
  func resolve(
    _ request: Unowned<RequestNeed>, _ type: any Any.Type,
    into memory: UnsafeMutableRawPointer, for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) -> Failure? {
    if request.with({ $0.copyFinished(to: memory, in: self) }) { return nil }
    let held = request.with { $0.held(.current) }
    defer { held.release() }
    do throws(Failure) {
      try held.plan.answer(type, at: memory, in: self, for: view, tuple, entries)
      return nil
    } catch {
      return error
    }
  }

  /// Resolves a request with runtime arguments, whose types select the factory.
  @inlinable
  package func resolve<Value, View: ScopeView, First, each Rest>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, for view: View,
    signature signatureType: any Any.Type, _ first: First, _ rest: repeat each Rest
  ) throws(Failure) -> Value {
    let signature = argumentSignature(of: First.self, repeat (each Rest).self)
    let request = Unowned<RequestNeed>(
      new: Value.self, qualifier, [], signature: signature,
      passing: PassedArguments(signatureType, First.self, repeat (each Rest).self), in: self)
    return try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try withUnsafePointer(to: (first, (repeat each rest))) {
        (arguments) throws(Failure) -> Void in
        let failed = resolve(
          request, Value.self, into: UnsafeMutableRawPointer(memory),
          for: Unowned(view as AnyObject), UnsafeRawPointer(arguments), nil)
        if let failed { throw failed }
      }
      return memory.move()
    }
  }

  /// Resolves a request for one object by a name that may be unknown.
  @inlinable
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, name: String, _ style: PlanKey.Style = [], for view: View
  ) throws(Failure) -> Value {
    try resolve(type, Qualifier(knownName: name, for: type, in: self), style, for: view)
  }

  /// Resolves a request with an unregistered name: fails or returns nil like any request without a
  /// match. Neither the name nor the plan is kept.
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, unknownName name: String, _ style: PlanKey.Style = [],
    from stated: RequestingModule? = nil, for view: View
  ) throws(Failure) -> Value {
    var request = Request(.unknown, softens: style.contains(.softens))
    request.unknownName = name
    let module = stated ?? currentModule()
    let plan = registry.locked { PlanMaker(registry, from: module).plan(Value.self, request) }
    return try withExtendedLifetime(plan) { () throws(Failure) -> Value in
      try Unowned(plan).value(in: self, for: view)
    }
  }

  /// Returns the instance of one component, no matter which others offer its type; creates it if
  /// necessary.
  package func resolve<Value, View: ScopeView>(
    _ component: Component, as type: Value.Type, for view: View
  ) throws(Failure) -> Value {
    let plan = registry.locked {
      registry.componentPlan(component.identity(.none), from: component.owner)
    }
    return try Unowned(plan).value(in: self, for: view)
  }

  /// Creates the instance of a component that keeps its instances, unless it exists. Selection plays no
  /// role: another component may be preferred for the same services.
  package func createEagerly<View: ScopeView>(
    _ component: Component, _ qualifier: Qualifier = .none, for view: View
  ) throws(Failure) {
    let plan = component.eagerPlan(qualifier, in: registry)
    func create<Value>(_ type: Value.Type) throws(Failure) {
      _ = try Unowned(plan).value(in: self, for: view) as Value
    }
    try _openExistential(component.type, do: create)
    withExtendedLifetime((plan, view)) {}
  }

  /// The plans of the scope's registry, whose changes are noted in the same table.
  @inline(__always)
  var plans: Unowned<PlanTable> { Unowned(address: changes.address) }

  /// Returns the requesting module of a request that the current thread makes on this scope: the module
  /// of the component whose closure is running.
  package func currentModule() -> RequestingModule {
    guard registry.changes.hasModules else { return .none }
    let context = ResolutionContext.current
    guard let resolution = context.joinedResolution(joinKey) else {
      return context.currentResolution == nil ? TaskPosition.module(in: joinKey) ?? .none : .none
    }
    return context.frames.nearest(of: resolution)?.pointee.plan.with { $0.module } ?? .none
  }
}

extension Component {
  /// Returns the plan that makes the component's instance, whatever else offers its type.
  package func eagerPlan(_ qualifier: Qualifier = .none, in registry: Registry) -> Plan {
    registry.locked {
      let plan = registry.componentPlan(identity(qualifier), from: .none)
      return PlanMaker(registry, from: .none).reporting(
        plan, type, TracedRequest(type, .component(info)))
    }
  }
}

extension Registry {
  /// Reports a request that failed before it could run, and returns the failure, marked as reported.
  func reported(
    _ failure: Failure, _ request: @autoclosure () -> TracedRequest, _ context: ResolutionContext
  ) -> Failure {
    guard let tracers = locked({ tracers }) else { return failure }
    let request = request()
    tracers.begin(.request(request), context)
    defer { tracers.end(.request(request), context) }
    return failure.reported(to: tracers, by: request, context)
  }
}

/// A façade's container: a view of a scope.
@usableFromInline
package protocol ScopeView: AnyObject {
  init(viewing scope: Scope)
  /// The scope that the view shows now.
  var viewedScope: Scope { get }
}

internal import CDIEngine

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
    let request = request(Value.self, qualifier, style)
    return try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      if readFinished(to: memory, of: request) { return memory.move() }
      let failed = failure(
        resolving: request, Value.self, at: UnsafeMutableRawPointer(memory),
        for: Unowned(view as AnyObject), nil, entries)
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
    let request = request(Value.self, qualifier, style)
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      if readFinished(to: memory, of: request) { return memory.move() }
      let failed = failure(
        resolving: request, Value.self, at: UnsafeMutableRawPointer(memory),
        for: Unowned(view as AnyObject), nil, entries)
      if let failed { fail(Value.self, failed) }
      return memory.move()
    }
  }

  /// Resolves a request for one object on behalf of a requesting module.
  @usableFromInline
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, _ style: PlanKey.Style = [],
    from module: RequestingModule, entries: ArgumentEntries? = nil, for view: View
  ) throws(Failure) -> Value {
    let held = newRequest(Value.self, qualifier, style, from: module).with { $0.held(.current) }
    defer { held.release() }
    guard let entries else { return try run(held.plan, for: view) }
    return try withUnsafePointer(to: entries) { (entries) throws(Failure) -> Value in
      try run(held.plan, entries: entries, for: view)
    }
  }

  /// Resolves a request and initializes memory with its value.
  ///
  /// - Returns: The failure, or nil on success.
  @usableFromInline
  func failure(
    resolving request: Unowned<RequestNeed>, _ type: any Any.Type,
    at memory: UnsafeMutableRawPointer, for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) -> Failure? {
    let held = request.with { $0.held(.current) }
    defer { held.release() }
    do throws(Failure) {
      try resolve(held.plan, type, at: memory, for: view, tuple, entries)
      return nil
    } catch {
      return error
    }
  }

  /// Resolves a request and initializes memory with its value: joins a resolution of this thread with the scope's join key,
  /// or starts a new one.
  @inline(__always)
  private func resolve(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) throws(Failure) {
    @inline(__always)
    func resolve(_ context: ResolutionContext) throws(Failure) {
      try context.run { (context) throws(Failure) in
        try Answering.begin(
          plan, type, at: memory, in: self, for: view, tuple, entries,
          joining: context.joinedResolution(joinKey), isOfTask: false, context)
      }
    }
    // A closure instead of the function would not be inlined.
    let context = ResolutionContext.current
    guard let branch = TaskPosition.enterOutside(context) else { return try resolve(context) }
    try TaskPosition.run(on: branch, resolve)
  }

  func run<Value, View: ScopeView>(
    _ plan: Unowned<Plan>, tuple: UnsafeRawPointer? = nil,
    entries: UnsafePointer<ArgumentEntries>? = nil, for view: View
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try resolve(
        plan, Value.self, at: UnsafeMutableRawPointer(memory),
        for: Unowned(view as AnyObject), tuple, entries)
      return memory.move()
    }
  }

  /// Resolves a request with runtime arguments, whose types select the factory.
  @inlinable
  package func resolve<Value, View: ScopeView, First, each Rest>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, for view: View,
    signature signatureType: any Any.Type, _ first: First, _ rest: repeat each Rest
  ) throws(Failure) -> Value {
    let signature = argumentSignature(of: First.self, repeat (each Rest).self)
    let request =
      known(ObjectIdentifier(Value.self), qualifier, signature)
      ?? newRequest(
        Value.self, qualifier, [], signature: signature, signatureType: signatureType,
        readArguments: readArguments(First.self, repeat (each Rest).self))
    return try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      if readFinished(to: memory, of: request) { return memory.move() }
      try withUnsafePointer(to: (first, (repeat each rest))) {
        (arguments) throws(Failure) -> Void in
        let failed = failure(
          resolving: request, Value.self, at: UnsafeMutableRawPointer(memory),
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
    try resolve(type, qualifier(name, for: type), style, for: view)
  }

  /// Returns the qualifier of a name in a request for an Optional, a delayed value, or many.
  ///
  /// - Returns: Nil for an unregistered name, unless the request ignores names. A delayed request selects its component
  ///   when it is made, so a later registration of the name doesn't matter.
  @usableFromInline
  package func qualifier(
    ofOptional name: String, for type: any Any.Type
  ) -> Qualifier? {
    guard !name.isEmpty else { return Qualifier.none }
    if let qualifier = QualifierInterner.shared.knownName(name) { return qualifier }
    // Beside a tag or many, a name is ignored.
    return requestShape(of: elementBase(of: type)) == nil ? nil : Qualifier.none
  }

  /// Resolves a request with an unregistered name: fails or returns nil like any request without a
  /// match. Neither the name nor the plan is kept.
  @usableFromInline
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, unknownName name: String, _ style: PlanKey.Style = [],
    from stated: RequestingModule? = nil, for view: View
  ) throws(Failure) -> Value {
    var request = Request(qualifiers: [.unknown], softens: style.contains(.softens))
    request.unknownName = name
    let module = stated ?? currentModule()
    let plan = registry.locked { PlanMaker(registry, from: module).plan(Value.self, request) }
    return try withExtendedLifetime(plan) { () throws(Failure) -> Value in
      try run(Unowned(plan), for: view)
    }
  }

  /// Returns the qualifier of a name; throws if the name is not registered, without interning it.
  @usableFromInline
  package func qualifier(
    _ name: String, for type: any Any.Type
  ) throws(Failure) -> Qualifier {
    if let qualifier = QualifierInterner.shared.knownName(name) { return qualifier }
    throw unknownQualifier("name \"\(name)\"", .name(name), for: type)
  }

  /// Returns the qualifier of a tag that is a value; throws if the tag is not registered, without
  /// interning it.
  @usableFromInline
  package func qualifier<Tag>(
    tag: Tag, for type: any Any.Type
  ) throws(Failure) -> Qualifier {
    if let qualifier = QualifierInterner.shared.knownTag(value: tag) { return qualifier }
    throw unknownQualifier("tag \(tag)", .tag(tag), for: type)
  }

  private func unknownQualifier(
    _ text: String, _ label: TracedRequest.Label, for type: any Any.Type
  ) -> Failure {
    let module = currentModule()
    let base = peeled(type)
    let refusal = registry.locked {
      ServiceSearch(base, [.unknown], from: module).choice(in: registry).refusal(of: base)
    }
    guard let refusal else {
      preconditionFailure("No component has an unknown name.")
    }
    let context = ResolutionContext.current
    let failure = Failure(
      refusal.kind, requested: type, qualifier: text, path: context.path,
      candidates: refusal.candidates, registry: refusal.candidates.isEmpty ? registry : nil)
    return registry.reported(failure, TracedRequest(type, .one, [label]), context)
  }

  /// Returns the instance of one component, no matter which others offer its type; creates it if
  /// necessary.
  package func resolve<Value, View: ScopeView>(
    _ component: Component, as type: Value.Type, for view: View
  ) throws(Failure) -> Value {
    let plan = registry.locked {
      registry.componentPlan(component.identity(.none), from: component.owner)
    }
    return try run(Unowned(plan), for: view)
  }

  /// Creates the instance of a component that keeps its instances, unless it exists. Selection plays no
  /// role: another component may be preferred for the same services.
  package func createEagerly<View: ScopeView>(
    _ component: Component, _ qualifier: Qualifier = .none, for view: View
  ) throws(Failure) {
    let plan = eagerPlan(component, qualifier)
    func create<Value>(_ type: Value.Type) throws(Failure) {
      _ = try run(Unowned(plan), for: view) as Value
    }
    try _openExistential(component.type, do: create)
    withExtendedLifetime((plan, view)) {}
  }

  /// Returns the plan for one component.
  package func eagerPlan(_ component: Component, _ qualifier: Qualifier = .none) -> Plan {
    registry.locked {
      let plan = registry.componentPlan(component.identity(qualifier), from: .none)
      return PlanMaker(registry, from: .none).reporting(
        plan, component.type, .component(component.info), Request())
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

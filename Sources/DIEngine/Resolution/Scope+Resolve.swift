internal import CDIEngine

extension Scope {
  /// Resolves a request for one object.
  ///
  /// The request is for the static type: a metatype value may be that of a subclass, which has another
  /// plan.
  ///
  /// A repeated request costs one table look-up, plus the factory and injection closures that must run.
  @inlinable
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, _ style: PlanKey.Style = [],
    for view: View
  ) throws(Failure) -> Value {
    let plan = plan(Value.self, qualifier, style)
    let place = plan._withUnsafeGuaranteedRef { $0.place }
    if place != .none, let ready = place.load(self, Value.self) { return ready }
    return try run(plan, for: view)
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
    let plan = plan(Value.self, qualifier, style)
    let place = plan._withUnsafeGuaranteedRef { $0.place }
    if place != .none, let ready = place.load(self, Value.self) { return ready }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      if let failure = failure(
        answering: plan, Value.self, at: UnsafeMutableRawPointer(memory),
        for: Unmanaged.passUnretained(view as AnyObject), entries)
      {
        fail(Value.self, failure)
      }
      return memory.move()
    }
  }

  /// Resolves a request for one object on behalf of a requesting module.
  @usableFromInline
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, _ style: PlanKey.Style = [],
    from module: RequestingModule, entries: ArgumentEntries? = nil, for view: View
  ) throws(Failure) -> Value {
    let plan = compile(Value.self, qualifier, style, from: module)
    guard let entries else { return try run(plan, for: view) }
    return try withUnsafePointer(to: entries) { (entries) throws(Failure) -> Value in
      try run(plan, entries: entries, for: view)
    }
  }

  /// Resolves a request for one object with arguments that components receive by type.
  @inlinable
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, _ style: PlanKey.Style = [],
    entries: UnsafePointer<ArgumentEntries>, for view: View
  ) throws(Failure) -> Value {
    let plan = plan(Value.self, qualifier, style)
    let place = plan._withUnsafeGuaranteedRef { $0.place }
    if place != .none, let ready = place.load(self, Value.self) { return ready }
    return try run(plan, entries: entries, for: view)
  }

  @inlinable
  @inline(__always)
  func run<Value, View: ScopeView>(
    _ plan: Unmanaged<Plan>, tuple: UnsafeRawPointer? = nil,
    entries: UnsafePointer<ArgumentEntries>? = nil, for view: View
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try answer(
        plan, Value.self, at: UnsafeMutableRawPointer(memory),
        for: Unmanaged.passUnretained(view as AnyObject), tuple, entries)
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
    let plan =
      find(ObjectIdentifier(Value.self), qualifier, signature)
      ?? compile(
        Value.self, qualifier, [], signature: signature, signatureType: signatureType,
        readArguments: readArguments(First.self, repeat (each Rest).self))
    let place = plan._withUnsafeGuaranteedRef { $0.place }
    if place != .none, let ready = place.load(self, Value.self) { return ready }
    return try withUnsafePointer(to: (first, (repeat each rest))) {
      (arguments) throws(Failure) -> Value in
      try run(plan, tuple: UnsafeRawPointer(arguments), for: view)
    }
  }

  /// Resolves a request for one object by a name that may be unknown.
  @inlinable
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, name: String, _ style: PlanKey.Style = [], for view: View
  ) throws(Failure) -> Value {
    try resolve(type, qualifier(name, for: type), style, for: view)
  }

  /// Returns the qualifier of a name in a request for an Optional or a delayed value.
  ///
  /// - Returns: Nil for an unregistered name, unless the value is delayed.
  @usableFromInline
  package func qualifier(
    ofOptional name: String, for type: any Any.Type
  ) -> Qualifier? {
    guard !name.isEmpty else { return Qualifier.none }
    if let qualifier = QualifierInterner.shared.knownName(name) { return qualifier }
    // The name may be registered before the lazy is used.
    return requestShape(of: peeled(type)) != nil ? QualifierInterner.shared.name(name) : nil
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
    let plan = registry.locked {
      registry.refresh()
      return PlanCompiler(registry, from: module).plan(Value.self, request)
    }
    return try withExtendedLifetime(plan) { () throws(Failure) -> Value in
      try run(Unmanaged.passUnretained(plan).erased, for: view)
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
    var tests: [ComponentInfo] = []
    let choice = registry.locked {
      registry.choose(peeled(type), [.unknown], from: module, severalTests: &tests)
    }
    guard case .failure(let kind, let candidates) = choice else {
      preconditionFailure("No component has an unknown name.")
    }
    let context = ResolutionContext.current
    let failure = Failure(
      kind, requested: type, qualifier: text, path: context.path,
      candidates: candidates, registry: candidates.isEmpty ? registry : nil)
    return registry.reported(failure, TracedRequest(type, label), context)
  }

  /// Returns the plan of a request without runtime arguments.
  @usableFromInline
  func plan(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unmanaged<Plan> {
    firstPlan(type, qualifier, style) ?? searchedPlan(type, qualifier, style)
  }

  /// Returns the plan of a request without runtime arguments, if it is compiled and found without a lock.
  @usableFromInline
  package func find(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unmanaged<Plan>? {
    firstPlan(type, qualifier, style) ?? laterPlan(type, qualifier, style)
  }

  /// Returns the plan if it lies where the search for it begins.
  @inline(__always)
  private func firstPlan(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unmanaged<Plan>? {
    let address = di_load_acquire(tables).unsafelyUnwrapped
    guard UInt(bitPattern: address) & 1 == 0, PlanTable(address).isPlain else { return nil }
    return PlanTable(address).findFirst(PlanKey(ObjectIdentifier(type), qualifier, style))
  }

  /// A separate function, so that `plan` needs no registers beside its parameters.
  @inline(never)
  private func searchedPlan(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unmanaged<Plan> {
    laterPlan(type, qualifier, style) ?? compile(type, qualifier, style)
  }

  /// A separate function for the same reason.
  @inline(never)
  private func laterPlan(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unmanaged<Plan>? {
    let address = di_load_acquire(tables).unsafelyUnwrapped
    guard UInt(bitPattern: address) & 1 == 0, PlanTable(address).isPlain else { return nil }
    return PlanTable(address).find(PlanKey(ObjectIdentifier(type), qualifier, style))
  }

  /// Returns the plan of a request with runtime arguments, if it is compiled.
  @usableFromInline
  func find(
    _ type: ObjectIdentifier, _ qualifier: Qualifier, _ signature: ObjectIdentifier
  ) -> Unmanaged<Plan>? {
    registry.found(
      PlanKey(type, qualifier, [], signature: signature, from: currentModule()))
  }

  @usableFromInline
  @inline(never)
  func compile(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style,
    signature: ObjectIdentifier? = nil, signatureType: (any Any.Type)? = nil,
    from stated: RequestingModule? = nil, readArguments: ReadArguments? = nil
  ) -> Unmanaged<Plan> {
    let module = stated ?? currentModule()
    let key = PlanKey(
      ObjectIdentifier(type), qualifier, style, signature: signature, from: module)
    if let plan = registry.found(key) { return plan }
    return registry.plan(key, from: module) { compiler in
      compiler.plan(
        type,
        Request(
          qualifiers: qualifier == .none ? [] : [qualifier], softens: style.contains(.softens),
          signature: signature, signatureType: signatureType, readArguments: readArguments))
    }
  }
}

extension Scope {
  /// Returns the requesting module of a request that the current thread makes on this scope: the module
  /// of the component whose closure is running.
  package func currentModule() -> RequestingModule {
    guard registry.mayHaveModules else { return .none }
    let context = ResolutionContext.current
    var resolution = context.currentResolution
    while let candidate = resolution, candidate.pointee.family != family {
      resolution = candidate.pointee.outer
    }
    guard let resolution else {
      return context.currentResolution == nil ? TaskPosition.module(in: family) ?? .none : .none
    }
    var next = context.innermostFrame
    while let frame = next {
      if frame.pointee.resolution == resolution {
        return frame.pointee.plan._withUnsafeGuaranteedRef { $0.module }
      }
      next = frame.pointee.outer
    }
    return .none
  }
}

/// A façade's container: a view of a scope.
@usableFromInline
package protocol ScopeView: AnyObject {
  init(viewing scope: Scope)
}

internal import CDIEngine

extension Scope {
  /// Resolves a request for one object.
  ///
  /// What is asked for is the static type: a metatype may be that of a subclass, which another plan
  /// makes.
  ///
  /// The cost of a request that was made before is one look-up in a table, and then the calls of
  /// the closures that make what must be made.
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

  /// Resolves a request for one object that must be there.
  ///
  /// No throwing function: the code of each request is smaller, and its value is copied less often.
  ///
  /// - Parameter fail: called with the failure, if the object can't be had.
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

  /// Resolves a request for one object as a group of components would make it.
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

  /// Resolves a request for one object, with arguments that are handed out by type.
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

  /// Resolves a request with runtime arguments, which choose the initializer by their types.
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

  /// The qualifier of a name in a request that may be answered by nil or later; nil for a name that
  /// nobody registered, if the request can only be answered at once.
  @usableFromInline
  package func qualifier(
    ofOptional name: String, for type: any Any.Type
  ) -> Qualifier? {
    guard !name.isEmpty else { return Qualifier.none }
    if let qualifier = QualifierInterner.shared.knownName(name) { return qualifier }
    // The name may be registered until a lazy is used.
    return requestShape(of: peeled(type)) != nil ? QualifierInterner.shared.name(name) : nil
  }

  /// Resolves a request with a name that nobody registered: fails, or gives nil, as any other request that
  /// nothing is found for. Neither the name nor the plan is kept.
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

  /// The qualifier of a name. A name that nobody registered is not interned: it fails here.
  @usableFromInline
  package func qualifier(
    _ name: String, for type: any Any.Type
  ) throws(Failure) -> Qualifier {
    if let qualifier = QualifierInterner.shared.knownName(name) { return qualifier }
    throw unknownQualifier("name \"\(name)\"", .name(name), for: type)
  }

  /// The qualifier of a tag that is a value. One that nobody registered is not interned.
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

  /// The plan of a request that has no runtime arguments.
  @usableFromInline
  func plan(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unmanaged<Plan> {
    let address = di_load_acquire(tables).unsafelyUnwrapped
    if UInt(bitPattern: address) & 1 == 0, PlanTable(address).isPlain,
      let plan = PlanTable(address).findFirst(PlanKey(ObjectIdentifier(type), qualifier, style))
    {
      return plan
    }
    return searchedPlan(type, qualifier, style)
  }

  /// A function of its own, so that the one before needs no registers beside its parameters.
  @inline(never)
  private func searchedPlan(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unmanaged<Plan> {
    let address = di_load_acquire(tables).unsafelyUnwrapped
    if UInt(bitPattern: address) & 1 == 0, PlanTable(address).isPlain,
      let plan = PlanTable(address).find(PlanKey(ObjectIdentifier(type), qualifier, style))
    {
      return plan
    }
    return compile(type, qualifier, style)
  }

  /// The plan of a request with runtime arguments.
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
  /// The group of components that a request of the running thread on this scope comes from: that
  /// of the component whose closure makes it.
  func currentModule() -> RequestingModule {
    guard registry.mayHaveGroups else { return .none }
    let context = ResolutionContext.current
    var resolution = context.currentResolution
    while let candidate = resolution, candidate.pointee.family != family {
      resolution = candidate.pointee.outer
    }
    guard let resolution else { return .none }
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

/// A façade's container, seen as the view of a scope that it is.
@usableFromInline
package protocol ScopeView: AnyObject {
  init(viewing scope: Scope)
}

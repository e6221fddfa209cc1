internal import CDIEngine

extension Scope {
  /// Initializes memory with the finished object of a request without runtime arguments, if there is one that can be read
  /// without a lock.
  @usableFromInline
  package func readFinished(
    to memory: UnsafeMutableRawPointer, _ type: any Any.Type, _ qualifier: Qualifier,
    _ style: PlanKey.Style
  ) -> Bool {
    let context = ResolutionContext.current
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    guard let plan = find(type, qualifier, style) else { return false }
    return plan.with { !$0.hasChecksFirst && $0.copyFinished(to: memory, self, context) }
  }

  /// Initializes memory with the finished object of a plan's request, if there is one that can be read without a lock.
  /// Needs a use of plans.
  @usableFromInline
  func readFinished(to memory: UnsafeMutableRawPointer, of plan: Unowned<Plan>) -> Bool {
    let context = ResolutionContext.current
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    return plan.with { !$0.hasChecksFirst && $0.copyFinished(to: memory, self, context) }
  }

  /// Returns the plan of a request without runtime arguments. Needs a use of plans.
  @usableFromInline
  func plan(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unowned<Plan> {
    find(type, qualifier, style) ?? compile(type, qualifier, style)
  }

  /// Returns the plan of a request without runtime arguments if it is compiled, and depends neither on the requesting
  /// module nor on parent registries. Needs no lock, but a reading or a use of plans.
  @usableFromInline
  @inline(__always)
  package func find(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unowned<Plan>? {
    PlanGeneration.current(at: published).with {
      $0.findUnconditional(PlanKey(ObjectIdentifier(type), qualifier, style))
    }
  }

  /// Returns the plan of a request with runtime arguments, if it is compiled.
  @usableFromInline
  func find(
    _ type: ObjectIdentifier, _ qualifier: Qualifier, _ signature: ObjectIdentifier
  ) -> Unowned<Plan>? {
    registry.found(
      PlanKey(type, qualifier, [], signature: signature, from: currentModule()))
  }

  @usableFromInline
  @inline(never)
  func compile(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style,
    signature: ObjectIdentifier? = nil, signatureType: (any Any.Type)? = nil,
    from stated: RequestingModule? = nil, readArguments: ReadArguments? = nil
  ) -> Unowned<Plan> {
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

  /// Returns the requesting module of a request that the current thread makes on this scope: the module
  /// of the component whose closure is running.
  package func currentModule() -> RequestingModule {
    guard registry.mayHaveModules else { return .none }
    let context = ResolutionContext.current
    var resolution = context.currentResolution
    while let candidate = resolution, candidate.pointee.joinKey != joinKey {
      resolution = candidate.pointee.outer
    }
    guard let resolution else {
      return context.currentResolution == nil ? TaskPosition.module(in: joinKey) ?? .none : .none
    }
    var next = context.innermostFrame
    while let frame = next {
      if frame.pointee.resolution == resolution {
        return frame.pointee.plan.with { $0.module }
      }
      next = frame.pointee.outer
    }
    return .none
  }
}

internal import CDIEngine

extension Scope {
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

  /// A separate function, so that `plan` and `find` need no registers for the longer search.
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

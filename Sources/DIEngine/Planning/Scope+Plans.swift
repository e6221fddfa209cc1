internal import CDIEngine

extension Scope {
  /// The plans of the scope's registry.
  @inline(__always)
  var plans: Unowned<PlanTable> { Unowned(address: changes.address) }

  /// Initializes memory with the finished object of a request, if there is one that can be read without a lock.
  @usableFromInline
  package func readFinished(
    to memory: UnsafeMutableRawPointer, of request: Unowned<RequestNeed>
  ) -> Bool {
    let context = ResolutionContext.current
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    guard let plan = request.with({ $0.current }) else { return false }
    return plan.with { !$0.hasChecksFirst && $0.copyFinished(to: memory, self, context) }
  }

  /// Returns a request without runtime arguments.
  @usableFromInline
  func request(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style
  ) -> Unowned<RequestNeed> {
    // What doesn't depend on who asks needs no lock.
    plans.with { plans in
      plans.hasModules ? nil : plans.find(PlanKey(ObjectIdentifier(type), qualifier, style))
    } ?? newRequest(type, qualifier, style)
  }

  /// Returns a request with runtime arguments, if it was made before.
  @usableFromInline
  func known(
    _ type: ObjectIdentifier, _ qualifier: Qualifier, _ signature: ObjectIdentifier
  ) -> Unowned<RequestNeed>? {
    plans.with {
      $0.find(PlanKey(type, qualifier, [], signature: signature, from: currentModule()))
    }
  }

  /// Returns a request that most often is new.
  @usableFromInline
  @inline(never)
  func newRequest(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style,
    signature: ObjectIdentifier? = nil, signatureType: (any Any.Type)? = nil,
    from stated: RequestingModule? = nil, readArguments: ReadArguments? = nil
  ) -> Unowned<RequestNeed> {
    let softens = style.contains(.softens)
    guard let signature else {
      return request(type, qualifier, style, from: stated, softens ? .softening : .usual)
    }
    let passing = Request(
      qualifiers: qualifier == .none ? [] : [qualifier], softens: softens,
      signature: signature, signatureType: signatureType, readArguments: readArguments)
    return request(
      type, qualifier, style, signature: signature, from: stated,
      .special { $0.plan(type, passing) })
  }

  /// Returns a request; adds it if it is new.
  ///
  /// - Parameter stated: The requesting module; nil for that of the closure which makes the request.
  package func request(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style,
    signature: ObjectIdentifier? = nil, from stated: RequestingModule? = nil,
    _ kind: @autoclosure () -> RequestNeed.Kind
  ) -> Unowned<RequestNeed> {
    let module = stated ?? currentModule()
    let key = PlanKey(
      ObjectIdentifier(type), qualifier, style, signature: signature, from: module)
    return plans.with { $0.find(key) }
      ?? registry.request(key, type, qualifier, from: module, kind())
  }

  /// Returns the requesting module of a request that the current thread makes on this scope: the module
  /// of the component whose closure is running.
  package func currentModule() -> RequestingModule {
    guard registry.mayHaveModules else { return .none }
    let context = ResolutionContext.current
    guard let resolution = context.joinedResolution(joinKey) else {
      return context.currentResolution == nil ? TaskPosition.module(in: joinKey) ?? .none : .none
    }
    let frame = context.frames.nearest(of: resolution)
    return frame?.pointee.plan.with { $0.module } ?? .none
  }
}

/// How far a call is. Its position is that of the component.
private enum ArrayStep: Int32 {
  /// The next component has not begun.
  case between
  case making
  /// The element is made, and ends as if it had been requested alone.
  case ending
  /// The same, after a failure.
  case failing
}

/// One component of a request for all components of a type. Its plans last, or the requesting plan owns them.
package struct ManyEntry {
  package let componentPlan: Unowned<ComponentPlan>
  package let plan: Unowned<Plan>
  /// The plan that returns all instances, if the component may have several; nil if it has one.
  package let all: Unowned<Plan>?
}

/// The state of a call of an `ArrayPlan`, without type parameters: the runtime would look up its metadata.
private struct ArrayState {
  /// Memory for elements, of which `count` are made.
  var elements: UnsafeMutableRawPointer
  var capacity: Int
  var count = 0
  /// The number of elements that the components before have made.
  var countBefore = 0
  /// Whether the memory isn't that of the call.
  var ownsElements = false
  /// Memory for all elements of one component.
  let all: UnsafeMutableRawPointer
  var failure: Failure?
  /// The report of the request for the whole array, while an element ends.
  var outermost: OutermostRequest?
  /// The resolution, if it only stands for those of the elements.
  let separate: UnsafeMutablePointer<Resolution>?
}

/// The plan of a request for all components of a type, as an array. It makes them as a dependency, and omits elements that
/// can't be made.
///
/// The types of its stored properties have no type parameters: the runtime would look up their metadata for
/// each request.
package final class ArrayPlan<Element>: Plan {
  package let entries: [ManyEntry]
  /// The tracers that receive reports of the request.
  let tracers: [Tracer]?
  private let refusal: Refusal?
  /// The plans of the elements, most of which last anyway.
  private let owned: [Plan]

  fileprivate init(
    _ entries: [ManyEntry], owning plans: [Plan], refusal: Refusal? = nil,
    reportingTo tracers: [Tracer]?
  ) {
    self.entries = entries
    self.tracers = tracers
    self.refusal = refusal
    owned = plans
    super.init(nil)
  }

  package override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    if let refusal = refusalFailure(context) { throw refusal }
    let capacity = entries.count
    let size = Call.space(
      16 + MemoryLayout<Element>.stride * capacity, aligned: MemoryLayout<Element>.alignment)
    let call = context.push(
      Unowned(self).erased, at: memory, Call.space(for: ArrayState.self) + size)
    let state = call.state(ArrayState.self)
    let all = UnsafeMutableRawPointer(state + 1)
    state.initialize(
      to: ArrayState(
        elements: (all + 16).alignedUp(for: Element.self), capacity: capacity, all: all,
        separate: separatedResolution(context)))
    return try go(call, context)
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(ArrayState.self)
    switch call.step(ArrayStep.self) {
    case .between: break
    case .making: add(call, context)
    case .ending:
      endElement(call, context)
      next(call)
    case .failing: throw state.pointee.failure.unsafelyUnwrapped
    }
    while call.step(ArrayStep.self) == .between {
      guard let entry = entry(call) else { return end(call, context) }
      guard includes(entry, context) else {
        call.pointee.position += 1
        continue
      }
      state.pointee.separate?.pointee.root = entry.componentPlan.with { $0.identityAddress }
      call.enter(ArrayStep.making)
      let progress = try begin(entry, state, context)
      if progress != .made { return progress }
      add(call, context)
    }
    return .goOn
  }

  private func entry(_ call: UnsafeMutablePointer<Call>) -> ManyEntry? {
    let position = Int(call.pointee.position)
    return position < entries.count ? entries[position] : nil
  }

  private func begin(
    _ entry: ManyEntry, _ state: UnsafeMutablePointer<ArrayState>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    if let all = entry.all { return try all.begin(context, at: state.pointee.all) }
    if state.pointee.count == state.pointee.capacity { grow(state, by: 1) }
    let element = state.pointee.elements + MemoryLayout<Element>.stride * state.pointee.count
    return try entry.plan.begin(context, at: element)
  }

  private func elements(
    _ state: UnsafeMutablePointer<ArrayState>
  ) -> UnsafeMutablePointer<Element> {
    state.pointee.elements.assumingMemoryBound(to: Element.self)
  }

  /// Takes more memory for elements: a component has several.
  private func grow(_ state: UnsafeMutablePointer<ArrayState>, by more: Int) {
    let capacity = 2 * (state.pointee.count + more)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: elements(state), count: state.pointee.count)
    if state.pointee.ownsElements { elements(state).deallocate() }
    state.pointee.elements = UnsafeMutableRawPointer(larger)
    state.pointee.capacity = capacity
    state.pointee.ownsElements = true
  }

  /// Adds what a component has made, and begins to end it if it counts as requested alone.
  private func add(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    let state = call.state(ArrayState.self)
    state.pointee.countBefore = state.pointee.count
    if entry(call)?.all == nil {
      state.pointee.count += 1
    } else {
      let all = state.pointee.all.assumingMemoryBound(to: [Element].self).move()
      if state.pointee.count + all.count > state.pointee.capacity { grow(state, by: all.count) }
      for element in all {
        (elements(state) + state.pointee.count).initialize(to: element)
        state.pointee.count += 1
      }
    }
    guard let separate = state.pointee.separate, separate.hasWorkLeft(context) else {
      return next(call)
    }
    call.enter(ArrayStep.ending)
    state.pointee.outermost = separate.beginElementEnd()
    _ = separate.beginEnd(nil, context)
  }

  private func next(_ call: UnsafeMutablePointer<Call>) {
    call.state(ArrayState.self).pointee.separate?.pointee.root = nil
    call.enter(ArrayStep.between)
    call.pointee.position += 1
  }

  private func endElement(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    let state = call.state(ArrayState.self)
    state.pointee.separate.unsafelyUnwrapped.endElementEnd(state.pointee.outermost, context)
    state.pointee.outermost = nil
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(ArrayState.self)
    switch call.step(ArrayStep.self) {
    case .making:
      guard let separate = state.pointee.separate, separate.hasWorkLeft(context) else { break }
      state.pointee.failure = failure
      call.enter(ArrayStep.failing)
      state.pointee.outermost = separate.beginElementEnd()
      if case .goOn = separate.beginEnd(failure, context) { return .goOn }
      endElement(call, context)
    case .ending:
      let (before, count) = (state.pointee.countBefore, state.pointee.count)
      state.pointee.count = before
      (elements(state) + before).deinitialize(count: count - before)
      endElement(call, context)
    case .failing: endElement(call, context)
    case .between: break
    }
    // The failure of the element itself precedes that of its end.
    let failure = state.pointee.failure ?? failure
    state.pointee.failure = nil
    guard context.frames.omits(failure) else {
      elements(state).deinitialize(count: state.pointee.count)
      if state.pointee.ownsElements { elements(state).deallocate() }
      state.pointee.separate?.pointee.root = nil
      state.deinitialize(count: 1)
      throw failure
    }
    entry(call)?.componentPlan.with { $0.registry.listener?(.softened(failure)) }
    next(call)
    return .goOn
  }

  private func end(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) -> Progress {
    let state = call.state(ArrayState.self)
    let count = state.pointee.count
    let made = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.baseAddress?.moveInitialize(from: elements(state), count: count)
      initialized = count
    }
    if state.pointee.ownsElements { elements(state).deallocate() }
    state.deinitialize(count: 1)
    call.pointee.memory.initializeMemory(as: [Element].self, to: made)
    context.pop(call)
    return .made
  }

  override func isServed(by plan: ComponentPlan) -> Bool {
    entries.contains { $0.plan.object.isServed(by: plan) }
  }

  /// Returns the failure of a request if the requesting module can access none of the components.
  func refusalFailure(_ context: ResolutionContext) -> Failure? {
    refusal.map {
      Failure($0.kind, requested: Element.self, path: context.path, candidates: $0.candidates)
    }
  }

  /// Returns the running resolution if it only stands for the separate resolutions of the elements, else nil.
  private func separatedResolution(
    _ context: ResolutionContext
  ) -> UnsafeMutablePointer<Resolution>? {
    guard let resolution = context.currentResolution, !resolution.pointee.isNested,
      resolution.pointee.injecting == nil, context.frames.nearest == nil,
      !resolution.pointee.scope.with({ $0.manySharesResolution })
    else { return nil }
    // A delayed request continues with the objects of the resolution that it came from.
    return resolution.pointee.cause.contains(.delayed) ? nil : resolution
  }

  /// Returns whether the request asks for a component's element, and informs the listener if it is no root.
  @inline(__always)
  private func includes(_ entry: ManyEntry, _ context: ResolutionContext) -> Bool {
    guard context.innermostFrame == nil else {
      return !entry.componentPlan.with { isExcluded($0, context) }
    }
    // Delayed elements aren't requested yet.
    if entry.plan.with({ $0.hasChecksFirst }) {
      entry.componentPlan.with {
        $0.reportBesideRoots(by: context.resolution.pointee.scope.object.registry)
      }
    }
    return true
  }

  /// Returns whether the request omits a component: because its object is being made, or because it is the
  /// root of the outermost request, whose injections run.
  private func isExcluded(_ plan: ComponentPlan, _ context: ResolutionContext) -> Bool {
    if context.frames.isMaking(plan.identity) { return true }
    guard let resolution = context.currentResolution, resolution.pointee.injecting != nil else {
      return false
    }
    let scope = resolution.pointee.scope.object
    return scope.options.excludesRootFromMany && resolution.pointee.root == plan.identityAddress
  }
}

extension PlanMaker {
  /// Returns the plan for all components that offer a type, in the order of registration.
  package func many<Element>(_ type: Element.Type, _ request: Request) -> Plan {
    reporting(array(of: type, request), [Element].self, TracedRequest(type, .all, request))
  }

  /// Returns the same plan, which doesn't report the request.
  func array<Element>(of type: Element.Type, _ request: Request) -> ArrayPlan<Element> {
    do {
      let search = ServiceSearch(
        type: elementBase(of: type), qualifiers: request.qualifiers, module: module)
      let components = try search.all(
        in: registry, ofModuleOnly: request.options.contains(.inModuleOnly))
      var plans: [Plan] = []
      let entries = components.map { component in
        let componentPlan = componentPlan(component.identity(.none), for: request)
        element = componentPlan
        defer { element = nil }
        let plan = plan(type, request)
        let all = allExternal(type, componentPlan)
        plans += [plan, all].compactMap { $0 }
        return ManyEntry(
          componentPlan: Unowned(componentPlan), plan: Unowned(plan), all: all.map { Unowned($0) })
      }
      return ArrayPlan(entries, owning: plans, reportingTo: tracers)
    } catch {
      return ArrayPlan([], owning: [], refusal: error, reportingTo: tracers)
    }
  }
}

extension Frames {
  /// Returns whether an array omits an element that failed: one that can't be made, unless the user's code threw the error.
  fileprivate func omits(_ failure: Failure) -> Bool {
    if resolution?.isOfRequest(failure) ?? false { return false }
    return failure.isSoftenable || isCircular(failure)
  }

  /// Whether an initializer's parameter needs an object that is being made: the initializer's own one, or one on
  /// whose behalf that one is made.
  private func isCircular(_ failure: Failure) -> Bool {
    guard case .recursion = failure.kind, let component = failure.component,
      nearest?.pointee.stage == .initializing
    else { return false }
    return contains { frame in
      frame.pointee.isMaking && frame.pointee.resolution == resolution
        && frame.pointee.plan.with { $0.info } == component
    }
  }
}

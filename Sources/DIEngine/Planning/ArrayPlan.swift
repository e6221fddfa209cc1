internal import CDIEngine

/// How far a call is. Its position is that of the component.
private enum ArrayStep: Int32 {
  case beginning
  /// The next component has not begun.
  case between
  case making
  /// The element is made, and ends as if it had been requested alone.
  case ending
  /// The same, after a failure.
  case failing
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
  var span: TracedSpan?
  var failure: Failure?
  /// The report of the request for the whole array, while an element ends.
  var outermost: OutermostRequest?
  let isOutermost: Bool
  /// The resolution, if it only stands for those of the elements.
  let separate: UnsafeMutablePointer<Resolution>?
}

/// The plan of a dependency on all components of a type, as an array.
package final class ArrayPlan<Element>: Plan {
  private let many: ManyPlan<Element>
  private let omissions: ManyOmissions

  package init(_ many: ManyPlan<Element>, leavingOut omissions: ManyOmissions) {
    self.many = many
    self.omissions = omissions
    super.init(nil)
  }

  package override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    let alignment = max(MemoryLayout<Element>.alignment, 16)
    let capacity = many.entries.count
    let size = (MemoryLayout<Element>.stride * capacity + alignment + 31) & ~15
    let call = context.push(
      Unowned(self).erased, at: memory, Call.space(for: ArrayState.self) + size)
    let state = call.state(ArrayState.self)
    let all = UnsafeMutableRawPointer(state + 1)
    state.initialize(
      to: ArrayState(
        elements: (all + 16).alignedUp(toMultipleOf: alignment), capacity: capacity, all: all,
        isOutermost: context.innermostFrame == nil, separate: many.separatedResolution(context)))
    return try go(call, context)
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(ArrayState.self)
    switch call.step(ArrayStep.self) {
    case .beginning:
      if let reporting = many.reporting {
        state.pointee.span = context.beginTraced(reporting.request, nil, reporting.tracers)
      }
      call.enter(ArrayStep.between)
      if let refusal = many.refusalFailure(context) { throw refusal }
    case .making: add(call, context)
    case .ending:
      endElement(call, context)
      next(call)
    case .failing: throw state.pointee.failure.unsafelyUnwrapped
    default: break
    }
    while call.step(ArrayStep.self) == .between {
      guard let entry = entry(call) else { return end(call, context) }
      guard many.includes(entry, isOutermost: state.pointee.isOutermost, context) else {
        call.pointee.position += 1
        continue
      }
      state.pointee.separate?.pointee.root = entry.identityAddress
      call.enter(ArrayStep.making)
      let progress = try begin(entry, state, context)
      if progress != .made { return progress }
      add(call, context)
    }
    return .began
  }

  private func entry(_ call: UnsafeMutablePointer<Call>) -> ManyEntry? {
    let position = Int(call.pointee.position)
    return position < many.entries.count ? many.entries[position] : nil
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
    guard let separate = state.pointee.separate, context.isOpen(separate) else {
      return next(call)
    }
    call.enter(ArrayStep.ending)
    state.pointee.outermost = context.beginElementEnd(separate)
    _ = context.beginEnd(of: separate, nil)
  }

  private func next(_ call: UnsafeMutablePointer<Call>) {
    call.state(ArrayState.self).pointee.separate?.pointee.root = nil
    call.enter(ArrayStep.between)
    call.pointee.position += 1
  }

  private func endElement(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    let state = call.state(ArrayState.self)
    context.endElementEnd(state.pointee.separate.unsafelyUnwrapped, state.pointee.outermost)
    state.pointee.outermost = nil
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(ArrayState.self)
    switch call.step(ArrayStep.self) {
    case .making:
      guard let separate = state.pointee.separate, context.isOpen(separate) else { break }
      state.pointee.failure = failure
      call.enter(ArrayStep.failing)
      state.pointee.outermost = context.beginElementEnd(separate)
      if case .began = context.beginEnd(of: separate, failure) { return .began }
      endElement(call, context)
    case .ending:
      let (before, count) = (state.pointee.countBefore, state.pointee.count)
      state.pointee.count = before
      (elements(state) + before).deinitialize(count: count - before)
      endElement(call, context)
    case .failing: endElement(call, context)
    default: throw giveUp(call, failure, context)
    }
    // The failure of the element itself precedes that of its end.
    let failure = state.pointee.failure ?? failure
    state.pointee.failure = nil
    guard many.omits(failure, of: entry(call).unsafelyUnwrapped, omissions, context) else {
      throw giveUp(call, failure, context)
    }
    next(call)
    return .began
  }

  private func giveUp(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) -> Failure {
    let state = call.state(ArrayState.self)
    elements(state).deinitialize(count: state.pointee.count)
    if state.pointee.ownsElements { elements(state).deallocate() }
    state.pointee.separate?.pointee.root = nil
    let span = state.move().span
    return span.map { context.endTraced($0, failure: failure) } ?? failure
  }

  private func end(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) -> Progress {
    let state = call.state(ArrayState.self)
    let count = state.pointee.count
    let made =
      count == 0
      ? []
      : [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.baseAddress.unsafelyUnwrapped.moveInitialize(from: elements(state), count: count)
        initialized = count
      }
    if state.pointee.ownsElements { elements(state).deallocate() }
    if let span = state.move().span { context.endTraced(span, value: made) }
    call.pointee.memory.initializeMemory(as: [Element].self, to: made)
    context.pop(call)
    return .made
  }

  package override func visitComponents(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    many.visitComponents(registry, visit)
  }
}

/// The elements that a request for many omits.
package struct ManyOmissions: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Elements that fail because they depend on themselves, at any depth.
  package static let recursive = ManyOmissions(rawValue: 1)
  /// Elements that can't be made, unless the user's code threw the error.
  package static let uncreatable = ManyOmissions(rawValue: 2)
  /// Elements that fail because a dependency, at any depth, isn't accessible to the module that requests it.
  package static let inaccessible = ManyOmissions(rawValue: 4)
  /// Elements of an initializer's array that need an object which is being made outside of them.
  package static let circular = ManyOmissions(rawValue: 8)
}

extension ResolutionContext {
  /// Returns whether a request for many omits an element that failed.
  package func omits(_ failure: Failure, _ omissions: ManyOmissions) -> Bool {
    if isOfRequest(failure) { return false }
    return failure.isLeftOut(omissions) || omissions.contains(.circular) && isCircular(failure)
  }

  /// Whether an initializer's parameter needs an object that is being made: the initializer's own one, or one on
  /// whose behalf that one is made.
  private func isCircular(_ failure: Failure) -> Bool {
    guard case .recursion = failure.kind, let component = failure.component else { return false }
    var next = nearestFrame()
    guard let frame = next, frame.pointee.isMaking, !frame.pointee.isInjecting else { return false }
    while let frame = next {
      if frame.pointee.isMaking, frame.pointee.resolution == currentResolution,
        frame.pointee.plan.with({ $0.info }) == component
      {
        return true
      }
      next = frame.pointee.outer
    }
    return false
  }
}

extension Failure {
  package func isLeftOut(_ omissions: ManyOmissions) -> Bool {
    switch kind {
    case .recursion: return omissions.contains(.recursive)
    case .noAccess where omissions.contains(.inaccessible): return true
    default: break
    }
    return omissions.contains(.uncreatable) && isSoftenable
  }
}

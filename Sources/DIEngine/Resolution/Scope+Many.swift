internal import CDIEngine

/// A request for all components of a type, compiled.
package final class ManyPlan<Element>: AnyPlan {
  /// One component. The registry owns both plans: to hold those of the asker would be a ring.
  package struct Entry {
    let cell: Unmanaged<CellPlan>
    let plan: Unmanaged<Plan<Element>>
    /// Gives all objects, where the component may have several; nil where it has one.
    let all: Unmanaged<Plan<[Element]>>?
  }

  let entries: [Entry]
  /// Whether each component has one object, and nothing was refused.
  let isPlain: Bool
  /// Why there are no entries, where that is no answer.
  let refusal: Refusal?
  /// Who is told of the request, and as what.
  let telling: Telling?

  struct Refusal {
    let kind: Failure.Kind
    let candidates: [ComponentInfo]
  }

  struct Telling {
    let request: TracedRequest
    let audience: Audience
  }

  init(_ entries: [Entry], refusal: Refusal? = nil, telling: Telling?) {
    self.entries = entries
    self.telling = telling
    self.refusal = refusal
    isPlain = refusal == nil && entries.allSatisfy { $0.all == nil }
    super.init(nil, .none, needsAdmission: false)
  }

  /// The failure of a request whose asker may see none of the components.
  func refusalFailure(_ thread: ThreadState) -> Failure? {
    refusal.map {
      Failure(
        $0.kind, requested: Element.self, path: currentPath(thread), candidates: $0.candidates)
    }
  }
}

/// What an array of all components goes without.
package struct LeavesOut: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Elements that fail because they need themselves, at any depth.
  package static let recursive = LeavesOut(rawValue: 1)
  /// Elements that can't be made for another reason than an error of the user.
  package static let uncreatable = LeavesOut(rawValue: 2)
  /// Elements that fail because something may not be seen by who needs it, at any depth.
  package static let inaccessible = LeavesOut(rawValue: 4)
}

extension Planner {
  /// The plans of all components that offer a type, in the order of registration.
  package func many<Element>(_ type: Element.Type, _ request: Request) -> ManyPlan<Element> {
    let telling = audience.map {
      ManyPlan<Element>.Telling(request: TracedRequest(type, .all, request), audience: $0)
    }
    switch registry.candidatesOfMany(elementBase(of: type), request, from: viewpoint) {
    case .failure(let kind, let candidates):
      return ManyPlan(
        [], refusal: .init(kind: kind, candidates: candidates), telling: telling)
    case .offers(let offers):
      let entries = offers.map { offer in
        let cell = cellPlan(offer.component.cell(.none), for: request)
        let plan = element(type, cell, offer.service, request)
        registry.own(plan)
        return ManyPlan<Element>.Entry(
          cell: .passUnretained(cell), plan: .passUnretained(plan),
          all: allHandedIn(type, cell).map(Unmanaged.passUnretained))
      }
      return ManyPlan(entries, telling: telling)
    }
  }

  /// The plan of one chosen component as the requested type, through its layers of Optional and
  /// of delay.
  package func element<Value>(
    _ type: Value.Type, _ cell: CellPlan, _ service: Service, _ request: Request
  ) -> Plan<Value> {
    if let optional = optionalType(of: type) {
      return unsafeDowncast(
        optional.element(cell, service, request, self), to: Plan<Value>.self)
    }
    if let delayed = delayedShape(of: type) {
      return unsafeDowncast(
        delayed.element(cell, service, request, self), to: Plan<Value>.self)
    }
    return telling(served(type, cell, service, request), .element, request)
  }
}

extension ManyPlan {
  /// Makes one element after the other, without those that are being made right now.
  package func make(_ thread: ThreadState, _ leavesOut: LeavesOut) throws(Failure) -> [Element] {
    guard let telling else { return try makeUntold(thread, leavesOut) }
    return try traced(telling.request, nil, telling.audience, thread) {
      () throws(Failure) -> [Element] in
      try makeUntold(thread, leavesOut)
    }
  }

  private func makeUntold(
    _ thread: ThreadState, _ leavesOut: LeavesOut
  ) throws(Failure) -> [Element] {
    guard isPlain else { return try makeAll(thread, leavesOut) }
    var failure: Failure?
    let isOutermost = innermostFrame(thread) == nil
    let elements = [Element](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        let (cell, plan) = (entry.cell, entry.plan)
        if isOutermost {
          // What is only made later is not asked for yet.
          if plan._withUnsafeGuaranteedRef({ $0.isWatched }) {
            cell._withUnsafeGuaranteedRef { $0.tellWatched() }
          }
        } else if cell._withUnsafeGuaranteedRef({ isExcluded($0, thread) }) {
          continue
        }
        do {
          (buffer.baseAddress.unsafelyUnwrapped + count).initialize(
            to: try plan._withUnsafeGuaranteedRef { try $0.make(thread) })
          count += 1
        } catch {
          let reason = error as! Failure
          guard reason.isLeftOut(leavesOut) else {
            failure = reason
            return
          }
          cell._withUnsafeGuaranteedRef { $0.registry.listener?(.softened(reason)) }
        }
      }
    }
    if let failure { throw failure }
    return elements
  }

  package func isExcluded(_ plan: CellPlan, _ thread: ThreadState) -> Bool {
    if isMaking(plan.cell, thread) { return true }
    guard let run = currentRun(thread), run.pointee.injecting != nil else { return false }
    let scope = run.pointee.scope.takeUnretainedValue()
    return scope.options.rootStaysOpen
      && run.pointee.root == UnsafeRawPointer(Unmanaged.passUnretained(plan.cell).toOpaque())
  }
}

extension Failure {
  package func isLeftOut(_ leavesOut: LeavesOut) -> Bool {
    switch kind {
    case .recursion: return leavesOut.contains(.recursive)
    case .noAccess where leavesOut.contains(.inaccessible): return true
    default: break
    }
    return leavesOut.contains(.uncreatable) && isSoftenable
  }
}

extension Scope {
  /// Resolves all components that offer a type, in the order of registration.
  ///
  /// Asked from outside, each element is a resolution of its own: its injections run before the
  /// next one is made.
  package func resolveMany<Element, View: ScopeView>(
    _ type: Element.Type, leavingOut leavesOut: LeavesOut, for view: View
  ) throws(Failure) -> [Element] {
    let plan: ManyPlan<Element> = try many(type)
    return try make(plan, leavesOut, nil, view)
  }

  /// Resolves all components that offer a type with the same runtime arguments.
  package func resolveMany<Element, View: ScopeView, First, each Rest>(
    _ type: Element.Type, leavingOut leavesOut: LeavesOut, for view: View,
    signature signatureType: any Any.Type,
    _ first: First, _ rest: repeat each Rest
  ) throws(Failure) -> [Element] {
    let plan: ManyPlan<Element> = try many(
      type, signature: argumentSignature(of: First.self, repeat (each Rest).self),
      signatureType: signatureType, readArguments(First.self, repeat (each Rest).self))
    return try withUnsafePointer(to: (first, (repeat each rest))) {
      (arguments) throws(Failure) -> [Element] in
      try make(plan, leavesOut, UnsafeRawPointer(arguments), view)
    }
  }

  private func many<Element>(
    _ type: Element.Type, signature: ObjectIdentifier? = nil,
    signatureType: (any Any.Type)? = nil, _ readArguments: @autoclosure () -> ReadArguments? = nil
  ) throws(Failure) -> ManyPlan<Element> {
    let viewpoint = currentViewpoint()
    let key = PlanKey(
      ObjectIdentifier(Element.self), .none, .many, signature: signature, from: viewpoint)
    let plan =
      PlanTable(di_load_acquire(tables)!).find(key)
      ?? registry.plan(key, from: viewpoint) { planner in
        planner.many(
          Element.self,
          Request(
            signature: signature, signatureType: signatureType, readArguments: readArguments()))
      }
    let many = unsafeDowncast(plan.takeUnretainedValue(), to: ManyPlan<Element>.self)
    guard many.entries.isEmpty else { return many }
    let thread = currentThreadState()
    let failure =
      many.refusalFailure(thread)
      ?? Failure(.notFound, requested: type, path: currentPath(thread), registry: registry)
    throw registry.told(failure, TracedRequest(type, .all), thread)
  }

  private func make<Element, View: ScopeView>(
    _ plan: ManyPlan<Element>, _ leavesOut: LeavesOut, _ tuple: UnsafeRawPointer?, _ view: View
  ) throws(Failure) -> [Element] {
    let thread = currentThreadState()
    if let telling = plan.telling { telling.audience.begin(.request(telling.request), thread) }
    defer {
      if let telling = plan.telling { telling.audience.end(.request(telling.request), thread) }
    }
    var elements: [Element] = []
    for entry in plan.entries {
      if innermostFrame(thread) != nil, isBeingMade(entry.cell.takeUnretainedValue(), thread) {
        continue
      }
      do throws(Failure) {
        if let all = entry.all {
          let found: [Element] = try run(all.erased, tuple: tuple, for: view)
          elements += found
          continue
        }
        elements.append(
          try run(entry.plan.erased, tuple: tuple, for: view))
      } catch {
        guard error.isLeftOut(leavesOut) else { throw error }
      }
    }
    return elements
  }

  /// Whether the resolution that a request on this scope joins is making the object, and there is
  /// no other one that is kept.
  private func isBeingMade(_ plan: CellPlan, _ thread: ThreadState) -> Bool {
    var next = innermostFrame(thread)
    while let frame = next {
      if frame.pointee.isMaking, frame.pointee.run.pointee.identity == identity,
        frame.pointee.cell.toOpaque() == Unmanaged.passUnretained(plan.cell).toOpaque()
      {
        return !isKept(plan)
      }
      next = frame.pointee.outer
    }
    return false
  }

  private func isKept(_ plan: CellPlan) -> Bool {
    guard plan.lifetime.isShared else { return false }
    let slot = plan.slot(in: self)
    return slot.finished != nil
      || SlotGate.shared.ownObject(slot, currentThreadState()) != nil
  }
}

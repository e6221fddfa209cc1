extension ManyPlan {
  /// Makes one element after the other, without those that are being made right now.
  package func make(_ thread: ThreadState, _ omissions: ManyOmissions) throws(Failure) -> [Element]
  {
    guard let reporting else { return try makeUnreported(thread, omissions) }
    return try traced(reporting.request, nil, reporting.tracers, thread) {
      () throws(Failure) -> [Element] in
      try makeUnreported(thread, omissions)
    }
  }

  private func makeUnreported(
    _ thread: ThreadState, _ omissions: ManyOmissions
  ) throws(Failure) -> [Element] {
    guard isPlain else { return try makeAll(thread, omissions) }
    var failure: Failure?
    let isOutermost = innermostFrame(thread) == nil
    let separate = separatedRun(thread)
    let elements = [Element](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        if isOutermost {
          // What is only made later is not asked for yet.
          if entry.plan._withUnsafeGuaranteedRef({ $0.isWatched }) {
            entry.componentPlan._withUnsafeGuaranteedRef {
              $0.reportWatched(by: askedRegistry(thread))
            }
          }
        } else if entry.componentPlan._withUnsafeGuaranteedRef({ isExcluded($0, thread) }) {
          continue
        }
        let element = buffer.baseAddress.unsafelyUnwrapped + count
        do throws(Failure) {
          if let separate {
            try makeAlone(entry, separate, thread, element)
          } else {
            try entry.plan.make(thread, at: UnsafeMutableRawPointer(element))
          }
          count += 1
        } catch {
          guard error.isLeftOut(omissions) else {
            failure = error
            return
          }
          entry.componentPlan._withUnsafeGuaranteedRef { $0.registry.listener?(.softened(error)) }
        }
      }
    }
    if let failure { throw failure }
    return elements
  }

  /// The running resolution, if it only stands for those that each element is to have of its own.
  func separatedRun(_ thread: ThreadState) -> UnsafeMutablePointer<Resolution>? {
    guard let resolution = currentResolution(thread), !resolution.pointee.isNested,
      resolution.pointee.injecting == nil,
      nearestFrame(thread) == nil,
      !resolution.pointee.scope._withUnsafeGuaranteedRef({ $0.manySharesResolution })
    else { return nil }
    // A delayed request goes on with the objects of the resolution that it came from.
    return resolution.pointee.isContinuation ? nil : resolution
  }

  /// Makes an element in memory as if it had been asked for alone.
  @inline(__always)
  private func makeAlone(
    _ entry: ManyEntry, _ resolution: UnsafeMutablePointer<Resolution>, _ thread: ThreadState,
    _ element: UnsafeMutablePointer<Element>
  ) throws(Failure) {
    resolution.pointee.root = entry.identityAddress
    defer { resolution.pointee.root = nil }
    do throws(Failure) {
      try entry.plan.make(thread, at: UnsafeMutableRawPointer(element))
    } catch {
      try resolution.pointee.scope.takeUnretainedValue().endElement(resolution, thread, error)
      throw error
    }
    guard isOpen(resolution, thread) else { return }
    do throws(Failure) {
      try resolution.pointee.scope.takeUnretainedValue().endElement(resolution, thread)
    } catch {
      // It may fail by what is injected when it is made.
      element.deinitialize(count: 1)
      throw error
    }
  }

  /// Makes several elements as if each had been asked for alone.
  func alone(
    _ entry: ManyEntry, _ resolution: UnsafeMutablePointer<Resolution>, _ thread: ThreadState,
    _ make: () throws(Failure) -> Void
  ) throws(Failure) {
    resolution.pointee.root = entry.identityAddress
    defer { resolution.pointee.root = nil }
    let scope = resolution.pointee.scope.takeUnretainedValue()
    do throws(Failure) {
      try make()
    } catch {
      try scope.endElement(resolution, thread, error)
      throw error
    }
    try scope.endElement(resolution, thread)
  }

  /// Whether the object of a component is being made, or is what the outermost request is about while its
  /// injections run.
  func isExcluded(_ plan: ComponentPlan, _ thread: ThreadState) -> Bool {
    if isMaking(plan.identity, thread) { return true }
    guard let resolution = currentResolution(thread), resolution.pointee.injecting != nil else {
      return false
    }
    let scope = resolution.pointee.scope.takeUnretainedValue()
    return scope.options.excludesRootFromMany
      && resolution.pointee.root
        == UnsafeRawPointer(Unmanaged.passUnretained(plan.identity).toOpaque())
  }
}

/// The registry that the running request asks.
func askedRegistry(_ thread: ThreadState) -> Registry {
  currentResolution(thread).unsafelyUnwrapped.pointee.scope.takeUnretainedValue().registry
}

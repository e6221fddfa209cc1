internal import CDIEngine

extension Engine {
  /// Ends all objects that the engine's containers and scopes keep, and that have an end.
  ///
  /// ```swift
  /// try await engine.end(timeout: .seconds(10))
  /// ```
  ///
  /// It ends what all containers and scopes of the engine keep, of whatever generation, and those of its child engines
  /// first. A process-wide object (`single`) ends with the engine that made it, and other engines make a new one. What a
  /// scope of the user's keeps ends with that.
  ///
  /// Each object ends once, before those that it received; independent ones end at the same time. Objects of a cycle end
  /// one after another, the one first that was finished last. What is being made when the end begins is awaited; all later
  /// requests fail. A second call waits for the first.
  ///
  /// - Parameter timeout: The longest time that the end of one object may take, and the making of those that are awaited;
  ///   nil for any time. An end that takes longer is cancelled and left behind; the others go on.
  /// - Throws: ``EndFailure``, once all others have ended, if an end threw an error or took too long.
  /// - Complexity: O(*n* + *m*) besides the ends, where *n* objects received others *m* times.
  /// - Since: 0.1.0 of this package
  public func end(timeout: TimeLimit? = nil) async throws {
    try await registry.endList.end(of: registry, timeout)
  }
}

extension Scope {
  /// Ends the objects that the scope keeps, and those of its child scopes first; with its engine, if that is its own.
  package func end(_ limit: TimeLimit?) async throws {
    try await endingList.end(of: registry, limit, finally: clean)
  }
}

extension SharedSlots {
  /// Ends the objects that a store of the user's keeps.
  ///
  /// - Parameter clean: Makes the store drop them.
  package func end(_ limit: TimeLimit?, _ clean: () -> Void) async throws {
    try await endList.end(of: nil, limit, finally: clean)
  }
}

extension EndList {
  /// Ends the owner and those below it.
  ///
  /// - Parameters:
  ///   - registry: The registry whose requests look whether their scope has ended.
  ///   - finally: Is called when all is over, unless the call is refused.
  fileprivate func end(
    of registry: Registry?, _ limit: TimeLimit?, finally: () -> Void = {}
  ) async throws {
    let waiters = Self.waiters
    if let failure = refusal(waiters) { throw EndFailure([failure]) }
    let call = EndCall()
    if let earlier = begin(call) {
      guard await EndWaits.wait(waiters, for: earlier, earlier.whenOver) else {
        // An end that ends its own container is usual.
        if let last = EndStep.current.last, last.call !== earlier {
          registry?.listener?(.endsWaitForEachOther(EndStep.current.compactMap(\.component)))
        }
        return
      }
      earlier.releasing(finally)
      if let failure = earlier.failure { throw failure }
      return
    }
    // Nobody knows the call yet, so this closes no circle.
    _ = EndWaits.begin(waiters, for: call)
    close()
    registry?.noteEnd()
    let lists = await adopt(call, limit)
    await Self.awaitMakings(lists, call, limit)
    var items: [EndFailure.Item] = []
    for depth in Set(lists.map(\.depth)).sorted(by: >) {
      let records = lists.filter { $0.depth == depth }.flatMap(\.endable)
      items += await EndRun(EndOrder(of: records), call, limit).run()
    }
    call.releasing {
      for list in lists { list.clear() }
      finally()
    }
    var failure = items.isEmpty ? nil : EndFailure(items)
    while let late = call.finish(failure) {
      items += await EndRun(EndOrder(of: late), call, limit).run()
      failure = items.isEmpty ? nil : EndFailure(items)
    }
    EndWaits.end(waiters, for: call)
    if let failure { throw failure }
  }

  /// Those on whose behalf the running task calls: the ends that it runs for, and the owners of the objects that it makes.
  private static var waiters: [EndWaits.Waiter] {
    let ends = EndStep.current.map {
      EndWaits.Waiter(id: ObjectIdentifier($0.call), component: $0.component)
    }
    let makings = (TaskPosition.recordsInTheMaking ?? []).compactMap { record in
      record.makingList.map {
        EndWaits.Waiter(id: ObjectIdentifier($0), component: record.info)
      }
    }
    return ends + makings
  }

  /// Returns why the running task can't end the owners: an object that is being made for one of them waits for the task.
  private func refusal(_ waiters: [EndWaits.Waiter]) -> EndFailure.Item? {
    guard !waiters.isEmpty else { return nil }
    for list in all {
      let own = waiters.first { $0.id == ObjectIdentifier(list) }?.component
      let others = list.isIdle ? nil : EndWaits.components(from: list, to: waiters)?.first
      if let component = own ?? others {
        return EndFailure.Item(component, [component], EndFailure.WithinMaking())
      }
    }
    return nil
  }

  /// Lets a call end the owners below this one, too, and waits for calls that do so already.
  ///
  /// - Returns: The lists of all owners that the call ends.
  private func adopt(_ call: EndCall, _ limit: TimeLimit?) async -> [EndList] {
    var own: [EndList] = []
    for list in closeAll() {
      guard let earlier = list.begin(call), earlier !== call else {
        own.append(list)
        continue
      }
      _ = await EndWaits.wait([call.waiter], for: earlier, atMost: limit, earlier.whenOver)
    }
    return own
  }

  /// Waits until the owners make nothing any more, and lets nothing be made from then on. What is still being made when the
  /// time is over ends as soon as it is made.
  private static func awaitMakings(_ lists: [EndList], _ call: EndCall, _ limit: TimeLimit?) async {
    let end = limit.map { di_now() &+ $0.nanoseconds }
    while true {
      let marks = lists.map(\.idleMark)
      guard let busy = marks.firstIndex(of: nil).map({ lists[$0] }) else {
        // None ends before all are idle: what begins meanwhile is needed by something that is being made.
        if lists.map(\.idleMark) == marks, lists.allSatisfy({ $0.tryEnd() }) { return }
        continue
      }
      let now = di_now()
      if let end, now >= end { break }
      let left = end.map { TimeLimit(nanoseconds: $0 - now) }
      guard await EndWaits.wait([call.waiter], for: busy, atMost: left, busy.whenIdle) else {
        break
      }
    }
    for list in lists { _ = list.tryEnd(givingUp: true) }
  }
}

extension EndCall {
  /// Releases what has ended: deinitializers are code that runs because of the call.
  fileprivate func releasing(_ release: () -> Void) {
    let step = EndStep(call: self, component: nil)
    EndStep.$current.withValue(EndStep.current + [step], operation: release)
  }

  /// The call, as one that waits itself.
  fileprivate var waiter: EndWaits.Waiter {
    EndWaits.Waiter(id: ObjectIdentifier(self), component: nil)
  }
}

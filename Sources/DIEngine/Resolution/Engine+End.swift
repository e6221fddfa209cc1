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
    defer { clean() }
    try await endingList.end(of: registry, limit)
  }
}

extension SharedSlots {
  /// Ends the objects that a store of the user's keeps.
  package func end(_ limit: TimeLimit?) async throws {
    try await endList.end(of: nil, limit)
  }
}

extension EndList {
  /// Ends the owner and those below it.
  ///
  /// - Parameter registry: The registry whose requests look whether their scope has ended.
  fileprivate func end(of registry: Registry?, _ limit: TimeLimit?) async throws {
    if let failure = withinMaking() { throw EndFailure([failure]) }
    let (isFirst, known) = await beginEnd()
    guard isFirst else {
      if let known { throw known }
      return
    }
    close()
    registry?.noteEnd()
    let lists = all
    for list in lists { list.close() }
    var adopted: [EndList] = []
    for list in lists where list !== self {
      if await list.beginEnd().isFirst { adopted.append(list) }
    }
    await Self.closeAll(lists, limit)
    var items: [EndFailure.Item] = []
    for depth in Set(lists.map(\.depth)).sorted(by: >) {
      let records = lists.filter { $0.depth == depth }.flatMap(\.endable)
      items += await Self.$current.withValue(lists) {
        await EndRun(EndOrder(of: records), limit).run()
      }
    }
    let failure = items.isEmpty ? nil : EndFailure(items)
    for list in lists { list.clear() }
    for list in adopted { list.finishEnd(nil) }
    finishEnd(failure)
    if let failure { throw failure }
  }

  /// Waits until the owners make nothing any more, and lets nothing be made from then on. What is still being made when the
  /// time is over ends as soon as it is made.
  private static func closeAll(_ lists: [EndList], _ limit: TimeLimit?) async {
    let isLate = Guarded(false)
    let watch = limit.map { limit in
      Task {
        do { try await Task.sleep(nanoseconds: limit.nanoseconds) } catch { return }
        isLate.value = true
        for list in lists { list.wake() }
      }
    }
    defer { watch?.cancel() }
    while !isLate.value {
      guard let busy = lists.first(where: { !$0.isIdle }) else {
        // What begins meanwhile is needed by something that is being made.
        if lists.allSatisfy({ $0.tryEnd() }) { return }
        continue
      }
      await busy.untilIdle()
    }
    for list in lists { _ = list.tryEnd(givingUp: true) }
  }

  /// Returns why the running task can't end the owners: a closure that makes one of their objects is calling.
  private func withinMaking() -> EndFailure.Item? {
    guard let making = TaskPosition.recordsInTheMaking, !making.isEmpty else { return nil }
    let lists = all
    guard let record = making.first(where: { record in lists.contains(where: record.isMaking) })
    else { return nil }
    return EndFailure.Item(record.info, [record.info], EndFailure.WithinMaking())
  }
}

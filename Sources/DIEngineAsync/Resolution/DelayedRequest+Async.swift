public import DIEngine

extension DelayedRequest {
  /// Resolves the value into its memory as a request of asynchronous code: with the given arguments, or else
  /// with those of the resolution that made the request.
  ///
  /// - Parameters:
  ///   - type: The type of the request.
  ///   - kind: The façade's container type, which factory closures receive.
  ///   - endsWhenCancelled: Whether the request fails if its task is cancelled while it waits for others.
  package func make(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer, _ arguments: ArgumentEntries?,
    for kind: any ScopeView.Type, endsWhenCancelled: Bool, isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let view = view(of: kind)
    try checkScope()
    // The value must not receive the arguments of the request that uses it.
    let entries = Pinned(arguments ?? entries?.address.pointee ?? ArgumentEntries())
    let guest = TaskPosition.enter()
    let branch = try await TaskBranch.begin(guest, for: type, isolation)
    let before = branch.context.beginDelayed(self)
    let failure = await branch.answer(endsWhenCancelled: endsWhenCancelled, isolation) {
      (context) throws(Failure) in
      try context.begin(
        plan, type, at: memory, in: scope.object, for: Unowned(view), nil,
        UnsafePointer(entries.address), joining: joinedResolution(context), continuation,
        isOfTask: true)
    }
    branch.context.endDelayed(before)
    TaskBranch.leave(branch, guest)
    withExtendedLifetime((view, entries)) {}
    withExtendedLifetime(self) {}
    if let failure { throw failure }
  }
}

/// What makes the value of an asynchronous lazy or provider.
@usableFromInline
package enum AsyncSource<Value>: Sendable {
  case request(DelayedRequest)
  case closure(@Sendable () async -> Value)

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - arguments: The values for runtime arguments, by component.
  ///   - kind: The façade's container type, which factory closures receive.
  ///   - endsWhenCancelled: Whether the request fails if its task is cancelled while it waits for others.
  package func value(
    _ arguments: ArgumentEntries? = nil, for kind: any ScopeView.Type,
    endsWhenCancelled: Bool = false, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    switch self {
    case .closure(let make): return await value(make)
    case .request(let request):
      let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { memory.deallocate() }
      try await request.make(
        Value.self, at: UnsafeMutableRawPointer(memory), arguments, for: kind,
        endsWhenCancelled: endsWhenCancelled, isolation: isolation)
      return memory.move()
    }
  }

  /// Calls a closure of the user, whose value nobody else uses yet.
  private func value(_ make: @Sendable () async -> Value) async -> sending Value {
    nonisolated(unsafe) let value = await make()
    return value
  }
}

extension KeptRequest {
  /// Returns the kept value, or makes it and keeps it. A failure is not kept.
  ///
  /// One task makes the value, the others are suspended. If the request leads back here, it runs again, and the
  /// first result to be ready is kept.
  package func value<Value>(
    of source: AsyncSource<Value>, for kind: any ScopeView.Type,
    endsWhenCancelled: Bool = false, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    if let value = finished(Value.self) { return value }
    let guest = TaskPosition.enter()
    let branch = try await TaskBranch.begin(guest, for: Value.self, isolation)
    let member = branch.context.currentMember()
    let before = branch.endsWhenCancelled
    branch.endsWhenCancelled = endsWhenCancelled
    // Without an outer request, this call ends the member's work itself.
    if guest == nil { member.openings += 1 }
    let outcome: Result<Value, Failure>
    do throws(Failure) {
      outcome = .success(try await made(source, kind, branch, isolation))
    } catch {
      outcome = .failure(error)
    }
    branch.endsWhenCancelled = before
    defer { TaskBranch.leave(branch, guest) }
    guard guest == nil else { return try outcome.get() }
    member.openings -= 1
    switch outcome {
    case .success(let value):
      try await branch.end(member, isolation)
      return value
    case .failure(let failure):
      branch.context.leave(member)
      throw failure
    }
  }

  private func made<Value>(
    _ source: AsyncSource<Value>, _ kind: any ScopeView.Type, _ branch: TaskBranch,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    switch try await branch.answer(for: slot, nil, Value.self, isolation) {
    case .found(let box):
      return box.value(as: Value.self)
    case .unfinished(let box):
      branch.context.currentMember().receivedUnfinished += 1
      return box.value(as: Value.self)
    case .recursion:
      let value = try await requested(source, kind, branch, isolation)
      return branch.context.currentMember().showFirst(boxed(value), in: slot)
        .value(as: Value.self)
    case .claim(let claim):
      do throws(Failure) {
        let value = try await requested(source, kind, branch, isolation)
        let box = claim.box ?? boxed(value)
        try branch.run { (context) throws(Failure) in
          try context.currentMember().initialized(claim, box, isQueued: false)
        }
        return box.value(as: Value.self)
      } catch {
        branch.context.fail(claim, error, in: branch.context.currentResolution?.objectGraph)
        throw error
      }
    }
  }

  /// Makes a value by a request of the branch's task.
  private func requested<Value>(
    _ source: AsyncSource<Value>, _ kind: any ScopeView.Type, _ branch: TaskBranch,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    var position: TaskPosition? = branch.suspend()
    do {
      let value = try await TaskPosition.$current.withValue(position) {
        try await source.value(
          nil, for: kind, endsWhenCancelled: branch.endsWhenCancelled, isolation)
      }
      await branch.resume(&position, isolation)
      return value
    } catch {
      await branch.resume(&position, isolation)
      throw error as! Failure
    }
  }
}

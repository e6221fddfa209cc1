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
    try await TaskBranch.make(
      type, by: self, endsWhenCancelled: endsWhenCancelled, isolation
    ) { (context) throws(Failure) in
      try Answering.begin(
        plan, type, at: memory, in: scope.object, for: Unowned(view), nil,
        UnsafePointer(entries.address), joining: joinedResolution(context), continuation,
        isOfTask: true, context)
    }
    withExtendedLifetime((self, view, entries)) {}
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
    // Safe: a type.
    nonisolated(unsafe) let kind = kind
    let keeping = Keeping(
      self, Value.self,
      .onTask { (isolation, _, memory) in
        memory.initializeMemory(
          as: Value.self,
          to: try await source.value(for: kind, endsWhenCancelled: endsWhenCancelled, isolation))
      })
    defer { withExtendedLifetime(keeping) {} }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    try await TaskBranch.make(Value.self, endsWhenCancelled: endsWhenCancelled, isolation) {
      (context) throws(Failure) in
      try keeping.begin(context, at: UnsafeMutableRawPointer(memory))
    }
    return memory.move()
  }
}

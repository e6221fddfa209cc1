public import DIEngine

extension DelayedRequest {
  /// Resolves the value as a request of asynchronous code: with the given arguments, or else with those of the
  /// resolution that made the request.
  fileprivate func value<Value>(
    _ arguments: ArgumentEntries?, for kind: any ScopeView.Type, endsWhenCancelled: Bool,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    let view = view(of: kind)
    try checkScope()
    // The value must not receive the arguments of the request that uses it.
    let entries = Pinned(arguments ?? entries?.address.pointee ?? ArgumentEntries())
    defer { withExtendedLifetime((self, view, entries)) {} }
    return try await TaskBranch.make(
      Value.self, by: self, endsWhenCancelled: endsWhenCancelled, isolation
    ) { (context, memory) throws(Failure) in
      try Answering.begin(
        plan, Value.self, at: memory, in: scope.object, for: Unowned(view), nil,
        UnsafePointer(entries.address), joining: joinedResolution(context), by: self,
        isOfTask: true, context)
    }
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
      return try await request.value(
        arguments, for: kind, endsWhenCancelled: endsWhenCancelled, isolation)
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
    return try await TaskBranch.make(
      Value.self, endsWhenCancelled: endsWhenCancelled, isolation
    ) { (context, memory) throws(Failure) in try keeping.begin(context, at: memory) }
  }
}

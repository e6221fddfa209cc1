public import DIEngine

extension DIScope {
  /// Ends all objects that the scope keeps (`perScope`), and that have an end.
  ///
  /// ```swift
  /// builder.register { Database() }
  ///   .lifetime(.perScope)
  ///   .onEnd { try await $0.close() }
  /// try await scope.end(timeout: .seconds(10))
  /// ```
  ///
  /// What the engine keeps (`single`, `lazySingle`) ends by `engine.end()`, which ends all scopes.
  ///
  /// Each object that was made and has an `onEnd` ends once: before those that it received, also those that it received by
  /// lazies, providers and injections. Independent ones end at the same time, those of a cycle one after another, the one
  /// first that was finished last. Child containers of the engine end first. What is being made when the end begins is awaited; requests
  /// that begin later fail. A second call waits for the first. Cancelling the task skips nobody.
  ///
  /// - Parameter timeout: The longest time that the end of one object may take, and the making of those that are awaited;
  ///   nil for any time. An end that takes longer is cancelled and left behind; the others go on.
  /// - Throws: `EndFailure`, once all others have ended, if an end threw an error or took too long.
  /// - Complexity: O(*n* + *m*) besides the ends, where *n* objects received others *m* times.
  /// - Since: 0.1.0 of this package
  public func end(timeout: TimeLimit? = nil) async throws {
    try await scope.end(timeout)
  }
}

public import DIEngine

/// What failed while a container ended.
///
/// - Since: 0.1.0 of this package
public typealias EndFailure = DIEngine.EndFailure

/// The longest time that the end of one object may take, such as `.seconds(10)`.
///
/// - Since: 0.1.0 of this package
public typealias TimeLimit = DIEngine.TimeLimit

extension DIContainer {
  /// Ends all objects that the container keeps, and that have an end.
  ///
  /// ```swift
  /// container.register(Database.init)
  ///   .lifetime(.perContainer(.strong))
  ///   .onEnd { try await $0.close() }
  /// let server: Server = container.resolve()
  /// try await container.end(timeout: .seconds(10))
  /// ```
  ///
  /// Also those that are kept for the process (`single`, `perRun`) and that it has made, if the container has an engine of
  /// its own: one that several containers share ends by `engine.end()`. Other containers make new ones then.
  ///
  /// Each object that was made and has an `onEnd` ends once: before those that it received, also those that it received by
  /// lazies, providers and injections. Independent ones end at the same time, those of a cycle one after another, the one
  /// first that was finished last. Child containers end first. What is being made when the end begins is awaited; requests
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

extension DIScope {
  /// Ends all objects that the scope keeps, and that have an end.
  ///
  /// ```swift
  /// container.register(Basket.init)
  ///   .lifetime(.custom(session))
  ///   .onEnd { await $0.store() }
  /// try await session.end()
  /// ```
  ///
  /// Each object that was made and has an `onEnd` ends once: before those that it received, also those that it received by
  /// lazies, providers and injections. Independent ones end at the same time, those of a cycle one after another, the one
  /// first that was finished last. Child scopes keep what they have. What is being made when the end begins is awaited; requests
  /// that begin later fail. A second call waits for the first. Cancelling the task skips nobody.
  ///
  /// - Parameter timeout: The longest time that the end of one object may take, and the making of those that are awaited;
  ///   nil for any time. An end that takes longer is cancelled and left behind; the others go on.
  /// - Throws: `EndFailure`, once all others have ended, if an end threw an error or took too long.
  /// - Complexity: O(*n* + *m*) besides the ends, where *n* objects received others *m* times.
  /// - Since: 0.1.0 of this package
  public func end(timeout: TimeLimit? = nil) async throws {
    try await slots.end(timeout, clean)
  }
}

internal import DIEngine

extension DIRegistrationBuilder {
  /// Ends each object of the component when its container ends.
  ///
  /// ```swift
  /// builder.register(type: Database.init)
  ///   .lifetime(.perScope)
  ///   .onEnd { try await $0.close() }
  /// try await container.end(timeout: .seconds(10))
  /// ```
  ///
  /// An object ends once, before those that it received. Something must keep it: objects that each request makes anew
  /// have no end, and the log says so.
  ///
  /// - Parameter end: Receives the object. It may be synchronous or asynchronous, and of any actor.
  /// - Returns: This builder. The last call wins.
  /// - Since: 0.1.0 of this package
  @discardableResult
  public func onEnd(
    _ end: @escaping @isolated(any) @Sendable (Impl) async throws -> Void
  ) -> Self {
    declaration.component.rare.ending = endAction(end)
    return self
  }
}

public import DIEngine

extension GraphSource {
  /// Reports all requests to the engine, of containers and scopes of all generations, until the observation ends.
  ///
  /// ```swift
  /// let observation = container.observe { event in
  ///   print(event.depth, event.kind)
  /// }
  /// ```
  ///
  /// A container or scope observes its engine. So scopes of release 1 and containers that share the engine are observed
  /// together. Containers whose parent, at any distance, is observed are observed, too, whether they exist already or are
  /// created later. The parents of an observed container are not: it reports what it requests of them, but not what others
  /// request.
  ///
  /// A request that runs already is reported from its next request on, or not at all, and a delayed value that was
  /// requested before not at all.
  ///
  /// - Parameter body: Receives each event on the thread that causes it, in order, outside of all locks of the library.
  ///   Several threads may call it at a time. It may use containers; its own requests aren't reported to it.
  /// - Returns: The observation. It ends when nothing holds it, or by ``Observation/cancel()``.
  /// - Complexity: The engine, and those of children, choose again for their requests at the beginning and at the end.
  ///   Observed requests are several times slower. An engine that nobody observes executes no instruction for it.
  /// - Since: 0.1.0 of this package
  public func observe(_ body: @escaping @Sendable (ContainerEvent) -> Void) -> Observation {
    Observation(of: engine, by: Observer(body))
  }
}

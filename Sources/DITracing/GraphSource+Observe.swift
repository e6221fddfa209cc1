public import DIEngine

extension Engine {
  /// Reports all requests to the engine, of containers and scopes of all generations, until the observation ends.
  ///
  /// ```swift
  /// let observation = container.engine.observe { event in
  ///   print(event.depth, event.kind)
  /// }
  /// ```
  ///
  /// Containers that are created afterwards with such a container as their parent are observed, too; those that exist
  /// are not, nor are parents. A request that runs already is reported from its next request on, or not at all, and a
  /// delayed value that was requested before not at all.
  ///
  /// - Parameter body: Receives each event on the thread that causes it, in order, outside of all locks of the library.
  ///   Several threads may call it at a time. It may use containers; its own requests aren't reported to it.
  /// - Returns: The observation. It ends when nothing holds it, or by ``Observation/cancel()``.
  /// - Complexity: The engine compiles its requests anew at the beginning and at the end. Observed requests are several
  ///   times slower. An engine that nobody observes executes no instruction for it.
  /// - Since: 0.1.0 of this package
  public func observe(_ body: @escaping @Sendable (ContainerEvent) -> Void) -> Observation {
    Observation(of: self, by: Observer(body))
  }
}

/// A running observation of an engine: it ends when nothing holds it. It holds the engine.
///
/// - Since: 0.1.0 of this package
public final class Observation: Sendable {
  private let engine: Engine
  private let observer: Observer
  private let tracer: Tracer

  init(of engine: Engine, by observer: Observer) {
    self.engine = engine
    self.observer = observer
    tracer = Tracer(inherited: { observer.receive($0, $1) })
    engine.registry.add(tracer)
  }

  deinit {
    cancel()
  }

  /// Ends the observation, and releases its closure. A request that runs on another thread may report one more event.
  ///
  /// - Since: 0.1.0 of this package
  public func cancel() {
    observer.cancel()
    engine.registry.remove(tracer)
  }
}

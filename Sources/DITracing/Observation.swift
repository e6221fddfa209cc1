internal import DIEngine

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
    tracer = Tracer(isInherited: true) { observer.receive($0, $1) }
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

  /// The number of spans that have begun and not ended.
  package var openSpans: Int { observer.openSpans }
}

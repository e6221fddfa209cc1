internal import DIEngine

/// Records the events of observed engines for a trace viewer, such as [Perfetto](https://ui.perfetto.dev).
///
/// ```swift
/// let recorder = TraceRecorder()
/// let observation = container.observe(recorder.record)
/// startApp()
/// observation.cancel()
/// try recorder.json.write(toFile: "start.json", atomically: true,
///   encoding: .utf8)
/// ```
///
/// One recorder may observe several engines at a time.
///
/// - Since: 0.1.0 of this package
public final class TraceRecorder: Sendable {
  private struct State {
    var events: [ContainerEvent] = []
    var dropped = 0
  }

  private let state = Guarded(State())
  private let limit: Int

  /// Creates an empty recorder.
  ///
  /// - Parameter limit: The number of events that it records at most, so that it doesn't fill the memory. It drops later
  ///   ones.
  /// - Since: 0.1.0 of this package
  public init(limit: Int = 1_000_000) {
    self.limit = limit
  }

  /// Records an event.
  ///
  /// - Parameter event: The event.
  /// - Since: 0.1.0 of this package
  @Sendable
  public func record(_ event: ContainerEvent) {
    state.locked { state in
      if state.events.count < limit { state.events.append(event) } else { state.dropped += 1 }
    }
  }

  /// The recorded events, in the order of each thread and task.
  ///
  /// - Since: 0.1.0 of this package
  public var events: [ContainerEvent] { state.value.events }

  /// The number of events that were dropped, since the recorder was full.
  ///
  /// - Since: 0.1.0 of this package
  public var droppedEvents: Int { state.locked { $0.dropped } }

  /// The events as a document in Chrome's trace format, which Perfetto and `chrome://tracing` open.
  ///
  /// It has a row for each thread, and as many rows for tasks as made asynchronous requests at a time: a row shows tasks
  /// one after another, and their numbers. Requests, makings and injections are bars within each other, what is found,
  /// kept or fails are marks. A bar that had not ended has no end.
  ///
  /// - Complexity: O(*n*) in the number of events.
  /// - Since: 0.1.0 of this package
  public var json: String { ChromeTrace(of: events).json }
}

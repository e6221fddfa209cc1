/// The app's log; it forwards each line to all other sinks.
public final class Journal: LogSink {
  public let sinks: [any LogSink]

  public init(sinks: [any LogSink]) {
    self.sinks = sinks
  }

  public func write(_ line: String) {
    for sink in sinks { sink.write(line) }
  }
}

/// Receives lines of the app's log.
public protocol JournalSink: AnyObject {
  func write(_ line: String)
}

/// Stores the last lines for a passenger's mail to support.
public final class MemorySink: JournalSink {
  public private(set) var lines: [String] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  public func write(_ line: String) {
    lines.append(line)
    if lines.count > limit {
      lines.removeFirst()
    }
  }
}

/// Counts lines that report a failure.
public final class FailureCounter: JournalSink {
  public private(set) var failures = 0

  public func write(_ line: String) {
    if line.hasPrefix("!") {
      failures += 1
    }
  }
}

/// The sink for all writers; it forwards each line to all other sinks.
public final class Journal: JournalSink {
  public let sinks: [JournalSink]

  init(sinks: [JournalSink]) {
    self.sinks = sinks
  }

  public func write(_ line: String) {
    for sink in sinks {
      sink.write(line)
    }
  }
}

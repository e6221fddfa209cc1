/// Takes lines of the app's log.
public protocol JournalSink: AnyObject {
  func write(_ line: String)
}

/// Keeps the last lines, for the mail that a passenger sends to the support.
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

/// The sink that everybody writes to; it hands each line on to all others.
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

/// Records events.
public protocol Logger: AnyObject {
  var lines: [String] { get }

  func log(_ line: String)
}

public final class ConsoleLogger: Logger {
  public private(set) var lines: [String] = []

  public init() {}

  public func log(_ line: String) {
    lines.append("> " + line)
  }
}

public final class FileLogger: Logger {
  public private(set) var lines: [String] = []
  private let clock: Clock

  public init(clock: Clock) {
    self.clock = clock
  }

  public func log(_ line: String) {
    lines.append("\(clock.hour):00 \(line)")
  }
}

/// Forwards each message to all loggers.
public final class Journal {
  public let loggers: [Logger]

  public init(loggers: [Logger]) {
    self.loggers = loggers
  }

  public func log(_ line: String) {
    for logger in loggers { logger.log(line) }
  }
}

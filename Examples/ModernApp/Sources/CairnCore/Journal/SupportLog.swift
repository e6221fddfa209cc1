/// Stores all lines for a support report.
public final class SupportLog: LogSink {
  public private(set) var lines: [String] = []

  public init() {}

  public func write(_ line: String) {
    lines.append(line)
  }
}

/// Stores the last lines for a crash report.
public final class Breadcrumbs: LogSink {
  private let limit: Int
  public private(set) var trail: [String] = []

  public init(limit: Int = 5) {
    self.limit = limit
  }

  public func write(_ line: String) {
    trail = (trail + [line]).suffix(limit)
  }
}

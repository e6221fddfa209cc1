import AlmanacModel

public final class TideJournal: Journal {
  public let name = "tides"
  public private(set) var lines: [String] = []

  public func write(_ line: String) {
    lines.append(line)
  }
}

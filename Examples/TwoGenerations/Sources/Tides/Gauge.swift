/// A water gauge; there is one at each end of the harbour.
public final class Gauge {
  public private(set) var readings: [Int] = []

  public func read(_ level: Int) {
    readings.append(level)
  }
}

import AlmanacModel

/// Alerts its warden when the water is high.
public final class FloodAlarm {
  public internal(set) var warden: Warden?
  public internal(set) var journals: [Journal] = []
  private let levels: TideLevels

  init(levels: TideLevels) {
    self.levels = levels
  }

  public func look() {
    guard levels.level >= 400 else { return }
    for journal in journals { journal.write("flood") }
  }
}

/// Watches an alarm and, if there is one, uses the lookout.
public final class Warden {
  public let alarm: FloodAlarm
  public internal(set) var lookout: Lookout?

  init(alarm: FloodAlarm) {
    self.alarm = alarm
  }
}

public final class Lookout {}

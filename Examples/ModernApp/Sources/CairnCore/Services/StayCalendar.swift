public final class StayCalendar {
  public let clock: any Clock

  init(clock: any Clock) {
    self.clock = clock
  }

  public func canBook(_ stay: Stay) -> Bool {
    stay.first >= clock.tonight
  }

  /// The evening on which the app reminds of a stay.
  public func reminder(for stay: Stay) -> Night {
    max(clock.tonight, stay.first.later(by: -2))
  }
}

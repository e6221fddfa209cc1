import AlmanacModel

/// High water comes every twelve hours, the highest when the moon is new or full.
final class HarmonicTides: TideLevels {
  private let moon: MoonPhases
  private let clock: Clock

  init(moon: MoonPhases, clock: Clock) {
    self.moon = moon
    self.clock = clock
  }

  var level: Int {
    let toHighWater = abs(clock.hour % 12 - 6)
    let spring = abs(moon.age % 14 - 7)
    return (6 - toHighWater) * (40 + spring * 10)
  }
}

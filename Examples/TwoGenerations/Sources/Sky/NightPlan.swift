import AlmanacModel

/// The plan of tonight's observations, from a beach that must be dry.
public final class NightPlan {
  public let levels: any TideLevels
  public let moon: any MoonPhases
  public let journals: [any Journal]
  public internal(set) var telescope: Telescope?

  init(levels: any TideLevels, moon: any MoonPhases, journals: [any Journal]) {
    self.levels = levels
    self.moon = moon
    self.journals = journals
  }

  public func begin() -> Bool {
    let isDark = moon.age < 4
    for journal in journals { journal.write(isDark ? "stars" : "moon") }
    return isDark && levels.level < 200
  }
}

import AlmanacModel
import DIv1Compat
import DIv3
import Sky
import Tides

// Optional dependencies that are missing are wanted here, so they need no log messages.
DISetting.Log.level = .warning

let almanac = try Almanac()

// The modern moon goes by the old clock, and the old tides follow the modern moon.
let clock: HarbourClock = *!almanac.old
clock.hour = 30
let moon: any MoonPhases = *almanac.modern
let levels: any TideLevels = *!almanac.old
print("day \(moon.age) of the moon, water at \(levels.level) cm")

// A modern plan and an old alarm write into the journals of both.
let plan: NightPlan = *almanac.modern
print(plan.begin() ? "stars tonight" : "no stars tonight")
let alarm: FloodAlarm = *!almanac.old
alarm.look()
for journal in plan.journals { print("\(journal.name): \(journal.lines.joined(separator: ", "))") }

// Names and arguments mean the same to both.
let post = Post(name: "Pier", height: 250)
let report = try almanac.old.resolve(TideReport.self, arg: post)
let observation: Observation = almanac.modern.resolve(args: post)
print("\(post.name): dry \(report.isDry), above the water \(observation.isAboveWater)")
let gauges = (
  try almanac.old.resolve(name: "north") as Gauge, almanac.modern.resolve(name: "north") as Gauge
)
print("a gauge for each scope: \(gauges.0 !== gauges.1)")

// An old scope keeps a modern plan, with the tides of that scope.
let evening = almanac.old.newLifeTimeScope()
let tonight: NightPlan = *!evening
print("one plan in the evening: \(*!evening as NightPlan === tonight && tonight !== plan)")

// Each generation closes the cycles of the other one.
let astronomer: Astronomer = try almanac.old.resolve()
let master: Harbourmaster = *almanac.modern
print(
  "closed: \(astronomer.dome.astronomer === astronomer), \(master.alarm.warden?.alarm === master.alarm)"
)

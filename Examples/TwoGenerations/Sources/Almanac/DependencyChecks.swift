import AlmanacModel
import DIv1Compat
import DIv3
import Sky
import Tides

/// Checks dependencies of one module on the other.
struct DependencyChecks {
  private let list: Checklist
  private let almanac: Almanac

  init(_ list: Checklist) throws {
    self.list = list
    almanac = try Almanac()
  }

  func run() throws {
    let clock: HarbourClock = *!almanac.old
    clock.hour = 30
    list.check((*almanac.modern as any Clock) === clock, "the old clock is the modern one")
    let moon: any MoonPhases = *almanac.modern
    list.check(moon.age == 1, "the modern moon goes by the old clock")
    list.check(*!almanac.old as any MoonPhases === moon, "one moon for all")
    let levels: any TideLevels = *!almanac.old
    list.check(levels.level == 600, "the old tides follow the modern moon")

    let plan: NightPlan = *almanac.modern
    list.check(plan.journals.map(\.name) == ["sky", "tides"], "journals of both, in order")
    list.check(plan.telescope?.narrow.power == 60, "a property of the part's own")
    list.check(plan.telescope?.wide.power == 8, "and another, by its tag")
    list.check(plan.telescope?.filter == nil, "an injection of an unregistered type is skipped")
    list.check(!plan.begin(), "dark, but wet")
    list.check((*!almanac.old as TideJournal).lines == ["stars"], "the old journal has it, too")

    let alarm: FloodAlarm = *!almanac.old
    list.check(alarm.journals.map(\.name) == ["sky", "tides"], "an old closure gets both")
    alarm.look()
    let lines = plan.journals.map(\.lines)
    list.check(lines == [["stars", "flood"], ["stars", "flood"]], "which are the same")

    let master: Harbourmaster = *almanac.modern
    list.check(master.plan === plan, "the app's own component has the plan")
    list.check(master.alarm.warden?.alarm === master.alarm, "and an old cycle that is closed")
    list.check(master.alarm.warden?.lookout == nil, "an old optional of an unregistered type")

    let astronomer: Astronomer = try almanac.old.resolve()
    list.check(astronomer.dome.astronomer === astronomer, "a modern cycle, by an old request")
    let warden: Warden = *almanac.modern
    list.check(warden.alarm.warden === warden, "an old cycle, by a modern request")
  }
}

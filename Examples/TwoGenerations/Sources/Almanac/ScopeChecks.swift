import AlmanacModel
import DIv1Compat
import DIv3
import Sky
import Tides

/// Checks lifetimes and selection by names, tags and arguments.
struct ScopeChecks {
  private let list: Checklist
  private let almanac: Almanac

  init(_ list: Checklist) throws {
    self.list = list
    almanac = try Almanac()
  }

  func run() throws {
    let levels: any TideLevels = *!almanac.old
    let evening = almanac.old.newLifeTimeScope()
    list.check(*!almanac.old as any TideLevels === levels, "a scope keeps its tides")
    list.check(*!evening as any TideLevels !== levels, "another one has others")
    list.check((*almanac.modern as any TideLevels) !== levels, "so has the container")
    let plan: NightPlan = *!evening
    list.check(*!evening as NightPlan === plan, "an old scope keeps a modern plan")
    list.check(plan.levels === *!evening as any TideLevels, "which has the tides of that scope")
    list.check((*almanac.modern as NightPlan) !== plan, "and isn't the container's")
    almanac.modern.clean()
    list.check(*!evening as NightPlan === plan, "nor dropped with it")

    let north: Gauge = try almanac.old.resolve(name: "north")
    list.check(try almanac.old.resolve(name: "south") as Gauge !== north, "a gauge for each name")
    let modernNorth: Gauge = almanac.modern.resolve(name: "north")
    list.check(modernNorth === almanac.modern.resolve(name: "north") as Gauge, "for each asker")
    list.check(modernNorth !== north, "by its own scope")
    list.check((*almanac.modern as Gauge?) == nil, "nameless there is none")

    let post = Post(name: "Pier", height: 250)
    let report = try almanac.old.resolve(TideReport.self, arg: post)
    list.check(report.post == post && report.isDry, "an old report of an argument")
    let observation: Observation = almanac.modern.resolve(args: post)
    list.check(observation.post == post && observation.isAboveWater, "a modern look of one")
  }
}

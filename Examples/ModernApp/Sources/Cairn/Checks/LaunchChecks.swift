import CairnApp
import CairnCore
import CairnStorage
import DITranquillity

struct LaunchChecks {
  let stage: Stage
  var list: Checklist { stage.list }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    list.equal(
      stage.support.lines, ["launched: Analytics, Reminders"],
      "launch tasks run in the order of the frameworks")

    let database: Database = stage.container.resolve()
    list.equal(database.version, 3, "the database is migrated step by step")
    list.equal(
      database.tableNames, ["bookings", "favourites", "huts"], "each migration made its table")
    list.equal(database.openings, 1, "it was opened once, by the eager singles")
    stage.container.initializeSingletonObjects()
    list.equal(database.openings, 1, "eager singles are made only once")

    let health = stage.coordinator.health
    list.equal(
      health.areas, ["clock", "backend", "reachability", "database"],
      "the report has the probes of all frameworks")
    list.equal(health.sickAreas, [], "everything works")
    list.equal(
      health.network.areas, ["backend", "reachability"],
      "the network's doctor has the probes of its framework")
    list.equal(health.network.complaints, [], "and they work, too")

    let again: AppCoordinator = stage.container.resolve()
    list.check(again === stage.coordinator, "there is one coordinator")
    list.equal(stage.app.log.messages(of: .error), [], "no errors while launching")
    list.equal(stage.app.log.messages(of: .warning), [], "no warnings while launching")
  }
}

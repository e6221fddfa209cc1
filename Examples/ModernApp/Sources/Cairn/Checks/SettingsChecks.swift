import CairnApp
import CairnCore

struct SettingsChecks {
  let stage: Stage
  var list: Checklist { stage.list }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    let town = Coordinate(latitude: 46.1, longitude: 11.2)
    let raven = stage.coordinator.explore.open("raven")
    list.equal(raven.way(from: town), "34 km", "the formatter is found by its name")

    let settings = SettingsController()
    stage.app.prepare(settings)
    list.equal(settings.title, "Kilometres", "what was injected is there when the view loads")
    settings.switchUnits()
    list.equal(raven.way(from: town), "21 mi", "all screens share the preferences")

    let reopened = SettingsController()
    stage.app.prepare(reopened)
    list.equal(reopened.title, "Miles", "and so does the next controller")
    reopened.switchUnits()
    list.equal(raven.way(from: town), "34 km", "the units are as before")
  }
}

import CairnApp
import CairnCore
import DITranquillity
import UIKit

@MainActor
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

    SettingsStoryboard.install()
    let storyboard: UIStoryboard = stage.app.container.resolve(name: "Settings")
    let settings = open(storyboard)
    list.equal(settings.title, "Kilometres", "the injections have run when the view loads")
    settings.switchUnits()
    list.equal(raven.way(from: town), "21 mi", "all screens share the preferences")

    // Opening a storyboard by name finds the registered one.
    let reopened = open(UIStoryboard(name: "Settings", bundle: nil))
    list.equal(reopened.title, "Miles", "and so does the next controller")
    reopened.switchUnits()
    list.equal(raven.way(from: town), "34 km", "the units are as before")
    list.equal([settings.loads, reopened.loads], [1, 1], "each view was loaded once")
  }

  /// Opens a storyboard and returns the screen in its navigation controller.
  private func open(_ storyboard: UIStoryboard) -> SettingsController {
    let frame = storyboard.instantiateInitialViewController() as! UINavigationController
    let settings = frame.topViewController as! SettingsController
    settings.loadViewIfNeeded()
    return settings
  }
}

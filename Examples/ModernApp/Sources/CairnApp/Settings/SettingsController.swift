import CairnCore
import CairnStorage

public final class SettingsController: Controller {
  public internal(set) var preferences: Preferences!
  public private(set) var loads = 0

  public override func viewDidLoad() {
    loads += 1
    title = preferences.isMetric ? "Kilometres" : "Miles"
  }

  public func switchUnits() {
    preferences.isMetric.toggle()
  }
}

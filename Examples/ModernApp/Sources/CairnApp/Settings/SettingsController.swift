import CairnStorage
import UIKit

/// The screen of the file Settings.storyboard.
public final class SettingsController: UIViewController {
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

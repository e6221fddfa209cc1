import CairnCore
import CairnStorage

/// Formats distances in the user's preferred units.
final class DistanceText {
  private let preferences: Preferences
  var metric: (any DistanceFormatter)!
  var imperial: (any DistanceFormatter)!

  init(preferences: Preferences) {
    self.preferences = preferences
  }

  func text(kilometres: Double) -> String {
    let formatter: any DistanceFormatter = preferences.isMetric ? metric : imperial
    return formatter.text(kilometres: kilometres)
  }
}

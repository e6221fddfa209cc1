import Core

/// The list of crossings between two ports, or of marked crossings.
public final class CrossingsViewController: Screen {
  public var formatter: MoneyFormatter!
  public let crossings: [Crossing]
  private let heading: String

  init(heading: String, crossings: [Crossing]) {
    self.heading = heading
    self.crossings = crossings
  }

  public override var title: String {
    return heading
  }
}

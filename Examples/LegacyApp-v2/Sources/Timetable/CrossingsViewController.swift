import Core

/// The list of the crossings between two ports, or of some that were marked.
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

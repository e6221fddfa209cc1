import FerryCore
import UIKit

public protocol TimetableView: AnyObject {
  func show(_ rows: [String])
}

public final class TimetableViewController: UIViewController, TimetableView {
  public internal(set) var presenter: TimetablePresenter!
  public private(set) var rows: [String] = []

  public override func viewDidLoad() {
    title = "Timetable"
    presenter.load()
  }

  public func show(_ rows: [String]) {
    self.rows = rows
  }

  public func select(row: Int) {
    presenter.select(row)
  }
}

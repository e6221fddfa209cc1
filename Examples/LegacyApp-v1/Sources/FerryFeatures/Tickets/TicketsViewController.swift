import UIKit

public final class TicketsViewController: UIViewController {
  public internal(set) var presenter: TicketsPresenter!
  public private(set) var rows: [String] = []

  public override func viewDidLoad() {
    title = "Tickets"
    rows = presenter.rows()
  }
}

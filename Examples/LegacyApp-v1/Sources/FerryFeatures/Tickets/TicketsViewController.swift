public final class TicketsViewController: ViewController {
  public internal(set) var presenter: TicketsPresenter!
  public private(set) var rows: [String] = []

  public override func viewDidLoad() {
    title = "Tickets"
    rows = presenter.rows()
  }
}

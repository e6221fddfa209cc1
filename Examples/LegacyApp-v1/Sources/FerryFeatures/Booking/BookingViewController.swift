import FerryCore

public final class BookingViewController: ViewController {
  public internal(set) var presenter: BookingPresenter!
  public internal(set) var message = ""

  public override func viewDidLoad() {
    title = "Booking"
  }
}

import FerryCore
import UIKit

public final class BookingViewController: UIViewController {
  public internal(set) var presenter: BookingPresenter!
  public internal(set) var message = ""

  public override func viewDidLoad() {
    title = "Booking"
  }
}

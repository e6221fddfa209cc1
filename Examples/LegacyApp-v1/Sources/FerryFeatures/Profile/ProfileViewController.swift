import UIKit

public final class ProfileViewController: UIViewController {
  public internal(set) var presenter: ProfilePresenter!
  public internal(set) var image = ""

  public override func viewDidLoad() {
    title = presenter.title
  }
}

public final class ProfileViewController: ViewController {
  public internal(set) var presenter: ProfilePresenter!
  public internal(set) var image = ""

  public override func viewDidLoad() {
    title = presenter.title
  }
}

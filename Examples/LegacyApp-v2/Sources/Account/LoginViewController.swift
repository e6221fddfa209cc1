import Core

public final class LoginViewController: Screen, LoginView {
  public private(set) var problem: String?
  public private(set) var isClosed = false
  private let presenter: LoginPresenter

  init(presenter: LoginPresenter) {
    self.presenter = presenter
  }

  public override var title: String {
    return "Login"
  }

  /// Whether the presenter belongs to this screen.
  public var isWired: Bool {
    return presenter.view === self
  }

  public func tapLogin(user: String, pin: String) {
    problem = nil
    presenter.submit(user: user, pin: pin)
  }

  func show(problem: String) {
    self.problem = problem
  }

  func close() {
    isClosed = true
  }
}

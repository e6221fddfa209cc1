import Core

public final class CheckoutViewController: Screen, CheckoutView {
  public private(set) var total = ""
  public private(set) var tickets: [Int] = []
  public private(set) var problem: String?
  public var palette: Palette!
  private let presenter: CheckoutPresenter

  init(presenter: CheckoutPresenter) {
    self.presenter = presenter
  }

  public override var title: String {
    return "Checkout"
  }

  public override func didLoad() {
    presenter.start()
  }

  /// Whether screen, presenter and coordinator are one triple.
  public var isWired: Bool {
    return presenter.view === self && presenter.coordinator.presenter === presenter
  }

  public var isFinished: Bool {
    return presenter.coordinator.isFinished
  }

  public static var coordinators: Int {
    return CheckoutCoordinator.created
  }

  public func tapPay(by kind: PaymentKind) {
    problem = nil
    presenter.pay(by: kind)
  }

  func show(total: String) {
    self.total = total
  }

  func show(tickets: [Int]) {
    self.tickets = tickets
  }

  func show(problem: String) {
    self.problem = problem
  }
}

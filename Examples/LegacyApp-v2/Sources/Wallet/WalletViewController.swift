import Core

public final class WalletViewController: Screen {
  public var presenter: WalletPresenter!
  public private(set) var rows: [String] = []

  public override var title: String {
    return "Wallet"
  }

  public override func didLoad() {
    rows = presenter.rows()
  }
}

/// The presenter of one screen, for the whole session.
public final class WalletPresenter {
  public weak var screen: WalletViewController?
  private let box: TicketBox

  init(box: TicketBox) {
    self.box = box
  }

  func rows() -> [String] {
    return box.tickets.map { "\($0.number) \($0.title)" }
  }
}

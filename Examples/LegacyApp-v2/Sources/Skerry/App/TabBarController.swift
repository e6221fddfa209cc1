import Account
import Core
import Timetable
import Wallet

final class TabBarController: Screen {
  private(set) var tabs: [Screen] = []

  override var title: String {
    return "Tabs"
  }

  func set(
    search: SearchViewController, wallet: WalletViewController, profile: ProfileViewController
  ) {
    tabs = [search, wallet, profile]
  }

  override func didLoad() {
    for tab in tabs {
      tab.loadIfNeeded()
    }
  }
}

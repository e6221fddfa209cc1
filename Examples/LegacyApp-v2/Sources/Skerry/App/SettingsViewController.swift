import Core
import DITranquillity

/// Created by the system, without a container.
class SettingsViewController: Screen {
  var store: KeyValueStore!
  var session: SessionProvider!
  var journal: JournalSink?
  private(set) var timesWired = 0

  override var title: String {
    return "Settings"
  }

  func wired() {
    timesWired += 1
  }

  func tapRemember(port: String) {
    store.set(port, forKey: "home port")
  }
}

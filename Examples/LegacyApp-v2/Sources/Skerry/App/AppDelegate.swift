import Core

/// Created by the system, so the container only injects into it.
final class AppDelegate {
  var router: RootRouter!
  var journal: JournalSink!
  var links: DeepLinkHandler!
  private(set) var launches = 0

  func didFinishLaunching() {
    launches += 1
    journal.write("launched")
  }
}

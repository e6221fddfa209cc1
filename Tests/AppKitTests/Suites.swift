import AppKit
import Testing

/// Tests that share process-wide settings and therefore run serially.
@Suite("Storyboards of AppKit", .serialized)
struct Suites {}

func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try MainActor.assumeIsolated(body)
}

/// The dependency of controllers.
final class Service: Sendable {}

class Pane: NSViewController {
  var service: Service?
  var injections = 0

  func inject(_ service: Service) {
    self.service = service
    injections += 1
  }
}

final class ListPane: Pane {}
final class DetailPane: Pane {}

final class MainWindow: NSWindowController {
  var injections = 0
}

/// Storyboard files with unique names for each test.
@MainActor
struct Files {
  let main = "Main\(Files.next())"
  let remote = "Remote\(Files.next())"

  private static var count = 0

  private static func next() -> Int {
    count += 1
    return count
  }

  init() {
    StoryboardFile(
      entry: "window",
      scenes: [
        "window": .window(MainWindow.self, content: "split"),
        "split": .view(NSSplitViewController.self, items: [.scene("list"), .storyboard(remote)]),
        "list": .view(ListPane.self, items: [.scene("detail")]),
        "detail": .view(DetailPane.self),
        "tabs": .view(NSTabViewController.self, items: [.scene("detail")]),
      ]
    ).add(as: main)
    StoryboardFile(entry: "remote", scenes: ["remote": .view(ListPane.self)]).add(as: remote)
  }
}

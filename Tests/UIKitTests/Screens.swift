import Testing
import UIKit

/// The dependency of screens.
final class Service: Sendable {}

/// Records the events of screens, in order.
@MainActor
enum Journal {
  static var lines: [String] = []

  static func read(_ body: () throws -> Void) rethrows -> [String] {
    lines = []
    defer { lines = [] }
    try body()
    return lines
  }
}

class Screen: UIViewController {
  var service: Service?
  var injections = 0

  func inject(_ service: Service) {
    self.service = service
    injections += 1
    Journal.lines.append("inject \(type(of: self))")
  }

  override func awakeFromNib() {
    Journal.lines.append("awake \(type(of: self))")
  }

  override func viewDidLoad() {
    Journal.lines.append("load \(type(of: self))")
  }
}

/// The first screen, which leads to all others.
final class RootScreen: Screen {
  var destination: UIViewController?
  var destinationWasComplete = false

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier != nil else { return }
    destination = segue.destination
    destinationWasComplete = (segue.destination as? Screen)?.service != nil
    Journal.lines.append("prepare")
  }
}

final class DetailScreen: Screen {}
final class EmbeddedScreen: Screen {}
/// An unregistered screen.
final class PlainScreen: Screen {}
/// The initial screen of another storyboard.
final class RemoteScreen: Screen {}
/// A screen with another one as its child.
final class FrameScreen: Screen {}

/// Storyboard files with unique names, so that tests are independent.
@MainActor
struct Files {
  let main = "Main\(Files.next())"
  let remote = "Remote\(Files.next())"

  private static var count = 0

  private static func next() -> Int {
    count += 1
    return count
  }

  init(in bundle: Bundle = .main) {
    StoryboardFile(
      entry: "entry",
      scenes: [
        "entry": .init(UINavigationController.self, relationships: [.scene("root")]),
        "root": .init(
          RootScreen.self, embeds: [.scene("embedded")],
          segues: ["detail": .scene("detail"), "remote": .storyboard(remote)]),
        "detail": .init(DetailScreen.self),
        "embedded": .init(EmbeddedScreen.self),
        "plain": .init(PlainScreen.self),
        "double": .init(UINavigationController.self, relationships: [.scene("entry")]),
        "three": .init(
          FrameScreen.self,
          relationships: [.scene("detail"), .scene("frame"), .scene("root")]),
        "frame": .init(FrameScreen.self, relationships: [.scene("embedded")]),
        "nested": .init(FrameScreen.self, relationships: [.scene("frame")]),
        "away": .init(UINavigationController.self, relationships: [.storyboard(remote)]),
        "tabs": .init(
          UITabBarController.self, relationships: [.scene("detail"), .scene("entry")]),
        "split": .init(
          UISplitViewController.self, relationships: [.scene("root"), .scene("detail")]),
        "pages": .init(UIPageViewController.self),
      ]
    ).add(as: main, in: bundle)
    StoryboardFile(entry: "remote", scenes: ["remote": .init(RemoteScreen.self)])
      .add(as: remote, in: bundle)
  }
}

/// Returns the root screen inside a navigation controller.
@MainActor
func rootScreen(of controller: UIViewController?) -> RootScreen? {
  controller?.children.first as? RootScreen
}

/// Checks that a storyboard of ``Files`` injects a screen, then each child with its subtree, once.
@MainActor
func expectWholeTreeInjected(in storyboard: UIStoryboard) {
  let lines = Journal.read {
    _ = storyboard.instantiateViewController(withIdentifier: "three")
  }
  #expect(
    lines.filter { $0.hasPrefix("inject") } == [
      "inject FrameScreen", "inject DetailScreen", "inject FrameScreen",
      "inject EmbeddedScreen", "inject RootScreen",
    ])
  let double = storyboard.instantiateViewController(withIdentifier: "double")
  #expect(rootScreen(of: double.children.first)?.injections == 1)
  let tabs = storyboard.instantiateViewController(withIdentifier: "tabs")
  #expect((tabs.children.first as? Screen)?.injections == 1)
  #expect(rootScreen(of: tabs.children.last)?.injections == 1)
  let split = storyboard.instantiateViewController(withIdentifier: "split")
  #expect(split.children.map { ($0 as? Screen)?.injections } == [1, 1])
  #expect(storyboard.instantiateViewController(withIdentifier: "pages").children.isEmpty)
}

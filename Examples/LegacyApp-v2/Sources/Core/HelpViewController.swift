import UIKit

/// Tells about the module that shows it. Each one that has help registers it for itself.
public final class HelpViewController: UIViewController {
  public var topic = ""
  public var palette: Palette!
  public private(set) var lines: [String] = []

  public override func viewDidLoad() {
    title = "Help"
    lines = ["\(topic) (\(palette.accent))"]
  }
}

/// Stands for the file Help.storyboard, which only a phone can read.
public enum HelpStoryboard {
  public static func install() {
    StoryboardFile(
      entry: "Frame",
      scenes: [
        "Frame": .init(UINavigationController.self, relationships: [.scene("Help")]),
        "Help": .init(HelpViewController.self),
      ]
    ).add(as: "Help")
  }
}

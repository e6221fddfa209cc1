import UIKit

/// Explains the module that shows it. Each module with help registers its own.
public final class HelpViewController: UIViewController {
  public var topic = ""
  public var palette: Palette!
  public private(set) var lines: [String] = []

  public override func viewDidLoad() {
    title = "Help"
    lines = ["\(topic) (\(palette.accent))"]
  }
}

/// Stands in for the file Help.storyboard, which requires UIKit.
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

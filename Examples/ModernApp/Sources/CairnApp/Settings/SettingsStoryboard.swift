import UIKit

/// Stands in for the file Settings.storyboard, which requires UIKit.
@MainActor
public enum SettingsStoryboard {
  public static func install() {
    StoryboardFile(
      entry: "Frame",
      scenes: [
        "Frame": .init(UINavigationController.self, relationships: [.scene("Settings")]),
        "Settings": .init(SettingsController.self),
      ]
    ).add(as: "Settings")
  }
}

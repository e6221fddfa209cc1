import UIKit

/// Stands for the file Settings.storyboard, which only a phone can read.
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

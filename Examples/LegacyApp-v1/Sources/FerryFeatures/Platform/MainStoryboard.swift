import UIKit

/// Stands in for the file Main.storyboard, which requires UIKit.
public enum MainStoryboard {
  public static func install() {
    StoryboardFile(
      entry: "Timetable",
      scenes: [
        "About": .init(AboutViewController.self),
        "Booking": .init(BookingViewController.self),
        "Profile": .init(ProfileViewController.self),
        "Tickets": .init(TicketsViewController.self),
        "Timetable": .init(
          TimetableViewController.self,
          segues: ["about": .scene("About"), "profile": .scene("Profile")]),
        "Account": .init(
          UINavigationController.self, relationships: [.scene("Profile")]),
      ]
    ).add(as: "Main")
  }
}

/// A screen without dependencies.
public final class AboutViewController: UIViewController {}

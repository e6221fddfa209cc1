import DITranquillity

/// Makes the controllers of the app, and lets the container inject into them.
public final class Storyboard {
  private static let controllers: [String: ViewController.Type] = [
    "About": AboutViewController.self,
    "Booking": BookingViewController.self,
    "Profile": ProfileViewController.self,
    "Tickets": TicketsViewController.self,
    "Timetable": TimetableViewController.self,
  ]

  private let container: DIScope

  public init(container: DIScope) {
    self.container = container
  }

  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    let controller = Storyboard.controllers[identifier]!.init()
    // There are controllers that need nothing, and are not registered.
    try? container.resolve(controller)
    return controller
  }
}

/// Needs nothing.
public final class AboutViewController: ViewController {}

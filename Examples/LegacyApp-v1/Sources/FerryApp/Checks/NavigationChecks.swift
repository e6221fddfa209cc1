import DITranquillity
import FerryCore
import FerryFeatures
import UIKit

/// The storyboard creates controllers; the container injects into them.
struct NavigationChecks {
  private let list: Checklist
  private let app: AppDelegate

  init(_ list: Checklist) throws {
    self.list = list
    app = try AppDelegate()
  }

  func run() throws {
    list.check(app.window.root === *!app.container as Navigator, "the window has the navigator")
    guard let timetable = app.show("Timetable") as? TimetableViewController else {
      return list.check(false, "the first screen is the timetable")
    }
    list.check(timetable.title == "Timetable", "it was loaded")
    list.check(
      timetable.rows == ["8:00 Oslo", "10:00 Turku", "21:30 Bremen"], "it shows all crossings")
    list.check(timetable.presenter.view === timetable, "its presenter leads back to it")
    list.check(
      timetable.presenter.router.presenter === timetable.presenter,
      "the router leads back to its presenter")

    let client: HTTPClient = *!app.container
    list.check(
      client.requests.sorted()
        == ["https://api.ferries.example/crossings", "https://api.ferries.example/ports"],
      "each was loaded once")

    let second = TimetableViewController()
    try app.container.resolve(second)
    list.check(second.presenter !== timetable.presenter, "another screen, another presenter")
    list.check(second.presenter.view === second, "which has that screen")
    let alone: TimetablePresenter = *!app.container
    list.check(alone.view == nil, "a presenter that no screen requested has none")
    list.check(alone.router.presenter === alone, "its router has it nevertheless")
    list.check((*?app.container as TimetableView?) == nil, "the container makes no screens")

    checkProfile()
    checkStoryboard()

    let about = app.show("About")
    list.check(app.window.root.top === about, "a screen that isn't registered is shown as well")
    list.check(app.window.root.stack.count == 3, "three screens lie on each other")
    app.window.root.pop()
    list.check(app.window.root.top is ProfileViewController, "the profile lies below")
  }

  private func checkStoryboard() {
    let storyboard = DIStoryboard(name: "Main", bundle: nil, container: app.container)
    guard let first = storyboard.instantiateInitialViewController() as? TimetableViewController
    else {
      return list.check(false, "the storyboard begins with the timetable")
    }
    list.check(first.presenter.view === first, "it is injected before it is shown")
    list.check(!first.isViewLoaded, "its view is loaded later")
    first.performSegue(withIdentifier: "profile", sender: nil)
    let shown = first.presentedViewController as? ProfileViewController
    list.check(shown?.presenter != nil, "a segue leads to an injected screen")
    first.performSegue(withIdentifier: "about", sender: nil)
    list.check(
      first.presentedViewController is AboutViewController, "another one to a plain screen")
    let account = storyboard.instantiateViewController(withIdentifier: "Account")
    let profile = account.children.first as? ProfileViewController
    list.check(profile?.presenter != nil, "so is a screen inside of a navigation controller")
  }

  private func checkProfile() {
    let maps: ImageCache? = try? app.container.resolve(name: "maps")
    maps?.images["home"] = "harbour"
    guard let profile = app.show("Profile") as? ProfileViewController else {
      return list.check(false, "there is a profile")
    }
    list.check(profile.title == "Guest", "nobody is logged in")
    list.check(profile.image == "harbour", "it found its image by name")
    list.check(profile.presenter.fingerprint == nil, "there is no reader for fingerprints")
    list.check(profile.presenter.faceID == nil, "nor for faces")
    list.check(profile.presenter.view === profile, "the presenter found the screen")
    list.check(
      (*?app.container as ProfileViewController?) === profile,
      "the scope keeps the screen that was injected")
    let other = ProfileViewController()
    list.check((try? app.container.resolve(other)) != nil, "another one can be injected")
    list.check(other.presenter === profile.presenter, "it gets the same presenter")
    list.check(*!app.container as ProfileViewController === profile, "the first one is kept")
  }
}

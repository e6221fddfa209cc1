import CairnApp
import CairnBooking
import CairnCore
import CairnExplore
import UIKit

// Goes through screens of the app, and prints what they show.

let app = AppDelegate()
let coordinator = app.launch()
print("needs attention:", coordinator.health.sickAreas)

// The platform makes this screen; the container injects into it.
let search = SearchController()
app.prepare(search)
print("\(search.title): \(search.names.joined(separator: ", "))")

// The router opens the others: an argument says which hut they are about.
let raven = coordinator.explore.open("raven")
let comparison = coordinator.explore.compare("marmot", with: "raven")
print("the higher of two:", comparison.winner?.name ?? "none")
let town = Coordinate(latitude: 46.1, longitude: 11.2)
print(raven.hut?.name ?? "no hut", raven.way(from: town) ?? "", raven.weather ?? "")

// A view model of the main actor, with layers of several parts.
let map: MapViewModel = app.container.resolve()
print("on the map:", map.legend.joined(separator: ", "))

// A storyboard makes this one. All screens share the preferences.
SettingsStoryboard.install()
let frame = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()
let settings = (frame as? UINavigationController)?.topViewController as? SettingsController
settings?.loadViewIfNeeded()
settings?.switchUnits()
print("in miles: \(raven.way(from: town) ?? "")")

// A session has a child container, and ends with it.
if let session = coordinator.sessions.signIn(name: "Ada", password: "edelweiss") {
  let booking = BookingController()
  session.prepare(booking)
  let stay = Stay(hut: "larch", first: Night(7 * 30_000), nights: 2, guests: 2)
  print(booking.presenter.router.openSummary(of: stay).text)
  booking.presenter.choose(stay)
  booking.presenter.confirm()
  print("\(session.home.welcome.text) \(booking.receipt?.text ?? booking.problem ?? "no answer")")
}
coordinator.sessions.signOut()

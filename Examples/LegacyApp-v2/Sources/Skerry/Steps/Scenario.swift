import DITranquillity

/// A day with the app: the actions of a user, and their expected results.
final class Scenario {
  let checks = Checks()
  let launcher = Launcher()
  let container: DIContainer

  init() throws {
    container = try launcher.launch()
  }

  var delegate: AppDelegate { return launcher.delegate }
  var router: RootRouter { return delegate.router }

  func run() -> Checks {
    checks.step("what the launch logged", launchTrace)
    checks.step("launch", launch)
    checks.step("what Core offers", coreServices)
    checks.step("a guest looks around", guest)
    checks.step("the harbour office is closed", userErrors)
    checks.step("Ada logs in", login)
    checks.step("sessions are apart", sessions)
    checks.step("Ada books", booking)
    checks.step("payment", payment)
    checks.step("Ada looks at her tickets", wallet)
    checks.step("settings, which the system makes", settings)
    checks.step("help out of two storyboards", help)
    checks.step("what modules may not see", access)
    checks.step("late binding", lateBinding)
    checks.step("logout", logout)
    checks.step("the kiosk", kiosk)
    checks.step("a build that can't be", brokenBuild)
    checks.step("requests that can't be", brokenRequests)
    checks.step("registrations in detail", registrations)
    checks.step("what requests tell", traces)
    return checks
  }
}

import Foundation

do {
  let checks = try Scenario().run()
  print(checks.summary)
  exit(checks.failed == 0 ? 0 : 1)
} catch {
  print("The app did not launch: \(error)")
  exit(1)
}

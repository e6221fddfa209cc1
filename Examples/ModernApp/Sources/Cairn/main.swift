import CairnApp
import Foundation

let checklist = Checklist()
let stage = Stage(checklist)

LaunchChecks(stage).run()
ExploreChecks(stage).run()
await MapChecks(stage).run()
SettingsChecks(stage).run()
AccountChecks(stage).run()
BookingChecks(stage).run()
NetworkChecks(stage).run()
RegistrationChecks(stage).run()
LifetimeChecks(stage).run()
DoubleChecks(stage).run()
LogChecks(stage).run()
ThreadChecks(stage).run()

print("\(checklist.passed) checks passed, \(checklist.failed) failed")
exit(checklist.failed == 0 ? 0 : 1)

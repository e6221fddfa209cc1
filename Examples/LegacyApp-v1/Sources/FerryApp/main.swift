import Foundation

let checklist = Checklist()

do {
  try LaunchChecks(checklist).run()
  try LoggingChecks(checklist).run()
  try RegistrationChecks(checklist).run()
  try NavigationChecks(checklist).run()
  try CycleChecks(checklist).run()
  try BookingChecks(checklist).run()
  try SessionChecks(checklist).run()
  try LazyChecks(checklist).run()
  try ErrorChecks(checklist).run()
  try ThreadChecks(checklist).run()
} catch {
  checklist.check(false, "stopped by \(error)")
}

print("\(checklist.passed) checks passed, \(checklist.failed) failed")
exit(checklist.failed == 0 ? 0 : 1)

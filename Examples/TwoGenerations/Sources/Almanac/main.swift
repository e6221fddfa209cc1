import DIv3
import Foundation

// Optional dependencies that are missing are checked below, so they need no log messages.
DISetting.Log.level = .warning

let checklist = Checklist()

do {
  try DependencyChecks(checklist).run()
  try ScopeChecks(checklist).run()
  try ErrorChecks(checklist).run()
} catch {
  checklist.check(false, "stopped by \(error)")
}

print("\(checklist.passed) checks passed, \(checklist.failed) failed")
exit(checklist.failed == 0 ? 0 : 1)

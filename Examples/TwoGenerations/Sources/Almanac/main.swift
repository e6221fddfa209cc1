import DIv3
import Foundation

// What the modern API goes without is checked, not read.
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

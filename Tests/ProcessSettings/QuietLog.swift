import DIv3
import Foundation

/// Discards the messages of the modern generation: hundreds of tests make requests that fail on purpose.
///
/// Tests of messages set a function of their own. The process of an exit test prints its messages, which such
/// tests may compare. So does a run with `SHOW_LOG=1`.
@_cdecl("tests_process_starts")
public func processStarts() {
  let environment = ProcessInfo.processInfo.environment
  let isOfExitTest = environment.keys.contains { $0.contains("EXIT_TEST_ID") }
  guard !isOfExitTest, environment["SHOW_LOG"] == nil else { return }
  DISetting.Log.fun = { _, _ in }
}

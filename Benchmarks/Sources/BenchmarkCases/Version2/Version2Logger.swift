import DIv2Compat

/// The cost of logging in version 2 without a logger: in a process that never had a logger, and in
/// one whose logger has been removed.
///
/// Each work needs a process of its own, because loggers are process-wide.
enum Version2Logger {
  private static let operations = 200_000

  private final class Logger: DILogger {
    func log(_ event: DILogEvent, msg: String) {}
  }

  static func never(_ work: Work) -> Work {
    Work("\(work.name).never", pace: .once, operations: operations) {
      repeating(work.prepare())
    }
  }

  static func gone(_ work: Work) -> Work {
    Work("\(work.name).gone", pace: .once, operations: operations) {
      let logger = Logger()
      DILoggerComposite.add(logger: logger)
      let run = work.prepare()
      run.perform(10)
      DILoggerComposite.remove(logger: logger)
      DILoggerComposite.wait()
      return repeating(run)
    }
  }

  private static func repeating(_ run: Run) -> Run {
    run.perform(operations / 10)
    return Run(
      perform: { count in
        for _ in 0..<count { run.perform(operations) }
      }, reset: run.reset)
  }
}

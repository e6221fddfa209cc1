// Rules: M1-05 M1-13
import DIv1Compat

public enum OwnersAmongMany {
  protocol Log: AnyObject {}
  final class FileLog: Log {}
  final class ScreenLog: Log {}
  final class AllLogs: Log {
    let logs: [Log]
    init(logs: [Log]) { self.logs = logs }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { FileLog() }.asType(Log.self).lifetime(.lazySingle)
    builder.register { AllLogs(logs: **!$0) }.asType(Log.self).asDefault().lifetime(.lazySingle)
    builder.register { ScreenLog() }.asType(Log.self)
    let scope = try builder.build()
    let all: Log = *!scope
    let every: [Log] = **!scope
    return [
      (all as! AllLogs).logs.map { "\(type(of: $0))" }.joined(separator: " "),
      every.map { "\(type(of: $0))" }.joined(separator: " "), "\(every[1] === all)",
    ]
  }
}

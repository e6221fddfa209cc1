// Rules: M1-05 M1-13
import DITranquillity

public enum OwnersAmongMany {
  protocol Log: AnyObject {}
  final class FileLog: Log {}
  final class ScreenLog: Log {}
  final class AllLogs: Log {
    let logs: [Log]
    init(logs: [Log]) { self.logs = logs }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { FileLog() }.as(check: Log.self) { $0 }.lifetime(.perRun(.strong))
    builder.register { AllLogs(logs: many($0)) }.as(check: Log.self) { $0 }.default().lifetime(.perRun(.strong))
    builder.register { ScreenLog() }.as(check: Log.self) { $0 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let all: Log = *scope
    let every: [Log] = scope.resolveMany()
    return [
      (all as! AllLogs).logs.map { "\(type(of: $0))" }.joined(separator: " "),
      every.map { "\(type(of: $0))" }.joined(separator: " "), "\(every[1] === all)",
    ]
  }
}

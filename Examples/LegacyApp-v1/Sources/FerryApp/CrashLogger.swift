import DITranquillity
import FerryCore

/// In a real app, sends its lines after a crash.
final class CrashLogger: BufferedLogger {
  override func log(_ message: String) {
    super.log("crash report: " + message)
  }
}

final class CrashLoggerModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { CrashLogger() }
      .asSelf()
      .asType(Logger.self)
      .lifetime(.lazySingle)
  }
}

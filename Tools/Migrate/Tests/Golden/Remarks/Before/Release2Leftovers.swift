// Rules: M2-62
import DIv2Compat

enum Release2Leftovers {
  final class Trace: DILogger {
    func log(_ event: DILogEvent, msg: String) {}
  }

  static func share(_ window: DIContainer, _ session: DIContainer) {
    window.useScope(from: session)
  }
}

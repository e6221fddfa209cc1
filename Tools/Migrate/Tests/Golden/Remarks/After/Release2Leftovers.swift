// Rules: M2-62
import DITranquillity

enum Release2Leftovers {
  // MIGRATE(M2-62): a declaration without an automatic successor (`DILogger`): see the page; see docs/migration/declarations-2.md#errors
  final class Trace: DILogger {
    // MIGRATE(M2-62): a declaration without an automatic successor (`DILogEvent`): see the page; see docs/migration/declarations-2.md#errors
    func log(_ event: DILogEvent, msg: String) {}
  }

  static func share(_ window: DIContainer, _ session: DIContainer) {
    // MIGRATE(M2-62): a declaration without an automatic successor (`useScope(from:)`): see the page; see docs/migration/declarations-2.md#errors
    window.useScope(from: session)
  }
}

// Rules: M1-62
import DITranquillity

enum Scanning {
  // MIGRATE(M1-62): a declaration without an automatic successor (`DIScanModule`): see the page; see docs/migration/declarations-1.md#errors
  static func predicate(of module: DIScanModule) -> String { return "\(module)" }
  static func scope(_ scope: DIContainer) -> DIContainer { return scope }
}

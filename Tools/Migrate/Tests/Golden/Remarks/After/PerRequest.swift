// Rules: M1-67
import DITranquillity

enum PerRequest {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-67): perRequest: perContainer(.weak) is nearest; see docs/migration/declarations-1.md#lifetimes
    builder.register { Ink() }.instancePerRequest()
  }
}

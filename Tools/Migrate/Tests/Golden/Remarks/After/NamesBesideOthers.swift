// Rules: M1-53
import DITranquillity

enum NamesBesideOthers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-53): a name beside components without one: make one of them the default; see docs/migration/differences.md#between-the-generations
    builder.register { Ink() }.lifetime(.perDependency)
    // MIGRATE(M1-53): a name beside components without one: make one of them the default; see docs/migration/differences.md#between-the-generations
    builder.register { Ink() }.asName("blue").lifetime(.perDependency)
  }
}

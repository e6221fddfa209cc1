// Rules: M2-52
import DITranquillity

enum Release2NamesAndOthers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M2-52): names with an object each, and requests without them: one registration for each name; see docs/migration/differences.md#between-the-generations
    builder.register(type: Ink.init).set(name: "blue").set(name: "red").lifetime(.lazySingle)
    builder.initializeSingletonObjects()
    let container = builder
    let ink: Ink = try container.resolved()
    print(ink)
  }
}

// Rules: M1-71
import DITranquillity

enum RepeatedRegistrations {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    for name in ["a", "b"] {
      // MIGRATE(M1-71): a registration that runs several times: pass file and line, which distinguish the registrations; see docs/migration/recipes.md#modules-with-stored-properties
      builder.register { Ink() }.asName(name).lifetime(.perDependency)
    }
    ["c"].forEach { name in
      // MIGRATE(M1-71): a registration that runs several times: pass file and line, which distinguish the registrations; see docs/migration/recipes.md#modules-with-stored-properties
      builder.register { Ink() }.asName(name).lifetime(.perDependency)
    }
  }
}

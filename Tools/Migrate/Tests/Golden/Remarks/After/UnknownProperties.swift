// Rules: M1-66
import DITranquillity

enum UnknownProperties {
  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-66): a property whose type the sources do not tell: cycle: true, if the injection leads back; see docs/migration/recipes.md#what-1to3sed-leaves
    builder.register { Foreign() }
      .lifetime(.perScope)
      .dependency { $1.owner = *!$0 }
  }
}

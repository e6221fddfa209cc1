// Rules: M2-71
import DITranquillity

enum Release2NamesInLoops {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    for tone in ["blue", "red"] {
      // MIGRATE(M2-71): a registration that runs several times: pass file and line, which distinguish the registrations; see docs/migration/recipes.md#modules-with-stored-properties
      builder.register(type: Ink.init).set(name: tone).lifetime(.perDependency)
    }
    for _ in 0..<2 {
      builder.register(Ink.init).as(Ink.self, name: "green").lifetime(.prototype)
    }
  }
}

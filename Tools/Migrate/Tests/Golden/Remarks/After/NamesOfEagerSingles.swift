// Rules: M1-52
import DITranquillity

enum NamesOfEagerSingles {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-52): names of eager singles, or of objects that are made anew: objectForEachName(), if nobody minds when they are made; see docs/migration/differences.md#between-the-generations
    builder.register { Ink() }.asName("blue").asDefault().lifetime(.single)
    builder.initializeSingletonObjects()
    let scope = builder
    print(try scope.resolved(name: "blue") as Ink)
  }
}

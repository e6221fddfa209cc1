// Rules: M1-52
import DITranquillity

enum NamesAmongMany {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-52): names with an object each, and requests for all of the type: one registration for each name; see docs/migration/differences.md#between-the-generations
    builder.register { Ink() }.asName("blue").asDefault().lifetime(.lazySingle)
    builder.initializeSingletonObjects()
    let scope = builder
    let all: [Ink] = scope.resolveMany()
    print(all)
  }
}

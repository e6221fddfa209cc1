// Rules: M1-52
import DITranquillity

enum NamesWithObjectsEach {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-52): names with an object each: one registration for each name; see docs/migration/differences.md#between-the-generations
    builder.register { Ink() }.asName("blue").asDefault().lifetime(.lazySingle)
  }
}

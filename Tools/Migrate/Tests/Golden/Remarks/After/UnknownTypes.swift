// Rules: M1-55
import DITranquillity

enum UnknownTypes {
  final class Ink {}

  static func make() -> Ink { return Ink() }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-55): a type that the sources do not tell: say the type in the closure; see docs/migration/declarations-1.md#services-and-names
    builder.register { make() }.asName("a").lifetime(.perDependency)
  }
}

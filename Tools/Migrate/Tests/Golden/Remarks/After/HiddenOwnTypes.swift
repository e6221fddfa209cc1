// Rules: M1-54
import DITranquillity

enum HiddenOwnTypes {
  protocol Page: AnyObject {}
  final class Paper: Page {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-54): an own type that asType hides, and that others offer, too: make one of them the default; see docs/migration/differences.md#between-the-generations
    builder.register { Paper() }.lifetime(.perDependency)
    // MIGRATE(M1-54): an own type that asType hides, and that others offer, too: make one of them the default; see docs/migration/differences.md#between-the-generations
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
  }
}

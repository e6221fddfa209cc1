// Rules: M1-57
import DITranquillity

enum CommentsOfRemovedCalls {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-57): a link of a chain that has no successor (a comment before a call that has no successor): see the page; see docs/migration/declarations-1.md#initializers-and-injections
    builder.register { Ink() }
      // for everybody
      .asSelf()
      .lifetime(.perDependency)
  }
}
